import { SITE_CODES } from '#src/config/sites.ts';
import type { DocumentStore } from '../world.ts';
import { cartKey } from './cart.ts';
import { VISITOR_LIFETIME_MS, type VisitorDocument, visitorKey } from './visitorDocument.ts';

/** How long a copy is kept: a log-in that is pressed twice, or whose answer is lost, comes from the former session again. */
const COPY_LIFETIME_MS = 3_600_000;

/** The owner of the copies. No session has such an id, so only a log-in reads them. */
const copiesOf = (visitor: string) => `copies of ${visitor}`;

export interface OwnDocument {
  keyOf: (visitor: string) => string;
  /** After its last change, in milliseconds. */
  lifetimeMs: number;
}

/**
 * Moves a visitor's documents to another key, because the session id changes at the log-in.
 *
 * @param others documents beside those of the mock shop
 */
export async function moveVisitor(
  from: string,
  to: string,
  store: DocumentStore,
  others: readonly OwnDocument[] = [],
): Promise<void> {
  if (from === to) return;
  /** @param toCopy what of the document a second log-in finds */
  const move = async <Document extends object>(
    keyOf: (visitor: string) => string,
    toCopy: (document: Document) => Document = (document) => document,
    lifetimeMs = VISITOR_LIFETIME_MS,
  ) => {
    const write = (visitor: string, document: Document | undefined, expiresInMs: number) =>
      store.change<Document, void>(keyOf(visitor), () => ({ document, value: undefined, expiresInMs }));
    const own = await store.read<Document>(keyOf(from));
    const document = own ?? (await store.read<Document>(keyOf(copiesOf(from))));
    if (document === undefined) return;
    await write(to, document, lifetimeMs);
    await write(copiesOf(from), toCopy(document), Math.min(lifetimeMs, COPY_LIFETIME_MS));
    if (own) await write(from, undefined, 0);
  };
  await Promise.all([
    // Without the log-in, which the former session loses.
    move<VisitorDocument>(visitorKey, ({ newsletter }) => ({ ...(newsletter && { newsletter }) })),
    ...SITE_CODES.map((site) => move((visitor) => cartKey({ visitor, site }))),
    ...others.map(({ keyOf, lifetimeMs }) => move(keyOf, undefined, lifetimeMs)),
  ]);
}
