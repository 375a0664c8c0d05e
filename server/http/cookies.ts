import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopCookie } from '#mocks/world.ts';
import { COOKIES } from '#src/lib/cookies.ts';

/** This server's own cookies, which upstreams neither receive nor set. */
export const OWN_COOKIES: readonly string[] = [
  COOKIES.session,
  COOKIES.csrf,
  COOKIES.scenario,
  COOKIES.site,
  COOKIES.sharedPreview,
];

/** How long the demo remembers a visitor's choices, in seconds. */
export const REMEMBER_SECONDS = 400 * 24 * 60 * 60;

/** Whether cookies can be `Secure`: browsers take such a cookie from https only. */
export const isSecure = ({ origin }: Pick<FastifyRequest, 'origin'>): boolean => origin.startsWith('https:');

/** Sets a cookie with the flags of every demo cookie: the whole site, SameSite=Lax, Secure on https. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  { maxAgeSeconds, httpOnly = false }: Omit<ShopCookie, 'name' | 'value'> = {},
): void {
  reply.setCookie(name, value, {
    path: '/',
    sameSite: 'lax',
    httpOnly,
    secure: isSecure(request),
    ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
  });
}

/** The server's later calls for this request behave as if the browser already had the cookie. */
export function overrideRequestCookie(request: FastifyRequest, name: string, value: string): void {
  request.cookies[name] = value;
  const others = (request.headers.cookie ?? '').split('; ').filter((pair) => !pair.startsWith(`${name}=`));
  request.headers.cookie = [...others, `${name}=${value}`].filter(Boolean).join('; ');
}
