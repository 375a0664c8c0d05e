import { localeOf, type StoryGlobals } from '#.storybook/toolbar.ts';
import type { Locale } from '#src/config/locales.ts';
import { SITES, type SiteCode, type SiteConfig } from '#src/config/sites.ts';
import { createSiteIntl, type Messages, type SiteIntl, type Text } from '#src/i18n/siteIntl.ts';
import { formatMoney } from '#src/lib/money.ts';

/** Stands for an argument that the mock shop chooses, such as a product's name: any words will do. */
export const ANY = '\uE000';

/** How a story's words read on the site and in the language that the toolbar shows, also in a trial language. */
export interface StoryWords {
  /** A pattern for a text of the library and nothing else: `words('mini_cart.checkout')`. */
  (...asked: Parameters<Text>): RegExp;
  /** A pattern for the text among others. */
  among: (...asked: Parameters<Text>) => RegExp;
  /** A pattern for a text with tags and nothing else; each tag's function answers its words. */
  rich: (...asked: Parameters<SiteIntl['parts']>) => RegExp;
  /** The text itself. */
  text: Text;
  /** A price as the site writes it: `12,34 €`. */
  money: (amount: number) => string;
  locale: Locale;
  /** What the site table says, where a country shows more or less than others. */
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
 * What a play function looks for, so that a story comes to its state in every site and every language (SBK-01): the same
 * texts as the frame around the story has. That they are the right words, unit tests say.
 */
export function wordsOf({ globals, loaded }: { globals: object; loaded: object }): StoryWords {
  const given = globals as StoryGlobals;
  const site = SITES[given.site];
  const locale = localeOf(given);
  const { messages } = loaded as { messages: Messages };
  const { text, parts } = createSiteIntl(site, locale, messages);
  const whole = (said: string) => new RegExp(`^\\s*${patternOf(said)}\\s*$`);
  const words = (...asked: Parameters<Text>) => whole(text(...asked));
  return Object.assign(words, {
    among: (...asked: Parameters<Text>) => new RegExp(patternOf(text(...asked))),
    rich: (...asked: Parameters<SiteIntl['parts']>) =>
      whole(
        parts(...asked)
          .flat()
          .join(''),
      ),
    text,
    money: (amount: number) => formatMoney(amount, site.money),
    locale,
    site,
  });
}
