import type { DocumentStore } from '#mocks/world.ts';

/** The mock shop's documents, kept by something that is opened, can fail, and is closed. */
export interface ServerStore extends DocumentStore {
  /** Throws when the store cannot be used now (`/readyz`). */
  ping(): Promise<void>;
  close(): Promise<void>;
}
