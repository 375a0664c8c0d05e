import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Sets a page's content security policy and returns the nonce that its scripts and styles must carry. */
    allowPage: (framing?: Framing) => string;
  }
}

/** Whether a page may be framed or has frames; most pages do neither. */
interface Framing {
  /** Pages of this origin may frame it. @default false */
  isFramed?: boolean;
  /** It frames pages of this origin. @default false */
  hasFrames?: boolean;
}

/** Additional sources for development: Vite's style elements and its WebSocket. */
export interface PolicyOptions {
  isDevelopment: boolean;
}

/**
 * The content security policy of a page.
 *
 * Scripts need the nonce, and scripts that they load are trusted (`strict-dynamic`); `'self'` is for browsers without
 * support for it. Style sheets come from this origin or carry the nonce. No markup has a `style` attribute; scripts may
 * set single properties under this policy.
 */
function contentSecurityPolicy(
  nonce: string,
  { isDevelopment }: PolicyOptions,
  { isFramed = false, hasFrames = false }: Framing,
): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic' 'self'`,
    'script-src-attr': "'none'",
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'none'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-src': hasFrames ? "'self'" : "'none'",
    'frame-ancestors': isFramed ? "'self'" : "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** The policy of responses that are not pages: they load, run and frame nothing. */
const NO_PAGE_POLICY =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The headers of every response, including errors. A page replaces the policy with its own, and what may be cached says
 * so: a shared cache decides itself about a response that does not, even if it sets a visitor's session.
 */
export const SECURITY_HEADERS = {
  'cache-control': 'no-store',
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
 * Whether a request has exactly one valid host. With two, the proxy may have used the other one; an invalid host would
 * become part of an origin. HTTP/1.0 has no host.
 */
function hasSoundHost({ raw: { rawHeaders, httpVersion }, host, protocol }: FastifyRequest): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return false;
  // Only the parser knows which ports and addresses there are.
  const isHost = HOST.test(host) && URL.canParse(`http://${host}`);
  return (isHost || (hosts === 0 && host === '')) && ['http', 'https'].includes(protocol.toLowerCase());
}

/** Adds the security headers to every response: pages, calls and errors. */
export function registerSecurity(app: FastifyInstance, options: PolicyOptions): void {
  app.decorateReply('allowPage', function (this: FastifyReply, framing: Framing = {}) {
    const nonce = randomBytes(16).toString('base64url');
    this.header('Content-Security-Policy', contentSecurityPolicy(nonce, options, framing));
    if (framing.isFramed) this.header('X-Frame-Options', 'SAMEORIGIN');
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
