import { describe, expect, it } from 'vitest';
import { toMatchedParts } from '#src/features/search/matchedParts.ts';

/** The text with its matched letters in brackets. */
const marked = (text: string, query: string) =>
  toMatchedParts(text, query)
    .map((part) => (part.isMatched ? `[${part.text}]` : part.text))
    .join('');

describe('BEY-17: the matched letters of a suggestion', () => {
  it.each([
    ['Haselnuss-Kaffee, 500 g', 'ka 500', 'Haselnuss-[Ka]ffee, [500] g'],
    ['kakao', 'ka', '[ka]kao'],
    ['Milchkaffee, Kaffee und Kakao', 'ka', 'Milchkaffee, [Ka]ffee und [Ka]kao'],
    ['Kaffeebohnen', 'bohnen', 'Kaffee[bohnen]'],
    ['Café décaféiné moulu', 'DECAFEINE mo', 'Café [décaféiné] [mo]ulu'],
    ['Cafe\u0301 moulu', 'café', '[Cafe\u0301] moulu'],
    ['Straße', 'strass', '[Straß]e'],
    ['Strasse', 'straß', '[Strass]e'],
    ['Rękawiczki', 'rekaw', '[Rękaw]iczki'],
    ['Łóżko', 'lozko', '[Łóżko]'],
    ['Fındıklı Filtre Kahve', 'FINDIKLI', '[Fındıklı] Filtre Kahve'],
    ['Işık', 'ISIK', '[Işık]'],
    ['İki Kişilik', 'ıki', '[İki] Kişilik'],
    ['Kaffee\u00admaschine', 'kaffeem', '[Kaffee\u00adm]aschine'],
    ['Tasse', 'xyz', 'Tasse'],
    ['Tasse', '', 'Tasse'],
    ['Tasse', '!?', 'Tasse'],
    ['', 'tasse', ''],
    ['👗 Kleid', 'kl', '👗 [Kl]eid'],
  ])('%j for %j is %j', (text, query, expected) => expect(marked(text, query)).toBe(expected));

  it('keeps every letter of a long text, and marks only its beginning', () => {
    const text = `${'a'.repeat(10_000)} tasse`;
    const parts = toMatchedParts(text, 'tasse');
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.every(({ isMatched }) => !isMatched)).toBe(true);
  });
});
