import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long the demo remembers a visitor's choices, in seconds. */
export const REMEMBER_SECONDS = 400 * 24 * 60 * 60;

interface CookieOptions {
  /** 0 deletes the cookie. @default until the browser closes */
  maxAgeSeconds?: number | undefined;
  /** No script of the page can read it. @default false */
  httpOnly?: boolean | undefined;
}

/** Sets a cookie with the flags every cookie of the demo has: the whole site, SameSite=Lax, Secure on https (BFF-05). */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  { maxAgeSeconds, httpOnly = false }: CookieOptions = {},
): void {
  reply.setCookie(name, value, {
    path: '/',
    sameSite: 'lax',
    httpOnly,
    secure: request.origin.startsWith('https:'),
    ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
  });
}

/** What the server asks from here on for this request, it asks as for a browser that has the cookie already. */
export function overrideRequestCookie(request: FastifyRequest, name: string, value: string): void {
  request.cookies[name] = value;
  const others = (request.headers.cookie ?? '').split('; ').filter((pair) => !pair.startsWith(`${name}=`));
  request.headers.cookie = [...others, `${name}=${value}`].filter(Boolean).join('; ');
}
