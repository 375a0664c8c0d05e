import type { ThemeWorldSection } from '#src/schemas/themeWorld.ts';

/** A count with its word: "noch 3 Tage". `{n}` stands for the number; categories as in `Intl.PluralRules`. */
export type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What stands above the header in one half of the year. */
export interface TopBannerWords {
  headline: string;
  text: string;
  code: string;
  instruction: string;
  /** On the button that takes the voucher's place in the other test group. */
  button: string;
  legalHint: string;
  legalText: string;
}

/** What a marketing team writes: banners, benefits, theme worlds. */
export interface MarketingWords {
  /** Titles of the four top-level entries. */
  navigation: readonly [string, string, string, string];
  /** Above the images beside a category list. */
  teaser: string;
  benefits: {
    /** `{amount}` is the sum from which shipping is free. */
    shipping: string;
    newsletter: string;
    crossChannel: string;
    /** `{n}` days or months. */
    returns: string;
  };
  topBanner: { winter: TopBannerWords; summer: TopBannerWords };
  home: { headline: string; subline: string; link: string };
  category: {
    /** `{title}` is the category's. */
    headline: string;
    subline: string;
    instruction: string;
    button: string;
    legalHint: string;
    legalText: string;
  };
  themeWorlds: {
    headlines: Record<ThemeWorldSection, string>;
    /** One a week, in turn. */
    titles: readonly string[];
    badges: { new: string; card: string; sale: string };
    /** `{date}`: a day and a month. */
    until: string;
    daysLeft: Counted;
    availability: { online: string; store: string };
  };
}

/** Pictures of the theme worlds, in the order of their titles. */
export const THEME_WORLD_PICTURES = [
  'cup',
  'fir',
  'scarf',
  'bread',
  'umbrella',
  'bedding',
  'chocolate',
  'tent',
  'sprig',
  'bike',
  'bear',
  'sprig',
] as const;
