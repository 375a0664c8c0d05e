import type { DocumentStore } from './world.ts';

/**
 * A document store that lives as long as the page or the test: nothing is shared and nothing is left behind.
 *
 * Documents go in and out as copies, as they would through a database, so that a caller who changes what it was given
 * changes nothing else.
 */
export function createMemoryStore(): DocumentStore {
  const documents = new Map<string, unknown>();
  return {
    async read<Document>(key: string) {
      return structuredClone(documents.get(key)) as Document | undefined;
    },
    // Nothing is awaited between reading and writing, so two changes of one document can never meet.
    async change<Document, Value>(
      key: string,
      change: (document: Document | undefined) => { document: Document | undefined; value: Value },
    ) {
      const { document, value } = change(structuredClone(documents.get(key)) as Document | undefined);
      if (document === undefined) documents.delete(key);
      else documents.set(key, structuredClone(document));
      return value;
    },
  };
}
