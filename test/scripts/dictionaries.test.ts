import { beforeAll, describe, expect, it } from 'vitest';
import { type Dictionary, readDictionaries } from '../../scripts/build/dictionaries.ts';
import { sharedConfig } from '../../scripts/build/sharedConfig.ts';

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

it('BEY-07: every build drops unsupported dictionaries and keeps ours, including French for Switzerland', () => {
  const plugin = sharedConfig.plugins.find(
    (one) => 'name' in one && one.name === 'locales-plugin',
  ) as unknown as {
    resolveId: { handler: (id: string, importer: string, options: object) => string | null };
  };
  const importer = '/node_modules/react-aria/dist/private/datepicker/useDatePicker.mjs';
  const isKept = (locale: string) =>
    plugin.resolveId.handler(`../intl/datepicker/${locale}.mjs`, importer, {}) === null;
  expect(
    dictionaries
      .filter(({ locale }) => isKept(locale))
      .map(({ locale }) => locale)
      .sort(),
  ).toEqual(
    dictionaries
      .filter(({ isOurs }) => isOurs)
      .map(({ locale }) => locale)
      .sort(),
  );
});
