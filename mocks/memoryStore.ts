import type { Change, DocumentStore } from './world.ts';

/**
 * A document store in memory, for one page or test.
 *
 * Documents are stored as JSON text, as in a database: mutating a returned value changes nothing, and values that JSON
 * cannot represent are lost in tests as on the server.
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
    // No `await` between read and write, so changes of one document cannot interleave.
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
