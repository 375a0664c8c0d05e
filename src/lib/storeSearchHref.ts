import { addParameters } from './addParameters.ts';
import { visibleText } from './visibleText.ts';

/** Longest postcode or town that is sent, in characters. */
export const STORE_TERM_MAX_LENGTH = 100;

/** The store finder's results at `path` for a postcode or town; `null` for an empty one. */
export function storeSearchHref(path: string, term: string): string | null {
  const searchTerm = visibleText(term.normalize('NFC'));
  return searchTerm ? addParameters(path, { searchTerm }) : null;
}
