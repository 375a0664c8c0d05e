/** Letters that Unicode does not decompose into a base letter and a mark. */
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
 * Normalises a character for a search: lower case without diacritics, the same in every language. Turkish ı and i are
 * one letter.
 *
 * @returns one letter or two; nothing for a combining mark or an invisible character
 */
export function foldLetter(character: string): string {
  const bare = character
    .normalize('NFD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
  return WHOLE_LETTERS.get(bare) ?? bare;
}

/** Normalises a text for a comparison, letter by letter. */
export const foldText = (text: string): string => Array.from(text, foldLetter).join('');
