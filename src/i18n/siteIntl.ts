import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import {
  createFormatters,
  createIntlCache,
  DEFAULT_INTL_CONFIG,
  formatMessage,
  type OnErrorFn,
} from '@formatjs/intl';
import { formatLocaleOf, groupOf, type PageLocale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { memoizeByReference } from '#src/lib/memoizeByReference.ts';
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

/** The value of an argument; a tag's function receives its content and returns what to render. */
export type MessageValues = Record<string, unknown>;

type Value = string | number | boolean | Date | null | undefined;

/** Formats a text. `{brand}` is always available; the caller provides every other argument. */
export type Text = (id: MessageId, values?: Record<string, Value>) => string;

/** Texts of one site in one language. */
export interface SiteIntl {
  text: Text;
  /** The same for texts with tags: strings, and between them the results of the caller's functions for the tags. */
  parts: (id: MessageId, values: MessageValues) => unknown[];
}

/** Arguments that a message formats or selects by, so they must keep their type. */
const selectorsOf = memoizeByReference((message: MessageFormatElement[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type !== ELEMENT.literal && element.type !== ELEMENT.argument && 'value' in element)
        found.add(element.value);
      visit(innerElements(element));
    }
  };
  visit(message);
  return found;
});

/**
 * Number formats of a language: counts and `#` use only its separator; formats that an override
 * requests (`{n, number, ::.00}`) use `Intl` with the same separator.
 */
function createNumberFormats(locale: PageLocale, numbers: { group: string }) {
  const formats = new Map<string, Intl.NumberFormat>();
  return (_: unknown, options?: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const format = (value: number) => {
      if (!options) return formatCount(value, numbers);
      const key = JSON.stringify(options);
      const known =
        formats.get(key) ??
        new Intl.NumberFormat(formatLocaleOf(locale), { useGrouping: 'always', ...options });
      formats.set(key, known);
      return known
        .formatToParts(value)
        .map(({ type, value: sign }) => (type === 'group' ? numbers.group : sign))
        .join('');
    };
    return { format } as unknown as Intl.NumberFormat;
  };
}

/**
 * Shared by all pages of a server: Intl's objects are expensive to create and depend only on language and options.
 * Compiled messages are not shared, because they contain the number format of their language.
 */
const intlCache = createIntlCache();

/** The reason at the end of a formatjs report. */
const reasonOf = ({ code, message }: Parameters<OnErrorFn>[0]): string =>
  /\nLocale: .*\n+(.+)/.exec(message)?.[1]?.replace(' to the string "undefined"', '') ?? code;

/** Texts without overrides, shared by all pages of a server: everything that they depend on is in the key. */
const shared = new WeakMap<Messages, Map<string, SiteIntl>>();

/**
 * The texts of a language for a site: `@formatjs/intl` formats them, numbers follow the language.
 *
 * @param overrides compiled texts that replace the language's own; see `compileOverrides`. If one cannot be
 * formatted, it is reported once and the library's own text is used
 */
export function createSiteIntl(
  { brand: { name } }: Pick<SiteConfig, 'brand'>,
  locale: PageLocale,
  messages: Messages,
  overrides: MessageOverrides = {},
): SiteIntl {
  if (Object.keys(overrides).length > 0) return buildSiteIntl(name, locale, messages, overrides);
  const key = JSON.stringify([locale, name]);
  const known = shared.get(messages) ?? new Map<string, SiteIntl>();
  const intl = known.get(key) ?? buildSiteIntl(name, locale, messages, overrides);
  shared.set(messages, known.set(key, intl));
  return intl;
}

function buildSiteIntl(
  brand: string,
  locale: PageLocale,
  messages: Messages,
  overrides: MessageOverrides,
): SiteIntl {
  const own = Object.fromEntries(Object.entries(overrides).filter(([, message]) => !hasSyntax(message)));
  const numberFormat = { group: groupOf(locale) };
  let current: MessageId;
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale,
    // An override that fails falls back to formatjs' default message: the library's own text in the same language.
    defaultLocale: locale,
    messages: own as Record<string, MessageFormatElement[]>,
    onError: (error: Parameters<OnErrorFn>[0]) =>
      reportProblem(`The text “${current}” in ${locale}: ${reasonOf(error)}`),
  };
  // Not `createIntl`, which also brings the functions for dates and lists, and asks `Intl` for the locale at once.
  const formatters = createFormatters({ ...intlCache, message: {} });
  const options = {
    formatters: {
      getNumberFormat: createNumberFormats(locale, numberFormat),
      getDateTimeFormat: formatters.getDateTimeFormat,
      getPluralRules: formatters.getPluralRules,
    },
  };
  const format = (id: MessageId, values: MessageValues): unknown => {
    const library = messages[id];
    if (library === undefined) {
      reportProblem(`There is no text “${id}” in ${locale}.`);
      return id;
    }
    const message = own[id] ?? library;
    // Most texts are plain strings, and a page has hundreds of them.
    if (typeof message === 'string') return message;
    const numbers = selectorsOf(message);
    const written: MessageValues = { brand };
    for (const [name, value] of Object.entries(values))
      written[name] =
        typeof value === 'number' && !numbers.has(name) ? formatCount(value, numberFormat) : value;
    current = id;
    return formatMessage(config, formatters, { id, defaultMessage: toElements(library) }, written, options);
  };
  const write = (id: MessageId, values: MessageValues) => [format(id, values)].flat().join('');
  const constant = new Map<MessageId, string>();
  return {
    parts: (id, values) => [format(id, values)].flat(),
    text: (id, values) => {
      if (values) return write(id, values);
      const known = constant.get(id) ?? write(id, {});
      constant.set(id, known);
      return known;
    },
  };
}
