import { readSessionId } from '#src/lib/sessionId.ts';
import { writeStored } from '#src/lib/storage.ts';

/** Storage keys that later pages read to credit a search with a visit or a purchase (SRC-06, contract: storage). */
export const searchTrackKeys = (productId: string) =>
  [`search_track_visit_pds_event_${productId}`, `search_track_add_to_basket_event_${productId}`] as const;

/** Notes that a search led to a product, for the product page and the cart (SRC-06). */
export function noteProductFound(productId: string): void {
  const value = JSON.stringify({ sessionId: readSessionId() });
  for (const key of searchTrackKeys(productId)) writeStored(key, value);
}
