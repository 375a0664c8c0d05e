/** Keys the library keeps in browser storage. The names of the first two are part of the contract. */
export const STORAGE_KEYS = {
  cartCount: 'cart',
  appBannerDismissed: 'app-banner-dismissed',
  /** In session storage: names this visit (SRC-06). */
  sessionId: 'vitrine-session',
  /** In session storage: what was searched for in this visit. */
  recentSearches: 'vitrine-recent-searches',
} as const;

/** How long something is kept: `local` until it is removed, `session` as long as the browser tab. */
export type StorageArea = 'local' | 'session';

const areaOf = (area: StorageArea) =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;

// Storage can be full, blocked by the browser, or missing on the server. The library keeps conveniences there and
// nothing a person would miss, so every failure reads as "nothing stored".

/** A stored text, or `null`. */
export function readStored(key: string, area: StorageArea = 'local'): string | null {
  try {
    return areaOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text if the browser allows it. */
export function writeStored(key: string, value: string, area: StorageArea = 'local'): void {
  try {
    areaOf(area)?.setItem(key, value);
  } catch {
    // See above.
  }
}

/** Forgets a stored text. */
export function removeStored(key: string, area: StorageArea = 'local'): void {
  try {
    areaOf(area)?.removeItem(key);
  } catch {
    // See above.
  }
}
