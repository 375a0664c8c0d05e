import * as eagerLanguages from '#eager/i18n/allLanguages.ts';
import * as eagerParser from '#eager/i18n/parseMessage.ts';
import * as eagerFormatter from '#eager/i18n/siteIntl.ts';
import { LOCALE_CODES, type Locale } from '#src/config/locales.ts';
import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import type { Loadable, Messages } from './message.ts';

// A server has everything, so that rendering does not wait. In a browser each language, the formatter and the parser of
// overrides are separate chunks.

const load = import.meta.glob<{ default: Messages }>('../../locales/{??,??-??}.json');

/** A parameter, because webpack cannot concatenate modules that take an imported namespace apart. */
const loadedIn = ({ allLanguages = {} }: Partial<typeof eagerLanguages>, file: string) =>
  allLanguages[file] ?? {};

function language(locale: Locale): Loadable<Messages> {
  const file = `../../locales/${locale}.json`;
  return importWithRetry(
    `The language ${locale}`,
    load[file] as () => Promise<{ default: Messages }>,
    (module) => module.default,
    loadedIn(eagerLanguages, file),
  );
}

/** The texts of each language. */
export const languages = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, language(locale)]),
) as Record<Locale, Loadable<Messages>>;

export const formatter: Loadable<typeof eagerFormatter.createSiteIntl> = importWithRetry(
  'The message formatter',
  () => import('./siteIntl.ts'),
  ({ createSiteIntl }) => createSiteIntl,
  eagerFormatter,
);

/** The compiler of overrides. */
export const parser: Loadable<typeof eagerParser.parseMessage> = importWithRetry(
  'The message parser',
  () => import('./parseMessage.ts'),
  ({ parseMessage }) => parseMessage,
  eagerParser,
);
