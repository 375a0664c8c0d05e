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
    secure: request.protocol === 'https',
    ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
  });
}
