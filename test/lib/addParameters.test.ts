import { expect, it } from 'vitest';
import { SITES } from '#src/config/sites.ts';
import { searchHref } from '#src/features/search/searchModel.ts';
import { addParameters } from '#src/lib/addParameters.ts';
import { webSiteData } from '#src/lib/head/structuredData.ts';
import { storeSearchHref } from '#src/lib/storeSearchHref.ts';

it.each([
  ['/find', '/find?query=a+b'],
  ['/find?shop=a%20b', '/find?shop=a%20b&query=a+b'],
  ['/find?query=old&shop=1', '/find?shop=1&query=a+b'],
  ['/find?', '/find?query=a+b'],
  ['/find?a=1?2#top?x=1', '/find?a=1?2&query=a+b#top?x=1'],
  ['#top', '?query=a+b#top'],
])('adds parameters to %s', (address, expected) =>
  expect(addParameters(address, { query: 'a b' })).toBe(expected),
);

it('SRC-07, STF-01, AGT-01, LIB-08: an address of the settings keeps its query in every form of the search', () => {
  const path = '/find?shop=1';
  const paths = { ...SITES.DE.paths, search: path };
  expect(searchHref('tea', { code: 'DE', paths })).toBe('/find?shop=1&query=tea&site=DE');
  expect(storeSearchHref(path, '20095')).toBe('/find?shop=1&searchTerm=20095');
  // Pasted with invisible characters.
  expect(storeSearchHref(path, '\u200b20095\u200e ')).toBe('/find?shop=1&searchTerm=20095');
  expect(storeSearchHref(path, '\u200b')).toBeNull();
  // From a document of a Mac, which writes ü as two characters.
  expect(storeSearchHref(path, 'Mu\u0308nchen')).toBe('/find?shop=1&searchTerm=M%C3%BCnchen');
  const { potentialAction } = webSiteData({ ...SITES.DE, paths }, { home: 'https://shop.example/' });
  expect(potentialAction.target.urlTemplate).toBe(
    'https://shop.example/find?shop=1&site=DE&query={search_term_string}',
  );
});
