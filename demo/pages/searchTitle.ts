import type { Text } from '#src/entries/index.ts';

/** The title of the search results; without a term, the name of the page. */
export const searchTitle = (term: string, text: Text): string =>
  term ? text('page.search.title', { term }) : text('search.label');
