import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { COOKIE_NAME } from '#server/config/cookieName.ts';
import type { ServerLimits } from '#server/config/limits.ts';
import { SITES } from '#src/config/sites.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { isSecure, OWN_COOKIES } from './cookies.ts';
import { bodyTimeout, sendSentence } from './errors.ts';

/** Size of a request's target and header, in bytes. */
const sizeOf = ({ raw: { rawHeaders, url = '' } }: FastifyRequest): number =>
  rawHeaders.reduce((size, text) => size + text.length + 2, url.length);

/** A cookie of the contract that is longer than this is not kept when there are too many. */
const MAX_KEPT_LENGTH = 1_024;
const KNOWN_COOKIES: readonly string[] = [
  ...Object.values(COOKIES),
  ...Object.values(SITES).flatMap(({ footer }) => footer.reducingCookies),
];

/** Browsers keep fewer cookies of a site; more than these would make a long response of a short request. */
const MAX_DELETIONS = 200;

/** Deletes the cookies that are not this shop's, or far too long. Cookies of a parent domain stay. */
function deleteForeignCookies(cookies: string, reply: FastifyReply, shopCookies: readonly string[]): void {
  // Only a `Secure` line deletes a cookie named `__Secure-…` or `__Host-…`.
  const flags = isSecure(reply.request) ? 'Max-Age=0; Secure' : 'Max-Age=0';
  for (const pair of cookies.split(';', MAX_DELETIONS)) {
    const name = pair.slice(0, pair.indexOf('=')).trim();
    const isKnown = KNOWN_COOKIES.includes(name) || shopCookies.includes(name);
    const isKept = OWN_COOKIES.includes(name) || (isKnown && pair.length <= MAX_KEPT_LENGTH);
    if (!isKept && COOKIE_NAME.test(name)) reply.header('set-cookie', `${name}=; Path=/; ${flags}`);
  }
}

/** Whether a request has no body, or an empty one. */
const isWithoutBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0);

/**
 * Ends requests whose body takes too long, as Node ends those with files.
 *
 * @returns a function that lets a request take as long as Node allows
 */
function limitBodyTime({ server }: FastifyInstance, requestMs: number): (request: IncomingMessage) => void {
  const uploads = new WeakSet<IncomingMessage>();
  server.on('request', (request: IncomingMessage) => {
    if (isWithoutBody(request)) return;
    const timer = setTimeout(() => {
      if (request.complete || uploads.has(request)) return;
      server.emit('clientError', bodyTimeout(), request.socket);
    }, requestMs);
    request.once('close', () => clearTimeout(timer));
  });
  return (request) => void uploads.add(request);
}

/**
 * Rejects a header that is too long and a body that takes too long, and gives the type of a body that is empty no
 * meaning: many clients name a type for calls without a body. If cookies made the header too long, the next request
 * works, because they are deleted.
 */
export function registerRequestShape(
  app: FastifyInstance,
  { headerBytes, bodyBytes, requestMs }: ServerLimits,
  { cookieNames }: Pick<Config, 'cookieNames'>,
): void {
  const shopCookies = Object.values(cookieNames).flat();
  const allowUpload = limitBodyTime(app, requestMs);
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    if (sizeOf(request) > headerBytes) {
      const { cookie = '' } = headers;
      const areCookies = cookie.length > headerBytes / 2;
      // No other site can make them so long, so it cannot delete them either.
      if (areCookies) deleteForeignCookies(cookie, reply, shopCookies);
      sendSentence(
        request,
        reply.header('connection', 'close'),
        431,
        areCookies ? 'page.error.cookies' : undefined,
      );
      return;
    }
    if (isWithoutBody(request.raw)) delete headers['content-type'];
    // A route with a longer body takes files.
    if ((request.routeOptions.bodyLimit ?? 0) > bodyBytes) allowUpload(request.raw);
    done();
  });
}
