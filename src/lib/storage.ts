/** Keys the library keeps in `localStorage`. Names are part of the contract. */
export const STORAGE_KEYS = {
  cartCount: 'cart',
  appBannerDismissed: 'app-banner-dismissed',
} as const;

// Storage can be full, blocked by the browser, or missing on the server. The library keeps conveniences there and
// nothing a person would miss, so every failure reads as "nothing stored".

/** A stored text, or `null`. */
export function readStored(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text if the browser allows it. */
export function writeStored(key: string, value: string): void {
  try {
    globalThis.localStorage?.setItem(key, value);
  } catch {
    // See above.
  }
}

/** Forgets a stored text. */
export function removeStored(key: string): void {
  try {
    globalThis.localStorage?.removeItem(key);
  } catch {
    // See above.
  }
}
