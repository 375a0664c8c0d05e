/** Letters that Unicode does not take apart into a letter and its mark. */
const WHOLE_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
]);

/**
 * A character as a search compares it: small, without marks, in every language alike. Turkish ı and i are one letter to
 * a search, so the dot is dropped too.
 *
 * @returns one letter or two; nothing for a mark that stands alone
 */
export function foldLetter(character: string): string {
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return WHOLE_LETTERS.get(bare) ?? bare;
}
