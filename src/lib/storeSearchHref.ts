import { addParameters } from './addParameters.ts';
import { visibleText } from './visibleText.ts';

/** Longest postcode or town that is sent, in characters. */
export const STORE_TERM_MAX_LENGTH = 100;

/**
 * The URL of the store finder's results for a postcode or town; `null` for an empty one.
 *
 * @param path the store finder's address
 */
export function storeSearchHref(path: string, term: string): string | null {
  const searchTerm = visibleText(term);
  return searchTerm ? addParameters(path, { searchTerm }) : null;
}
