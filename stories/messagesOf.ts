import { localeOf, type StoryGlobals } from '#.storybook/toolbar.ts';
import type { Locale } from '#src/config/locales.ts';
import { SITES, type SiteCode, type SiteConfig } from '#src/config/sites.ts';
import { createSiteIntl, type Messages, type SiteIntl, type Text } from '#src/i18n/siteIntl.ts';
import { formatMoney } from '#src/lib/money.ts';

/**
 * A placeholder for an argument that the mock shop chooses, such as a product's name; it matches any text. A plural needs
 * a number instead.
 */
export const ANY = '\uE000';

/** A story's messages in the toolbar's site and language, also in a test language. */
export interface StoryMessages {
  /** A pattern for a text of the library and nothing else: `messages('mini_cart.checkout')`. */
  (...args: Parameters<Text>): RegExp;
  /** A pattern for the text among others. */
  among: (...args: Parameters<Text>) => RegExp;
  /** A pattern for a text with tags and nothing else; each tag's function returns its content. */
  rich: (...args: Parameters<SiteIntl['parts']>) => RegExp;
  /** The text itself. */
  text: Text;
  /** A price as the site writes it: `12,34 €`. */
  money: (amount: number) => string;
  locale: Locale;
  /** The row of the site table, for countries that show more or less than others. */
  site: SiteConfig & { code: SiteCode };
}

/** The text as a pattern: queries read any space, narrow or wide, as one that may break. */
export const patternOf = (text: string) =>
  text
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+')
    .replaceAll(ANY, '.+');

/**
 * The messages that a play function queries, so that a story reaches its state on every site and in every language
 * (SBK-01): the same texts as in the frame around the story. Unit tests check the texts themselves.
 */
export function messagesOf({ globals, loaded }: { globals: object; loaded: object }): StoryMessages {
  const toolbar = globals as StoryGlobals;
  const site = SITES[toolbar.site];
  const locale = localeOf(toolbar);
  const { messages } = loaded as { messages: Messages };
  const { text: write, parts } = createSiteIntl(site, locale, messages);
  const text: Text = (id, values) => {
    const written = write(id, values);
    // What an unformattable text shows to a visitor.
    if (written === id) throw new Error(`“${id}” cannot be formatted with ${JSON.stringify(values)}.`);
    return written;
  };
  const exactly = (message: string) => new RegExp(`^\\s*${patternOf(message)}\\s*$`);
  const words = (...args: Parameters<Text>) => exactly(text(...args));
  return Object.assign(words, {
    among: (...args: Parameters<Text>) => new RegExp(patternOf(text(...args))),
    rich: (...args: Parameters<SiteIntl['parts']>) =>
      exactly(
        parts(...args)
          .flat()
          .join(''),
      ),
    text,
    money: (amount: number) => formatMoney(amount, site.money),
    locale,
    site,
  });
}
