/** Letters that a decomposition leaves as they are. */
const SINGLE_LETTERS: Record<string, string> = { ı: 'i', ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', đ: 'd', œ: 'oe' };

/**
 * A text as people type it in a hurry: small letters without accents, common spaces. Turkish I and İ become one i, so that "ışık"
 * is found by "ISIK" on a Turkish keyboard and on any other.
 */
export function fold(text: string): string {
  return text
    .replaceAll('İ', 'i')
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıłßøæđœ]/g, (letter) => SINGLE_LETTERS[letter] ?? letter);
}
