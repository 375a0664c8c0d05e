import type { ShopCookie } from './world.ts';

/** A cookie in `Set-Cookie` format. */
export function toSetCookie({ name, value, maxAgeSeconds, httpOnly }: ShopCookie): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  if (httpOnly) parts.push('HttpOnly');
  return parts.join('; ');
}
