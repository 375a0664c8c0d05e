import type { ShopAnswer, ShopCookie } from './world.ts';

/** A service's ordinary answer. */
export const answer = (body?: unknown, extra: { status?: number; cookies?: readonly ShopCookie[] } = {}) =>
  ({ kind: 'answer', status: 200, body, ...extra }) satisfies ShopAnswer;

/** A refusal of the cart (contract: calls). */
export const cartRefusal = (status: number, error: string, limit?: number): ShopAnswer => ({
  kind: 'answer',
  status,
  body: limit === undefined ? { error } : { error, limit },
});

/** A refusal of the newsletter: a problem with a type (contract: calls). */
export const newsletterProblem = (status: number, type: string, title: string): ShopAnswer => ({
  kind: 'answer',
  status,
  body: { type, title, status },
  headers: { 'Content-Type': 'application/problem+json' },
});

/** Any other refusal: a short JSON body that a person can read. */
export const refusal = (status: number, error: string): ShopAnswer => ({
  kind: 'answer',
  status,
  body: { error },
});
