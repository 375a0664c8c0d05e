import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Lets this answer be a page, and gives the nonce that its scripts and styles carry: no others run (BFF-05). */
    allowPage: () => string;
  }
}

/** What development needs beyond the strict policy: Vite's style elements and its socket. */
export interface PolicyOptions {
  isDevelopment: boolean;
}

/**
 * The content security policy of a page.
 *
 * Scripts run by nonce, and what they load runs with them (`strict-dynamic`); `'self'` is for browsers that do not
 * know that word. Style sheets come from here or carry the nonce; style attributes are allowed, because react-aria
 * writes some into server-rendered markup (visually hidden texts) and an attribute can neither load nor run anything
 * that `img-src` and `script-src` do not let through.
 */
function contentSecurityPolicy(nonce: string, { isDevelopment }: PolicyOptions): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic' 'self'`,
    'script-src-attr': "'none'",
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** What is no page loads, runs and frames nothing, wherever a browser comes to show it. */
const NO_PAGE_POLICY =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every answer, errors included. A page replaces the policy by its own. */
export const SECURITY_HEADERS = {
  'content-security-policy': NO_PAGE_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** A host as RFC 9110 has it, with its port: a name, an IPv4 address or an IPv6 address in brackets. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Whether a request names one host, and one that can be one. Of two the proxy in front may have believed the other; a
 * text that is no host would become part of an origin. HTTP/1.0 knows no host.
 */
function hasSoundHost({ raw: { rawHeaders, httpVersion }, host, protocol }: FastifyRequest): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts === 0) return httpVersion === '1.0';
  return hosts === 1 && HOST.test(host) && ['http', 'https'].includes(protocol);
}

/** Puts the security headers on every answer, pages, calls and errors alike (BFF-05). */
export function registerSecurity(app: FastifyInstance, options: PolicyOptions): void {
  app.decorateReply('allowPage', function (this: FastifyReply) {
    const nonce = randomBytes(16).toString('base64url');
    this.header('Content-Security-Policy', contentSecurityPolicy(nonce, options));
    return nonce;
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    if (!hasSoundHost(request)) {
      reply.header('connection', 'close');
      return done(Object.assign(new Error('The request names no host, or not one.'), { statusCode: 400 }));
    }
    if (request.origin.startsWith('https:'))
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}
