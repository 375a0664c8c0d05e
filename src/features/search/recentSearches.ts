import { MAX_RECENT_SEARCHES, SEARCH_MAX_LENGTH } from '#src/config/limits.ts';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';
import { toLine } from '#src/lib/toLine.ts';

/** A stored term as one line; nothing if it is not a term or shows nothing. */
const toTerm = (value: unknown) => (typeof value === 'string' && toLine(value, SEARCH_MAX_LENGTH)) || [];

// One list per site, because a term belongs to one language.
const keyOf = (site: string) => `${STORAGE_KEYS.recentSearches}${site}`;

/** The searches of this visit on a site, newest first. An invalid list counts as empty. */
export function readRecentSearches(site: string): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(site), 'session') ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.flatMap(toTerm))].slice(0, MAX_RECENT_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Replaces the searches on a site. Needs consent. */
export function storeRecentSearches(site: string, terms: readonly string[]): void {
  if (terms.length === 0) removeStored(keyOf(site), 'session');
  else writeStored(keyOf(site), JSON.stringify(terms), 'session');
}

/** The searches with a term moved to the front, without duplicates, at most five. */
export const withRecentSearch = (terms: readonly string[], term: string): string[] =>
  [term, ...terms.filter((other) => other !== term)].slice(0, MAX_RECENT_SEARCHES);
