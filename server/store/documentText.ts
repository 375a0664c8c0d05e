import { createHash } from 'node:crypto';

const checksumOf = (json: string) => createHash('sha256').update(json).digest('base64url').slice(0, 16);

/** Maximum number of damaged documents that are remembered as logged. */
const MAX_LOGGED = 1_000;

/** Documents as texts with a checksum. */
export interface DocumentTexts {
  encode(document: unknown): string;
  /** A damaged document counts as absent, so that its visitor starts again instead of failing forever. */
  decode<Document>(key: string, text: string): Document | undefined;
}

/** @param onError is called once for each damaged document */
export function createDocumentTexts(onError: (error: Error) => void): DocumentTexts {
  const logged = new Set<string>();
  return {
    encode: (document) => {
      const json = JSON.stringify(document);
      return `${checksumOf(json)} ${json}`;
    },
    decode: (key, text) => {
      const [checksum = ''] = text.split(' ', 1);
      const json = text.slice(checksum.length + 1);
      if (checksum === checksumOf(json)) return JSON.parse(json);
      if (!logged.has(key) && logged.size < MAX_LOGGED) {
        logged.add(key);
        // The rest of a key can be personal data.
        onError(new Error(`A document of the kind ${key.split(':')[0]} is damaged and counts as absent.`));
      }
      return undefined;
    },
  };
}
