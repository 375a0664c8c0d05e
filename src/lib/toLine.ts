import { cutText } from './cutText.ts';
import { visibleText } from './visibleText.ts';

// Control characters, and bidirectional marks, which can disguise a text.
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

const NO_BREAK = /[\u00a0\u202f\u2007]/;

/**
 * An editorial text as one line, without control characters and bidirectional marks. White space becomes one space,
 * no-break where the editor wrote that. A text that shows nothing is empty; a longer one ends with "…".
 */
export function toLine(text: string | null | undefined, maxLength: number): string {
  const line = cutText(text ?? '', 2 * maxLength)
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, (spaces) => NO_BREAK.exec(spaces)?.[0] ?? ' ')
    .trim();
  if (!visibleText(line)) return '';
  return line.length > maxLength ? `${cutText(line, maxLength - 1).trimEnd()}…` : line;
}
