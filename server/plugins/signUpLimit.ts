import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ServerStore } from '#server/store/serverStore.ts';

/** Sign-ups that one address of the network may send in a minute (contract: calls). */
const MAX_SIGN_UPS = 10;
const WINDOW_MS = 60_000;

/** Times of the last sign-ups, oldest first. */
type Times = readonly number[];

// An address is personal data: only its hash is kept, and only as long as it counts.
const keyOf = (address: string) =>
  `server:sign-ups:${createHash('sha256').update(address).digest('base64url').slice(0, 22)}`;

/**
 * Counts a sign-up against its sender's limit, for all servers on one store.
 *
 * @returns 0 when it may pass, else after how many seconds the next one may
 */
export function countSignUp(store: ServerStore, { ip }: FastifyRequest, now = Date.now()): Promise<number> {
  return store.change<Times, number>(keyOf(ip), (times = []) => {
    const recent = times.filter((time) => time > now - WINDOW_MS);
    const [oldest = now] = recent;
    if (recent.length >= MAX_SIGN_UPS) {
      return { document: recent, value: Math.max(1, Math.ceil((oldest + WINDOW_MS - now) / 1_000)) };
    }
    return { document: [...recent, now], value: 0 };
  });
}
