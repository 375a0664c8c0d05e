import type { Locale, Messages } from '#src/entries/index.ts';
import { LOCALE_CODES } from '#src/entries/sites.ts';

const files = import.meta.glob<Messages>('../../locales/{??,??-??}.json', {
  eager: true,
  import: 'default',
});

/** All texts of each language, the library's and the demo's own, for the server. */
export const MESSAGES = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, files[`../../locales/${locale}.json`]]),
) as Record<Locale, Messages>;
