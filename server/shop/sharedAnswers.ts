import type { EndpointName } from '#src/api/endpoints.ts';
import type { UpstreamAnswer } from './upstream.ts';

/**
 * Calls whose answer is the same for all visitors, so that the last good one may stand in for one that fails. Carts,
 * visitors and everything that writes are not among them and never will be (BFF-04).
 */
const SHARED: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'readNavigation',
  'readThemeWorlds',
  'readPromotion',
]);

/** Whether a call's answer is the same for all visitors. */
export const isShared = (name: EndpointName): boolean => SHARED.has(name);

/** Memory for answers that stand in, in bytes; what was used longest ago leaves first. */
const MAX_BYTES = 32_000_000;
const MAX_ENTRIES = 500;

interface Entry {
  answer: UpstreamAnswer;
  keptAt: number;
}

/** An answer that stands in, and how old it is. */
export interface StaleAnswer extends UpstreamAnswer {
  /** In whole seconds. */
  ageSeconds: number;
}

/** The last good answers of the calls that are the same for everybody. */
export interface SharedAnswers {
  keep(key: string, answer: UpstreamAnswer): void;
  find(key: string): StaleAnswer | undefined;
}

/** Whether an answer is good, whole and meant for everybody. */
function mayKeep({ status, headers }: UpstreamAnswer): boolean {
  if (status !== 200) return false;
  if (!/\bjson\b/.test(headers['content-type'] ?? '')) return false;
  if (headers['set-cookie'] !== undefined) return false;
  if (/\*|\bcookie\b/i.test(headers.vary ?? '')) return false;
  return !/\b(no-store|private)\b/.test(headers['cache-control'] ?? '');
}

/** A text that parses; a service that is ill may say 200 and send half a document. */
function isJson({ headers, body }: UpstreamAnswer): boolean {
  if (headers['content-encoding'] !== undefined) return true;
  try {
    JSON.parse(body.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param staleMs how long an answer may stand in
 */
export function createSharedAnswers(staleMs: number, now: () => number = Date.now): SharedAnswers {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= entries.get(key)?.answer.body.length ?? 0;
    entries.delete(key);
  };
  return {
    keep: (key, answer) => {
      const known = entries.get(key);
      // The usual case: the shop says what it said before, and nothing has to be looked at again.
      if (known && mayKeep(answer) && known.answer.body.equals(answer.body)) {
        known.keptAt = now();
        return;
      }
      // The shop has taken it back, or says that it is not for everybody after all.
      if (answer.status !== 304 && !mayKeep(answer)) drop(key);
      if (!mayKeep(answer) || !isJson(answer)) return;
      drop(key);
      entries.set(key, { answer, keptAt: now() });
      bytes += answer.body.length;
      for (const oldest of entries.keys()) {
        if (bytes <= MAX_BYTES && entries.size <= MAX_ENTRIES) break;
        drop(oldest);
      }
    },
    find: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.keptAt;
      if (age > staleMs) {
        drop(key);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      return { ...entry.answer, ageSeconds: Math.floor(age / 1_000) };
    },
  };
}
