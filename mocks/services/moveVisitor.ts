import { SITE_CODES } from '#src/config/sites.ts';
import type { DocumentStore } from '../world.ts';
import { cartKey } from './cart.ts';
import { VISITOR_LIFETIME_MS, type VisitorDocument, visitorKey } from './visitorDocument.ts';

/**
 * How long the former key keeps the carts: a log-in that is pressed twice, or whose answer is lost, comes from the former
 * session again.
 */
const FORMER_LIFETIME_MS = 3_600_000;

/** Moves a visitor's documents to another key, because the session id changes at the log-in. */
export async function moveVisitor(from: string, to: string, store: DocumentStore): Promise<void> {
  if (from === to) return;
  /** @param former what the former key keeps for a while */
  const move = async <Document extends object>(
    keyOf: (visitor: string) => string,
    former: (document: Document) => Document,
  ) => {
    const document = await store.read<Document>(keyOf(from));
    if (document === undefined) return;
    const put = (key: string, value: Document, expiresInMs: number) =>
      store.change<Document, void>(key, () => ({ document: value, value: undefined, expiresInMs }));
    await put(keyOf(to), document, VISITOR_LIFETIME_MS);
    await put(keyOf(from), former(document), FORMER_LIFETIME_MS);
  };
  await Promise.all([
    // Without the log-in, which the former session loses.
    move<VisitorDocument>(visitorKey, ({ newsletter }) => ({ ...(newsletter && { newsletter }) })),
    ...SITE_CODES.map((site) =>
      move<object>(
        (visitor) => cartKey({ visitor, site }),
        (cart) => cart,
      ),
    ),
  ]);
}
