import type deDE from '#locales/de-DE.json';
import type { Locale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { reportMistake } from '#src/lib/reportProblem.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import { createFormat, type Message, type MessageValues } from './formatMessage.ts';

export type { Message };

/** The name of a text, typed from the source language (SIT-02). */
export type MessageId = keyof typeof deDE;

/** All texts of one language, compiled: no message parser reaches the browser. */
export type Messages = Record<MessageId, Message>;

/** Own words for some texts (SIT-08): plain ones, or compiled like the library's own where they have plurals, choices or links. */
export type MessageOverrides = Partial<Record<MessageId, Message>>;

type Value = string | number | boolean | Date | null | undefined;

/** Puts a text into words. `{brand}` is always known; every other argument comes from the caller. */
export type Text = (id: MessageId, values?: Record<string, Value>) => string;

/** Texts of one site in one language. */
export interface SiteIntl {
  text: Text;
  /** The same for texts with marked-up parts: words, and between them what the caller's functions made of the parts. */
  parts: (id: MessageId, values: MessageValues) => unknown[];
  /** Where texts come after the page: resolves when all are there; the same promise each time. */
  whenWhole?: () => Promise<void>;
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
  const format = createFormat(locale);
  const parts: SiteIntl['parts'] = (id, values) => {
    try {
      const message = overrides[id] ?? messages[id];
      if (message === undefined) throw new VitrineError('There is no such text.');
      return format(message, { brand: site.brand.name, ...values });
    } catch (error) {
      reportMistake(`The text “${id}” in ${locale}: ${error}`);
      return [id];
    }
  };
  return { parts, text: (id, values = {}) => parts(id, values).join('') };
}
