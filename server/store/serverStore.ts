import type { DocumentStore } from '#mocks/world.ts';

/** A document store that is opened and closed and may fail. */
export interface ServerStore extends DocumentStore {
  /** Throws if the store cannot be read and written (`/readyz`). */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The document that `ping` writes: a full disk still reads. */
export const PING_KEY = 'server:ping';
