import { LRUCache } from 'lru-cache';
import type { EndpointName } from '#src/api/endpoints.ts';
import type { UpstreamResponse } from './upstream.ts';

/**
 * Calls whose response is the same for all visitors, so that the last good one may replace a failed one. Carts, visitor
 * data and writes must never be added (BFF-04).
 */
const SHARED: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'readNavigation',
  'readThemeWorlds',
  'readPromotion',
]);

/** Whether a call's response is the same for all visitors. */
export const isShared = (name: EndpointName): boolean => SHARED.has(name);

/** Memory for stale responses, in bytes; the least recently used one is evicted first. */
const MAX_BYTES = 32_000_000;
const MAX_ENTRIES = 500;

interface Entry {
  response: UpstreamResponse;
  storedAt: number;
}

/** A stored response and its age. */
interface StaleResponse extends UpstreamResponse {
  /** In whole seconds. */
  ageSeconds: number;
}

/** The last good responses of the calls that are the same for all visitors. */
export interface SharedResponses {
  store(key: string, response: UpstreamResponse): void;
  find(key: string): StaleResponse | undefined;
}

/** Request headers that a response may depend on: each is part of the key. */
const KEY_FIELDS = ['x-hunter-site', 'accept-encoding'];

/** The cache key of a shared response: the call and all request data that the response may depend on. */
export const sharedKey = (
  name: EndpointName,
  path: string,
  headers: Record<string, string | string[] | undefined>,
): string => JSON.stringify([name, path, ...KEY_FIELDS.map((field) => headers[field] ?? '')]);

/** Whether a response is successful, complete, public, and depends only on data in its key. */
function mayStore({ status, headers }: UpstreamResponse): boolean {
  if (status !== 200) return false;
  if (!/\bjson\b/.test(headers['content-type'] ?? '')) return false;
  if (headers['set-cookie'] !== undefined) return false;
  const varied = (headers.vary ?? '').split(',').flatMap((field) => field.trim().toLowerCase() || []);
  if (varied.some((field) => !KEY_FIELDS.includes(field))) return false;
  return !/\b(no-store|private)\b/.test(headers['cache-control'] ?? '');
}

/** Whether a text is valid JSON; a failing service may send half a document with status 200. */
function isJson({ headers, body }: UpstreamResponse): boolean {
  if (headers['content-encoding'] !== undefined) return true;
  try {
    JSON.parse(body.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param staleMs the maximum age of a response
 */
export function createSharedResponses(staleMs: number, now: () => number = Date.now): SharedResponses {
  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ response }) => response.body.length + 1,
  });
  return {
    store: (key, response) => {
      const known = entries.peek(key);
      // The usual case: the response is unchanged and needs no parsing.
      const isUnchanged = known?.response.body.equals(response.body) ?? false;
      if (mayStore(response) && (isUnchanged || isJson(response)))
        entries.set(key, { response, storedAt: now() });
      // The shop removed the content, or no longer marks it as public.
      else if (response.status !== 304 && !mayStore(response)) entries.delete(key);
    },
    find: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.storedAt;
      if (age <= staleMs) return { ...entry.response, ageSeconds: Math.floor(age / 1_000) };
      entries.delete(key);
      return undefined;
    },
  };
}
