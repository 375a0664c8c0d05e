import type { FastifyInstance, FastifyRequest } from 'fastify';
import { splitScenarios } from '#mocks/scenarios/parseScenarios.ts';
import type { SharedView } from '#mocks/world.ts';
import type { Config } from '#server/config/config.ts';
import { isLocale, type Locale } from '#src/config/locales.ts';
import { DEFAULT_SITE, readSiteCode, SITES, type SiteCode } from '#src/config/sites.ts';
import { COOKIES, findCookie } from '#src/lib/cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The country site this request is for. */
    site: SiteCode;
    /** The language of the response. */
    locale: Locale;
    /** Unvalidated scenario names from the cookie. */
    scenarios: readonly string[];
    /** Preview settings that an application reads from a signed address; `null` is the visitor's own shop. */
    sharedView: SharedView | null;
  }
}

/** One query parameter; the first one if it is repeated. Fastify parses no query of an address that it refuses. */
export function readQuery(request: FastifyRequest, name: string): string | undefined {
  const query = request.query as Record<string, string | string[] | undefined> | null;
  if (!query) return new URLSearchParams(request.url.split('?')[1]).get(name) ?? undefined;
  const value = query[name];
  return Array.isArray(value) ? value[0] : value;
}

/** A parameter of the page that made a call or posted a form. Its own address is newer than the visitor's cookie. */
function readPageQuery({ method, headers }: FastifyRequest, name: string): string | null | undefined {
  const isPage = (method === 'GET' || method === 'HEAD') && headers['sec-fetch-dest'] !== 'empty';
  const address = headers['x-original-address'] ?? headers.referer;
  if (isPage || typeof address !== 'string') return undefined;
  return URL.parse(address)?.searchParams.get(name);
}

/** The site of an address that names none. */
export const visitorSite = (request: FastifyRequest): SiteCode =>
  findCookie(request.headers.cookie ?? '', COOKIES.site, readSiteCode) ??
  readSiteCode(request.hostname.includes('.') ? request.hostname.split('.')[0] : undefined) ??
  DEFAULT_SITE;

/**
 * The site of a request: from its query, else from the page that made it, else from the visitor's cookie, else from the
 * host's first label (`ch-fr.localhost`), else DE. Invalid values are skipped (contract: pages).
 *
 * A call names its site in a header. Without the header it belongs to the page that made it, like a posted form, so that
 * two tabs on two sites do not share a cart.
 */
function resolveSite(request: FastifyRequest): SiteCode {
  return (
    readSiteCode(request.headers['x-hunter-site']) ??
    readSiteCode(readQuery(request, 'site')) ??
    readSiteCode(readPageQuery(request, 'site')) ??
    visitorSite(request)
  );
}

/**
 * The language of a request: `?locale=`, else that of the page that made it, because a call can write a mail or record a
 * consent, else the site's own.
 */
function resolveLocale(request: FastifyRequest, site: SiteCode): Locale {
  const requested = [readQuery(request, 'locale'), readPageQuery(request, 'locale')];
  return requested.find(isLocale) ?? SITES[site].locale;
}

/** The language of any request, also of one that failed before the hook below. */
export const localeOf = (request: FastifyRequest): Locale => resolveLocale(request, resolveSite(request));

/** Takes the site of the page that posted a form: the cookie can be that of another tab. */
export function adoptPostedSite(request: FastifyRequest): void {
  const { site: posted } = (request.body ?? {}) as { site?: unknown };
  const site = typeof posted === 'string' ? readSiteCode(posted) : undefined;
  if (!site) return;
  request.site = site;
  request.locale = resolveLocale(request, site);
}

const FORM = /^application\/x-www-form-urlencoded\b/i;

/** Determines site, language and scenarios of every request; scenarios apply only in the demo. */
export function registerVisitor(app: FastifyInstance, { isDemo }: Pick<Config, 'isDemo'>): void {
  app.decorateRequest('site', DEFAULT_SITE);
  app.decorateRequest('locale', SITES[DEFAULT_SITE].locale);
  app.decorateRequest('scenarios');
  app.decorateRequest('sharedView', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.site = resolveSite(request);
    request.locale = resolveLocale(request, request.site);
    request.scenarios = isDemo ? splitScenarios(request.cookies[COOKIES.scenario]) : [];
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (FORM.test(request.headers['content-type'] ?? '')) adoptPostedSite(request);
    done();
  });
}
