import type { FastifyInstance, FastifyRequest } from 'fastify';
import { splitScenarios } from '#mocks/scenarios/parseScenarios.ts';
import type { Config } from '#server/model/config.ts';
import { isLocale, type Locale } from '#src/config/locales.ts';
import { DEFAULT_SITE, isSiteCode, SITES, type SiteCode } from '#src/config/sites.ts';
import { COOKIES } from '#src/lib/cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The country site this request is for. */
    site: SiteCode;
    /** The language of the answer. */
    locale: Locale;
    /** Scenario names in the cookie, as the visitor set them. */
    scenarios: readonly string[];
  }
}

/** A site's code as people write it: `pl`, `ch-fr`, `CH_FR`. */
function toSite(text: string | undefined | null): SiteCode | undefined {
  const code = text?.toUpperCase().replace('-', '_');
  return isSiteCode(code) ? code : undefined;
}

/** One query parameter; of several with one name the first counts. */
export function readQuery(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, string | string[] | undefined>)[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The site that an address names by its query. */
function siteOfAddress(address: string | undefined): SiteCode | undefined {
  return toSite(address && URL.parse(address)?.searchParams.get('site'));
}

/**
 * The site of a request: what its address says, else the page it comes from, else the visitor's cookie, else the
 * host's first label (`ch-fr.localhost`), else DE. What names no site is passed over (contract: pages).
 *
 * A call names its site in a header; one that does not is of the page that made it, so that two tabs on two sites do
 * not meet in one cart.
 */
function resolveSite(request: FastifyRequest): SiteCode {
  const isCall = request.headers['sec-fetch-dest'] === 'empty';
  return (
    toSite(request.headers['x-hunter-site'] as string | undefined) ??
    toSite(readQuery(request, 'site')) ??
    (isCall ? siteOfAddress(request.headers.referer) : undefined) ??
    toSite(request.cookies[COOKIES.site]) ??
    toSite(request.hostname.includes('.') ? request.hostname.split('.')[0] : undefined) ??
    DEFAULT_SITE
  );
}

/** The language of a request: `?locale=`, else the site's own. */
function resolveLocale(request: FastifyRequest, site: SiteCode): Locale {
  const asked = readQuery(request, 'locale');
  return isLocale(asked) ? asked : SITES[site].locale;
}

/** Finds out for every request which site, language and scenarios it is for; without the demo no scenario counts. */
export function registerVisitor(app: FastifyInstance, { isDemo }: Pick<Config, 'isDemo'>): void {
  app.decorateRequest('site', DEFAULT_SITE);
  app.decorateRequest('locale', SITES[DEFAULT_SITE].locale);
  app.decorateRequest('scenarios');
  app.addHook('onRequest', (request, _reply, done) => {
    request.site = resolveSite(request);
    request.locale = resolveLocale(request, request.site);
    request.scenarios = isDemo ? splitScenarios(request.cookies[COOKIES.scenario]) : [];
    done();
  });
}
