import type { DocumentStore } from '#mocks/world.ts';

/** Documents whose key begins so count something for a moment; the store lets them go soon after. */
export const FLEETING_PREFIX = 'fleeting:';

/** How long a fleeting document is kept after its last change, in milliseconds. */
export const FLEETING_MS = 10 * 60_000;

/** The mock shop's documents, kept by something that is opened, can fail, and is closed. */
export interface ServerStore extends DocumentStore {
  /** Throws when the store cannot be used now (`/readyz`). */
  ping(): Promise<void>;
  close(): Promise<void>;
}
