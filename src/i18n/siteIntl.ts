import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, type IntlShape } from '@formatjs/intl';
import type deDE from '#locales/de-DE.json';
import type { Locale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';

/** The name of a text, typed from the source language (SIT-02). */
export type MessageId = keyof typeof deDE;

/** All texts of one language, compiled: no message parser reaches the browser. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

/**
 * Own words for some texts (SIT-08): a plain text, in which `{name}` stands for an argument and nothing else is special,
 * or a message compiled like the library's own, where plurals, choices or links are needed.
 */
export type MessageOverrides = Partial<Record<MessageId, string | MessageFormatElement[]>>;

type Value = string | number | boolean | Date | null | undefined;

/** Puts a text into words. `{brand}` is always known; every other argument comes from the caller. */
export type Text = (id: MessageId, values?: Record<string, Value>) => string;

/** Texts and formats of one site in one language. */
export interface SiteIntl {
  readonly intl: IntlShape<string>;
  text: Text;
  /** Where texts come after the page: resolves when all are there; the same promise each time. */
  whenWhole?: () => Promise<void>;
}

/** Takes what formatjs reports: a missing text or argument is a mistake of ours, so it is said loudly. */
function reportIntlError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where a broken text becomes visible to developers.
  console.error(error);
}

/** The kinds of a message's parts that a plain text can have, as formatjs numbers them. */
const LITERAL = 0;
const ARGUMENT = 1;

/** A plain text as a message: what stands in braces is an argument's name. */
const compilePlain = (text: string): MessageFormatElement[] =>
  text
    .split(/\{(\w+)\}/)
    .map((value, index) => ({ type: index % 2 === 0 ? LITERAL : ARGUMENT, value }) as MessageFormatElement);

function toCompiled(overrides: MessageOverrides): Partial<Messages> {
  const compiled = Object.entries(overrides).map(([id, message]) => [
    id,
    typeof message === 'string' ? compilePlain(message) : message,
  ]);
  return Object.fromEntries(compiled);
}

/**
 * The texts of a language, ready for a site.
 *
 * @param overrides win over the language's own texts (SIT-08)
 */
export function createSiteIntl(
  site: SiteConfig,
  locale: Locale,
  messages: Messages,
  overrides: MessageOverrides = {},
): SiteIntl {
  const intl = createIntl<string>({
    locale,
    defaultLocale: locale,
    messages: { ...messages, ...toCompiled(overrides) },
    onError: reportIntlError,
  });
  const text: Text = (id, values) => intl.formatMessage({ id }, { brand: site.brand.name, ...values });
  return { intl, text };
}
