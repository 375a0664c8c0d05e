import type { FastifyReply, FastifyRequest } from 'fastify';
import { overrideRequestCookie, setCookie } from '#server/http/cookies.ts';
import { HINT_SECONDS } from '#src/config/limits.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { formatCartCount } from '#src/lib/visitorHint.ts';

/** Stores the cart count for the first paint of this page and the next ones, also without JavaScript (BEY-16). */
export function rememberCartCount(request: FastifyRequest, reply: FastifyReply, count: number): void {
  const value = formatCartCount(request.site, count) ?? '';
  overrideRequestCookie(request, COOKIES.cartCount, value);
  setCookie(request, reply, COOKIES.cartCount, value, { maxAgeSeconds: value === '' ? 0 : HINT_SECONDS });
}
