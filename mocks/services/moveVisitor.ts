import { SITE_CODES } from '#src/config/sites.ts';
import type { DocumentStore } from '../world.ts';
import { cartKey } from './cart.ts';
import { VISITOR_LIFETIME_MS, visitorKey } from './visitorDocument.ts';

/** Moves a visitor's documents to another key, because the session id changes at the log-in. */
export async function moveVisitor(from: string, to: string, store: DocumentStore): Promise<void> {
  if (from === to) return;
  const keysOf = (visitor: string) => [
    visitorKey(visitor),
    ...SITE_CODES.map((site) => cartKey({ visitor, site })),
  ];
  const targets = keysOf(to);
  await Promise.all(
    keysOf(from).map(async (key, index) => {
      const document = await store.read<object>(key);
      if (document === undefined) return;
      await store.change(targets[index] ?? key, () => ({
        document,
        value: undefined,
        expiresInMs: VISITOR_LIFETIME_MS,
      }));
      await store.change(key, () => ({ document: undefined, value: undefined }));
    }),
  );
}
