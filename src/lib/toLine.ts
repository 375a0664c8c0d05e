import { cutText } from './cutText.ts';
import { visibleText } from './visibleText.ts';

// Marks without a width, which word processors and spreadsheets leave inside words.
const MARKS = /[\u061c\u200e\u200f\ufeff]+/g;

// Control characters, and overrides of the writing direction, which can disguise a text.
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

const NO_BREAK = /[\u00a0\u202f\u2007]/;

/**
 * An editorial text as one line, without control characters and bidirectional marks. White space becomes one space,
 * no-break where the editor wrote that. A text that shows nothing is empty; a longer one ends with "…".
 */
export function toLine(text: string | null | undefined, maxLength: number): string {
  const line = cutText(text ?? '', 2 * maxLength)
    .replace(MARKS, '')
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, (spaces) => NO_BREAK.exec(spaces)?.[0] ?? ' ')
    .trim();
  if (!visibleText(line)) return '';
  return line.length > maxLength ? `${cutText(line, maxLength - 1).trimEnd()}…` : line;
}
