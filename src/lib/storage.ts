/** The library's keys in browser storage. `cart`, `app-banner-dismissed`, `search_track_…` are part of the contract. */
export const STORAGE_KEYS = {
  /** Another application's value, which is no count, stays. */
  cartCount: 'cart',
  appBannerDismissed: 'app-banner-dismissed',
  /** The shop that was suggested to the visitor, who has responded. */
  countrySuggestion: 'vitrine-country-suggestion',
  /** Which state of a shared subject, such as the cart, the last tab has seen; followed by the subject. */
  revision: 'vitrine-revision-',
  /** In session storage: the id of this visit. */
  sessionId: 'vitrine-session',
  /** In session storage: the searches of this visit on a site, followed by its code. */
  recentSearches: 'vitrine-recent-searches-',
  /** In session storage: whether staff have opened the timeline, `open` or `closed`. */
  previewTimeline: 'vitrine-preview-timeline',
  /** Products viewed on a site, followed by its code. */
  viewedProducts: 'vitrine-viewed-products-',
  /** Whose history the searches and products of a site are, as a checksum; followed by the site's code. In both storages. */
  historyOwner: 'vitrine-history-owner-',
  /** Prefix of the keys that attribute a visit or a purchase to a search. */
  searchTrack: 'search_track_',
} as const;

/** Prefixes of the keys that need the visitor's consent if the page asks for it. */
const CONSENT_KEYS = [
  STORAGE_KEYS.sessionId,
  STORAGE_KEYS.recentSearches,
  STORAGE_KEYS.viewedProducts,
  STORAGE_KEYS.historyOwner,
  STORAGE_KEYS.searchTrack,
];

/** `local` is stored until it is removed, `session` until the browser tab closes. */
export type StorageArea = 'local' | 'session';

const areaOf = (area: StorageArea) =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;

// Storage can be full, blocked by the browser, or missing on the server. The library stores only conveniences there, so
// every failure counts as "nothing stored".

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

export function removeStored(key: string, area: StorageArea = 'local'): void {
  try {
    areaOf(area)?.removeItem(key);
  } catch {
    // See above.
  }
}

/** Removes everything that was stored with consent, for a visitor who refuses or withdraws it. */
export function removeConsentedStorage(): void {
  for (const area of ['local', 'session'] as const) {
    try {
      for (const key of Object.keys(areaOf(area) ?? {}))
        if (CONSENT_KEYS.some((beginning) => key.startsWith(beginning))) removeStored(key, area);
    } catch {
      // See above.
    }
  }
}
