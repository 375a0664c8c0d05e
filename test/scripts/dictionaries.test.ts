import { beforeAll, describe, expect, it } from 'vitest';
import { type Dictionary, readDictionaries } from '../../scripts/build/dictionaries.ts';

let dictionaries: Dictionary[];
beforeAll(async () => {
  dictionaries = await readDictionaries();
});

describe('BEY-07: the search for react-aria’s dictionaries', () => {
  it('identifies all 34 by unique strings, and marks the ones we support', () => {
    expect(dictionaries).toHaveLength(34);
    for (const { locale, texts } of dictionaries) expect(texts.length, locale).toBeGreaterThan(10);
    expect(
      dictionaries
        .filter(({ isOurs }) => isOurs)
        .map(({ locale }) => locale)
        .sort(),
    ).toEqual(['cs-CZ', 'da-DK', 'de-DE', 'en-US', 'fr-FR', 'hu-HU', 'pl-PL', 'sk-SK', 'sv-SE', 'tr-TR']);
  });
});
