import { LOCALE_CODES, type Locale } from '#src/config/locales.ts';
import { readTexts } from '../build/localesPlugin.ts';

/** Texts in ICU syntax, by id and language. */
export type LibraryTexts = Record<string, Partial<Record<Locale, string>>>;

/** Every text of the library in every language: the ids that `messageOverrides` accepts. */
export function libraryTexts(): LibraryTexts {
  const texts: LibraryTexts = {};
  for (const locale of LOCALE_CODES)
    for (const [id, text] of Object.entries(readTexts(locale, 'library')))
      texts[id] = { ...texts[id], [locale]: text };
  return texts;
}
