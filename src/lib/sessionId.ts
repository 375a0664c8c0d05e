import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

/** Random hex digits; `crypto.randomUUID` is missing on pages without https. */
const createId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

let fallback: string | undefined;

/**
 * A random id of this visit in one browser tab. It is stored on creation, so call this only with the visitor's consent.
 */
export function readSessionId(): string {
  const stored = readStored(STORAGE_KEYS.sessionId, 'session');
  if (stored) return stored;
  fallback ??= createId();
  writeStored(STORAGE_KEYS.sessionId, fallback, 'session');
  return fallback;
}
