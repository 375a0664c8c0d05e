import type { Change, DocumentStore } from './world.ts';

/**
 * A document store that lives as long as the page or the test: nothing is shared and nothing is left behind.
 *
 * Documents are kept as JSON text, as a database keeps them: what a caller does with what it was given changes nothing
 * here, and what JSON cannot hold is lost in a test as it would be on the server.
 */
export function createMemoryStore(): DocumentStore {
  const documents = new Map<string, string>();
  const read = <Document>(key: string): Document | undefined => {
    const text = documents.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as Document);
  };
  return {
    async read<Document>(key: string) {
      return read<Document>(key);
    },
    // Nothing is awaited between reading and writing, so two changes of one document can never meet.
    async change<Document, Value>(
      key: string,
      change: (document: Document | undefined) => Change<Document, Value>,
    ) {
      const { document, value } = change(read<Document>(key));
      if (document === undefined) documents.delete(key);
      else documents.set(key, JSON.stringify(document));
      return value;
    },
  };
}
