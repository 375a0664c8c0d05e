import { readSessionId } from '#src/lib/sessionId.ts';
import { STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';

/** Storage keys that later pages read to attribute a visit or a purchase to a search. */
const searchTrackKeys = (productId: string) =>
  [
    `${STORAGE_KEYS.searchTrack}visit_pds_event_${productId}`,
    `${STORAGE_KEYS.searchTrack}add_to_basket_event_${productId}`,
  ] as const;

/** Stores that a search led to a product, for the product page and the cart. Needs consent. */
export function noteProductFound(productId: string): void {
  const value = JSON.stringify({ sessionId: readSessionId() });
  for (const key of searchTrackKeys(productId)) writeStored(key, value);
}
