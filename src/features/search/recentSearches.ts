import { MAX_RECENT_SEARCHES } from '#src/config/limits.ts';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The stored searches of this visit, newest first. An invalid list counts as empty. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.recentSearches, 'session') ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter(isText))].slice(0, MAX_RECENT_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Replaces the stored searches. Needs consent. */
export function storeRecentSearches(terms: readonly string[]): void {
  if (terms.length === 0) removeStored(STORAGE_KEYS.recentSearches, 'session');
  else writeStored(STORAGE_KEYS.recentSearches, JSON.stringify(terms), 'session');
}

/** The searches with a term moved to the front, without duplicates, at most five. */
export const withRecentSearch = (terms: readonly string[], term: string): string[] =>
  [term, ...terms.filter((other) => other !== term)].slice(0, MAX_RECENT_SEARCHES);
