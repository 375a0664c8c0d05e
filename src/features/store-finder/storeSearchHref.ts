import { LINKS } from '#src/config/links.ts';

/** The store finder's results for a postcode or town (STF-01); `null` for an empty one. */
export function storeSearchHref(term: string): string | null {
  const searchTerm = term.trim();
  return searchTerm ? `${LINKS.storeSearch}?${new URLSearchParams({ searchTerm })}` : null;
}
