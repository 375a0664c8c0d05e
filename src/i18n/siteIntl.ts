import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, type IntlShape } from '@formatjs/intl';
import type deDE from '#locales/de-DE.json';
import type { Locale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';

/** The name of a text, typed from the source language (SIT-02). */
export type MessageId = keyof typeof deDE;

/** All texts of one language, compiled: no message parser reaches the browser. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

/** Own words for some texts: compiled like the library's own, or a plain text, in which `{…}` means nothing (SIT-08). */
export type MessageOverrides = Partial<Record<MessageId, string | MessageFormatElement[]>>;

type Value = string | number | boolean | Date | null | undefined;

/** Puts a text into words. `{brand}` is always known; every other argument comes from the caller. */
export type Text = (id: MessageId, values?: Record<string, Value>) => string;

/** Texts and formats of one site in one language. */
export interface SiteIntl {
  intl: IntlShape<string>;
  text: Text;
}

/** Takes what formatjs reports: a missing text or argument is a mistake of ours, so it is said loudly. */
function reportIntlError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where a broken text becomes visible to developers.
  console.error(error);
}

/** A plain text is a message of one literal. */
function toCompiled(overrides: MessageOverrides): Partial<Messages> {
  const compiled = Object.entries(overrides).map(([id, message]) => [
    id,
    typeof message === 'string' ? [{ type: 0, value: message }] : message,
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
