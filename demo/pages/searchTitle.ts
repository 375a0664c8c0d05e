import type { Text } from '#src/entries/index.ts';
import type { ContentOf } from './contentOf.ts';

/** The title of the search results, or that there are none; without a term, the name of the page. */
export function searchTitle(
  { term, tiles }: Pick<ContentOf<'search'>, 'term' | 'tiles'>,
  text: Text,
): string {
  if (!term) return text('search.label');
  return text(tiles.length > 0 ? 'page.search.title' : 'page.search.none', { term });
}
