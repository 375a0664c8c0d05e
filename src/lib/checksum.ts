/**
 * A short checksum (FNV-1a) of the first 16,384 characters of a text, to compare texts. It does not protect anything.
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.slice(0, MAX_LENGTH))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const MAX_LENGTH = 16_384;
