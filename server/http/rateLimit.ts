import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { ServerLimits, WriteKind } from '#server/config/limits.ts';
import type { ServerStore } from '#server/store/serverStore.ts';

const WINDOW_MS = 60_000;

/** How long a counter is stored after its last change: two windows, to allow for clock differences between servers. */
const COUNT_LIFETIME_MS = 2 * WINDOW_MS;

/** Up to this limit the window slides exactly, with a timestamp per write; above, it is one counter per minute. */
const MAX_TIMES = 20;

/** Timestamps of the last writes, oldest first. */
type Times = readonly number[];

/** The number of writes since a timestamp. */
interface Count {
  since: number;
  count: number;
}

// An address is personal data: only its hash is stored, and only while it counts.
const keyOf = (kind: WriteKind, who: string) =>
  `rate:${kind}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;

const secondsUntil = (end: number, now: number) => Math.max(1, Math.ceil((end - now) / 1_000));

function countTimes(times: Times = [], max: number, now: number) {
  // A clock that was set back leaves times in the future; they do not count.
  const recent = times.filter((time) => time > now - WINDOW_MS && time <= now);
  const [oldest = now] = recent;
  return recent.length >= max
    ? { document: recent, value: secondsUntil(oldest + WINDOW_MS, now), expiresInMs: COUNT_LIFETIME_MS }
    : { document: [...recent, now], value: 0, expiresInMs: COUNT_LIFETIME_MS };
}

function countAll(known: Count | undefined, max: number, now: number) {
  const current =
    known && known.since > now - WINDOW_MS && known.since <= now ? known : { since: now, count: 0 };
  return {
    document: { ...current, count: current.count + 1 },
    value: current.count >= max ? secondsUntil(current.since + WINDOW_MS, now) : 0,
    expiresInMs: COUNT_LIFETIME_MS,
  };
}

/** The network of one household: an IPv4 address, or the /64 of an IPv6 address, without its zone (`%br-lan`). */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address.replace(/%.*/, ''));
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Limits writes, across all servers on one store. */
export interface RateLimiter {
  /** @returns 0 if the write is allowed, else the number of seconds to wait */
  count(kind: WriteKind, request: FastifyRequest): Promise<number>;
}

export function createRateLimiter(
  store: ServerStore,
  rates: ServerLimits['rates'],
  onLimited: (kind: WriteKind) => void,
): RateLimiter {
  const countOne = (kind: WriteKind, who: string, max: number): Promise<number> =>
    max <= MAX_TIMES
      ? store.change<Times, number>(keyOf(kind, who), (times) => countTimes(times, max, Date.now()))
      : store.change<Count, number>(keyOf(kind, who), (known) => countAll(known, max, Date.now()));
  return {
    count: async (kind, request) => {
      const { perVisitor, perAddress } = rates[kind];
      const waits = await Promise.all([
        perVisitor === undefined ? 0 : countOne(kind, `visitor ${request.visitor}`, perVisitor),
        perAddress === undefined ? 0 : countOne(kind, `address ${networkOf(request.ip)}`, perAddress),
      ]);
      const wait = Math.max(...waits);
      if (wait > 0) {
        onLimited(kind);
        request.log.warn({ kind, retryAfterSeconds: wait }, 'too many writes');
      }
      return wait;
    },
  };
}
