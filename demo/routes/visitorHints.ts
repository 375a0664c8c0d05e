import type { FastifyReply, FastifyRequest } from 'fastify';
import { overrideRequestCookie, setCookie } from '#server/http/cookies.ts';
import { HINT_SECONDS } from '#src/config/limits.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { formatCartCount } from '#src/lib/visitorHint.ts';

/** Stores a hint for the first paint of this page and the next ones, also without JavaScript; '' deletes it. */
function remember(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
  overrideRequestCookie(request, name, value);
  setCookie(request, reply, name, value, { maxAgeSeconds: value === '' ? 0 : HINT_SECONDS });
}

/** Stores the number of articles in the cart. */
export const rememberCartCount = (request: FastifyRequest, reply: FastifyReply, count: number): void =>
  remember(request, reply, COOKIES.cartCount, formatCartCount(request.site, count) ?? '');

/** Stores whether the visitor has signed up for the newsletter, so that the footer offers it or does not. */
export const rememberNewsletter = (request: FastifyRequest, reply: FastifyReply, isSettled: boolean): void =>
  remember(request, reply, COOKIES.newsletterSettled, isSettled ? request.site : '');

/** Deletes all hints, so that the response to a log-out shows none of them. */
export function forgetVisitor(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [COOKIES.visitorName, COOKIES.cartCount, COOKIES.newsletterSettled])
    remember(request, reply, name, '');
}
