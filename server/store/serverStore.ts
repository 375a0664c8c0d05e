import type { DocumentStore } from '#mocks/world.ts';

/** The mock shop's documents in something that is opened, can fail, and is closed. */
export interface ServerStore extends DocumentStore {
  /** Throws when the store cannot be read and written now (`/readyz`). */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The document that `ping` writes: a full disk still reads. */
export const PING_KEY = 'server:ping';
