import { LRUCache } from 'lru-cache';
import { type Endpoint, type EndpointName, endpoints } from '#src/api/endpoints.ts';
import { isShared } from './sharedAnswers.ts';

/** Texts remembered for each call; sites, promotions and times make so many of one call. */
const MAX_TEXTS = 100;
/** A longer text is read each time, so that a hundred of them do not fill the memory. */
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
