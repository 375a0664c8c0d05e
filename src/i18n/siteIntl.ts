import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache, type OnErrorFn } from '@formatjs/intl';
import type { Locale } from '#src/config/locales.ts';
import type { MoneyFormat, SiteConfig } from '#src/config/sites.ts';
import { formatCount } from '#src/lib/money.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import {
  ELEMENT,
  hasSyntax,
  innerElements,
  type MessageId,
  type MessageOverrides,
  type Messages,
  toElements,
} from './message.ts';

export type { Message, MessageId, MessageOverrides, Messages } from './message.ts';

/** What an argument can be; a tag's function is given what stands inside it and answers what to show. */
export type MessageValues = Record<string, unknown>;

type Value = string | number | boolean | Date | null | undefined;

/** Formats a text. `{brand}` is always known; every other argument comes from the caller. */
export type Text = (id: MessageId, values?: Record<string, Value>) => string;

/** Texts of one site in one language. */
export interface SiteIntl {
  text: Text;
  /** The same for texts with tags: strings, and between them what the caller's functions made of the tags. */
  parts: (id: MessageId, values: MessageValues) => unknown[];
}

/** Arguments that a message formats or chooses by, and so must stay what they are. */
const selectors = new WeakMap<MessageFormatElement[], ReadonlySet<string>>();
function selectorsOf(message: MessageFormatElement[]): ReadonlySet<string> {
  const known = selectors.get(message);
  if (known) return known;
  const found = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type !== ELEMENT.literal && element.type !== ELEMENT.argument && 'value' in element)
        found.add(element.value);
      visit(innerElements(element));
    }
  };
  visit(message);
  selectors.set(message, found);
  return found;
}

/**
 * Number formats that keep the site's table (SIT-04): counts and `#` come from the table alone, formats that a page asks
 * for (`{n, number, ::.00}`) from `Intl` with the table's signs in them.
 */
function createNumberFormats(locale: string, money: MoneyFormat) {
  const formats = new Map<string, Intl.NumberFormat>();
  return (_: unknown, options?: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const format = (value: number) => {
      if (!options) return formatCount(value, money);
      const key = JSON.stringify(options);
      const known = formats.get(key) ?? new Intl.NumberFormat(locale, { useGrouping: 'always', ...options });
      formats.set(key, known);
      const signs: Partial<Record<string, string>> = { group: money.group, decimal: money.decimal || ',' };
      return known
        .formatToParts(value)
        .map(({ type, value: sign }) => signs[type] ?? sign)
        .join('');
    };
    return { format } as unknown as Intl.NumberFormat;
  };
}

/**
 * Shared by all pages of a server: Intl's objects are expensive to create, and depend on language and options alone.
 * Compiled messages are not shared, because they hold the number format of their site.
 */
const intlCache = createIntlCache();

/** The reason that formatjs gives at the end of its report. */
const reasonOf = ({ code, message }: Parameters<OnErrorFn>[0]): string =>
  /\nLocale: .*\n+(.+)/.exec(message)?.[1]?.replace(' to the string "undefined"', '') ?? code;

/**
 * The texts of a language, ready for a site: `@formatjs/intl` formats them, numbers follow the site's table (SIT-04).
 *
 * @param overrides compiled texts that win over the language's own (SIT-08); see `compileOverrides`. One that cannot be
 * formatted is reported once, and the library's own text stands
 */
export function createSiteIntl(
  site: SiteConfig,
  locale: Locale,
  messages: Messages,
  overrides: MessageOverrides = {},
): SiteIntl {
  const own = Object.fromEntries(Object.entries(overrides).filter(([, message]) => !hasSyntax(message)));
  let current: MessageId;
  const intl = createIntl<unknown>(
    {
      locale,
      // An override that fails falls back to formatjs' default message: the library's own text in the same language.
      defaultLocale: locale,
      messages: own as Record<string, MessageFormatElement[]>,
      onError: (error) => reportProblem(`The text “${current}” in ${locale}: ${reasonOf(error)}`),
    },
    { ...intlCache, message: {} },
  );
  const formatters = {
    getNumberFormat: createNumberFormats(locale, site.money),
    getDateTimeFormat: intl.formatters.getDateTimeFormat,
    getPluralRules: intl.formatters.getPluralRules,
  };
  const format = (id: MessageId, values: MessageValues): unknown => {
    const library = messages[id];
    if (library === undefined) {
      reportProblem(`There is no text “${id}” in ${locale}.`);
      return id;
    }
    const message = own[id] ?? library;
    // Most texts are plain words, and a page has hundreds of them.
    if (typeof message === 'string') return message;
    const numbers = selectorsOf(message);
    const written: MessageValues = { brand: site.brand.name };
    for (const [name, value] of Object.entries(values))
      written[name] =
        typeof value === 'number' && !numbers.has(name) ? formatCount(value, site.money) : value;
    current = id;
    return intl.formatMessage(
      { id, defaultMessage: toElements(library) },
      written as Record<string, string>,
      { formatters },
    );
  };
  return {
    parts: (id, values) => [format(id, values)].flat(),
    text: (id, values = {}) => [format(id, values)].flat().join(''),
  };
}
