import { MAX_RECENT_SEARCHES } from '#src/config/limits.ts';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What was searched for in this visit, newest first. A broken list reads as none. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.recentSearches, 'session') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText).slice(0, MAX_RECENT_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Puts a term first among the recent ones, once. */
export function rememberSearch(term: string): void {
  if (!term) return;
  const others = readRecentSearches().filter((other) => other !== term);
  const terms = [term, ...others].slice(0, MAX_RECENT_SEARCHES);
  writeStored(STORAGE_KEYS.recentSearches, JSON.stringify(terms), 'session');
}

/** Forgets what was searched for. */
export const forgetSearches = (): void => removeStored(STORAGE_KEYS.recentSearches, 'session');
