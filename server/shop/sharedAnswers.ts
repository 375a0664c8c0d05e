import { LRUCache } from 'lru-cache';
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

/** Memory for answers that stand in, in bytes; the least recently used leaves first. */
const MAX_BYTES = 32_000_000;
const MAX_ENTRIES = 500;

interface Entry {
  answer: UpstreamAnswer;
  storedAt: number;
}

/** An answer that stands in, and how old it is. */
export interface StaleAnswer extends UpstreamAnswer {
  /** In whole seconds. */
  ageSeconds: number;
}

/** The last good answers of the calls that are the same for all visitors. */
export interface SharedAnswers {
  store(key: string, answer: UpstreamAnswer): void;
  find(key: string): StaleAnswer | undefined;
}

/** Fields of a question that an answer may depend on: each is a part of the key. */
const KEY_FIELDS = ['x-hunter-site', 'accept-encoding'];

/** What tells one shared answer from another: the call, and everything of the question that the answer may depend on. */
export const sharedKey = (
  name: EndpointName,
  path: string,
  headers: Record<string, string | string[] | undefined>,
): string => JSON.stringify([name, path, ...KEY_FIELDS.map((field) => headers[field] ?? '')]);

/** Whether an answer is good, whole, meant for everybody, and depends on nothing that its key does not hold. */
function mayStore({ status, headers }: UpstreamAnswer): boolean {
  if (status !== 200) return false;
  if (!/\bjson\b/.test(headers['content-type'] ?? '')) return false;
  if (headers['set-cookie'] !== undefined) return false;
  const varied = (headers.vary ?? '').split(',').flatMap((field) => field.trim().toLowerCase() || []);
  if (varied.some((field) => !KEY_FIELDS.includes(field))) return false;
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
  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => answer.body.length + 1,
  });
  return {
    store: (key, answer) => {
      const known = entries.peek(key);
      // The usual case: the shop says what it said before, and nothing has to be parsed again.
      const isUnchanged = known?.answer.body.equals(answer.body) ?? false;
      if (mayStore(answer) && (isUnchanged || isJson(answer))) entries.set(key, { answer, storedAt: now() });
      // The shop has taken it back, or says that it is not for everybody after all.
      else if (answer.status !== 304 && !mayStore(answer)) entries.delete(key);
    },
    find: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.storedAt;
      if (age <= staleMs) return { ...entry.answer, ageSeconds: Math.floor(age / 1_000) };
      entries.delete(key);
      return undefined;
    },
  };
}
