import type { ShopCookie, ShopResponse } from './world.ts';

/** A successful response. */
export const answer = (body?: unknown, extra: { status?: number; cookies?: readonly ShopCookie[] } = {}) =>
  ({ kind: 'response', status: 200, body, ...extra }) satisfies ShopResponse;

/** An error of the cart service (contract: calls). */
export const cartRefusal = (status: number, error: string, limit?: number): ShopResponse => ({
  kind: 'response',
  status,
  body: limit === undefined ? { error } : { error, limit },
});

/** An error of the newsletter service: problem details with a type (contract: calls). */
export const newsletterProblem = (status: number, type: string, title: string) =>
  ({
    kind: 'response',
    status,
    body: { type, title, status },
    headers: { 'Content-Type': 'application/problem+json' },
  }) satisfies ShopResponse;

/** Any other error: a short, readable JSON body. */
export const refusal = (status: number, error: string): ShopResponse => ({
  kind: 'response',
  status,
  body: { error },
});
