import { describe, expect, it } from 'vitest';
import { fold } from '#mocks/content/fold.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { suggestionsResponse } from '#src/schemas/search.ts';
import { aShop } from './callShop.ts';

/** Typed spaces: units follow their numbers after a no-break space. */
const plain = (title: string) => title.replaceAll('\u00a0', ' ');

async function suggest(q: string, site: SiteCode = 'DE', limits: Record<string, string> = {}) {
  const { status, body } = await aShop().send('readSuggestions', { query: { q, site, ...limits } });
  return { status, ...suggestionsResponse.parse(body) };
}

describe('suggestions (SRC-02)', () => {
  it.each<[SiteCode, string, string]>([
    ['DE', 'KAFF', 'Haselnuss-Kaffee, gemahlen, 500 g'],
    ['DE', 'wasche', 'Wäschekorb, geflochten'],
    ['CH_FR', 'decafeine', 'Café décaféiné moulu, 500 g'],
    ['PL', 'rekawiczki', 'Rękawiczki do ekranów dotykowych'],
    ['CZ', 'SALA', 'Extra dlouhá pletená šála'],
    ['HU', 'bio eszpresszo', 'Bio eszpresszó, szemes, 1 kg'],
    ['SK', 'caj', 'Sypaný zelený čaj bio, 100 g'],
    ['TR', 'ÇIKOLATA', 'Organik Çikolata, 5 Tablet'],
    ['TR', 'findikli', 'Fındıklı Filtre Kahve, 500 g'],
    ['TR', 'FINDIKLI', 'Fındıklı Filtre Kahve, 500 g'],
    ['TR', 'İKİ', 'İki Kişilik Kubbe Çadır'],
    ['TR', 'ıki', 'İki Kişilik Kubbe Çadır'],
  ])('%s: "%s" finds "%s", ignoring case and accents', async (site, q, title) => {
    const { products } = await suggest(q, site);
    expect(products.map((product) => plain(product.title))).toContain(title);
  });

  it('returns at most 5 terms and 10 products, or fewer on request', async () => {
    const { searchTerms, products } = await suggest('k');
    expect(searchTerms).toHaveLength(5);
    expect(products.length).toBeLessThanOrEqual(10);
    const fewer = await suggest('k', 'DE', { maxSearchTerms: '2', maxProducts: '1' });
    expect([fewer.searchTerms.length, fewer.products.length]).toEqual([2, 1]);
    const greedy = await suggest('k', 'DE', { maxSearchTerms: '999', maxProducts: '-1' });
    expect(greedy.searchTerms).toHaveLength(5);
  });

  it.each(['', '   ', '!?', '\u0000', 'zzzz'])('finds nothing for "%s"', async (q) => {
    expect(await suggest(q)).toEqual({ status: 200, searchTerms: [], products: [] });
  });

  it('rejects an unknown site', async () => {
    expect((await aShop().send('readSuggestions', { query: { q: 'ka', site: 'XX' } })).status).toBe(400);
  });
});

it('BEY-05: folding maps all four forms of i to one', () => {
  expect(new Set(['ısı', 'ISI', 'isi', 'İSİ'].map(fold))).toEqual(new Set(['isi']));
  expect(fold('Łódź STRASSE Straße œuvre')).toBe('lodz strasse strasse oeuvre');
});
