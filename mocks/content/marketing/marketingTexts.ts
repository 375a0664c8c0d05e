import type { ThemeWorldSection } from '#src/schemas/themeWorld.ts';

/** A text per plural category of `Intl.PluralRules`, such as "noch 3 Tage"; `{n}` is replaced with the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Texts of the top banner for a half-year. */
interface TopBannerTexts {
  headline: string;
  text: string;
  code: string;
  /** The button that replaces the voucher in the other test group. */
  button: string;
  legalText: string;
}

/** Marketing texts: banners, benefits, theme worlds. */
export interface MarketingTexts {
  /** Titles of the four top-level entries. */
  navigation: readonly [string, string, string, string];
  /** Heading above the images beside a category list. */
  teaser: string;
  benefits: {
    /** `{amount}` is the sum from which shipping is free. */
    shipping: string;
    newsletter: string;
    crossChannel: string;
    /** `{returns}` is the return period, such as 30 days. */
    returns: string;
  };
  /** Where a code is entered, and the link to its terms. */
  voucher: { instruction: string; legalHint: string };
  topBanner: { winter: TopBannerTexts; summer: TopBannerTexts };
  home: { headline: string; subline: string; link: string };
  category: {
    /** `{title}` is the category's. */
    headline: string;
    subline: string;
    button: string;
    legalText: string;
  };
  themeWorlds: {
    headlines: Record<ThemeWorldSection, string>;
    /** One a week, in turn. */
    worlds: readonly (readonly [title: string, sentence: string])[];
    badges: { new: string; card: string; sale: string };
    /** `{date}`: a day and a month. */
    until: string;
    daysLeft: PluralForms;
    availability: { online: string; store: string };
  };
}
