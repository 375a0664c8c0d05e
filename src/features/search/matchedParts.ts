import { MATCHED_TEXT_MAX_LENGTH } from '#src/config/limits.ts';
import { foldLetter, foldText } from '#src/lib/foldLetter.ts';

/** A part of a suggestion; `isMatched` if it matches the query. */
export interface TextPart {
  text: string;
  isMatched: boolean;
}

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

/** Maps each position of the normalised text to the original text, with the starts of words. */
function foldWithPositions(text: string) {
  let folded = '';
  const starts: number[] = [];
  const wordStarts = new Set<number>();
  let offset = 0;
  let isInWord = false;
  for (const character of text) {
    const isWord = WORD_CHARACTER.test(character);
    if (isWord && !isInWord) wordStarts.add(folded.length);
    isInWord = isWord;
    const plain = foldLetter(character);
    for (let unit = 0; unit < plain.length; unit++) starts.push(offset);
    folded += plain;
    offset += character.length;
  }
  return { folded, starts, wordStarts, length: offset };
}

/** Where a word of the query is in the normalised text: at the starts of words, or else where it first occurs. */
function findMatches(folded: string, word: string, wordStarts: ReadonlySet<number>): number[] {
  const atWords = [...wordStarts].filter((start) => folded.startsWith(word, start));
  if (atWords.length > 0) return atWords;
  const first = folded.indexOf(word);
  return first === -1 ? [] : [first];
}

/** Splits a suggestion into parts by what matches the typed text, ignoring case and diacritics, in linear time. */
export function toMatchedParts(text: string, query: string): TextPart[] {
  const searched = text.slice(0, MATCHED_TEXT_MAX_LENGTH);
  const { folded, starts, wordStarts, length } = foldWithPositions(searched);
  const words = new Set(foldText(query).match(/[\p{L}\p{N}]+/gu));
  const isMatched = new Uint8Array(length);
  for (const word of words) {
    for (const match of findMatches(folded, word, wordStarts)) {
      isMatched.fill(1, starts[match], starts[match + word.length] ?? length);
    }
  }
  const parts: TextPart[] = [];
  for (let from = 0, to = 0; from < length; from = to) {
    while (to < length && isMatched[to] === isMatched[from]) to++;
    parts.push({ text: text.slice(from, to), isMatched: isMatched[from] === 1 });
  }
  if (length < text.length) parts.push({ text: text.slice(length), isMatched: false });
  return parts;
}
