import { LRUCache } from 'lru-cache';
import { type Endpoint, type EndpointName, endpoints } from '#src/api/endpoints.ts';
import { isShared } from './sharedResponses.ts';

/** Cached texts per call; sites, promotions and dates make this many variants of one call. */
const MAX_TEXTS = 100;
/** Longer texts are not cached, to limit memory. */
const MAX_CHARACTERS = 200_000;

/**
 * Caches the parsed replies of calls that are the same for all visitors, by their text: consecutive pages request the same
 * navigation, and parsing it is much of a page's work beside rendering. Parsed replies are never mutated, so pages share
 * them.
 */
export function createReplyMemory() {
  const memory = new Map<Endpoint, LRUCache<string, object>>();
  for (const [name, endpoint] of Object.entries(endpoints))
    if (isShared(name as EndpointName)) memory.set(endpoint, new LRUCache({ max: MAX_TEXTS }));
  return <Reply>(endpoint: Endpoint, text: string, read: () => Reply): Reply => {
    const texts = memory.get(endpoint);
    if (!texts || text.length > MAX_CHARACTERS) return read();
    const known = texts.get(text);
    if (known !== undefined) return known as Reply;
    const reply = read();
    texts.set(text, reply as object);
    return reply;
  };
}
