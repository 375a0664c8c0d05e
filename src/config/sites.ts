import { BRAND } from './brand.ts';
import type { ConsentScripts } from './consent.ts';
import { COUNTRY_RULES, type CountryRules } from './countryRules.ts';
import { LINKS, SITE_LINKS, type SiteLinks, type SitePaths } from './links.ts';
import type { Locale, PageLocale } from './locales.ts';
import { SITE_DEFAULTS } from './siteDefaults.ts';

/** The nine country sites, default first. */
export const SITE_CODES = ['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR'] as const;

/** A country site of the shop. */
export type SiteCode = (typeof SITE_CODES)[number];

/** The site of a page that sets none. */
export const DEFAULT_SITE: SiteCode = 'DE';

/** The format of amounts of money on a site. */
export interface MoneyFormat {
  /** Separator between groups of three digits. */
  group: string;
  /** Decimal separator; empty if prices are whole numbers. */
  decimal: '' | ',' | '.';
  /** Number of decimal digits. @default 2, or 0 without a decimal separator */
  digits?: number;
  /** The currency symbol, not its ISO code. */
  symbol: string;
  symbolPosition: 'before' | 'after';
}

/** Background and text of a promotion in one colour scheme, as `#rgb` or `#rrggbb`. */
export interface PromotionColours {
  ground: string;
  text: string;
}

/** A custom promotion theme: its colours on a light and on a dark page. */
export interface CustomPromotionTheme {
  light: PromotionColours;
  dark: PromotionColours;
}

/** What a free-shipping threshold applies to: all goods, coffee, or all goods for holders of the loyalty card. */
export type ShippingScope = 'all' | 'coffee' | 'card';

/** The shop of another country, in the country switch. */
export interface CountryShop
  extends Pick<SiteConfig, 'code' | 'country' | 'countryName' | 'locale' | 'shopUrl'>,
    Partial<Pick<SiteConfig, 'links'>> {}

/** The shops of other countries: an address for one of the nine sites, the facts for any other country. */
export type ShopUrls = Partial<Record<SiteCode, string | null>> & {
  [code: string]: string | null | undefined | Omit<CountryShop, 'code'>;
};

/** URLs of the newsletter form's image for two window widths. */
export interface NewsletterImages {
  /** 400 × 300 px, from 1024 px window width. */
  desktop: string;
  /** 273 × 273 px, from 767 px window width. */
  tablet: string;
}

/** How a newsletter field behaves on a site. */
export type FieldRule = 'hidden' | 'optional' | 'required';

/**
 * Everything that differs between country sites. Components use this table and never compare a site's code.
 */
export interface SiteConfig {
  /** One of `SITE_CODES`, or a custom code for another country. */
  code: string;
  /** The brand in texts and field names. */
  brand: { name: string; slug: string };
  /** A custom language needs the provider's `messages`. */
  locale: PageLocale;
  /** ISO 3166 country, in two letters. An international shop has a code of its own. */
  country: string;
  /** IANA time zone of the shop, which the staff preview uses for its dates. */
  timeZone: string;
  /** ISO 4217 currency, for analytics; `money` formats its amounts. */
  currency: string;
  money: MoneyFormat;
  /** Family names come first, also in forms. */
  familyNameFirst: boolean;
  /** The site's own URL, the target of the country switch. */
  shopUrl: string;
  /**
   * The other countries' shops, to which the country switch links; `shopUrl` is this one's. A country without an address
   * has no shop; without any other country there is no switch. `null`: all nine on the nine sites, none in a row with a
   * code of its own.
   */
  shopUrls: ShopUrls | null;
  /** The country's name in its own language, for the country switch. */
  countryName: string;
  /** This country's own URLs. */
  links: SiteLinks;
  /** Addresses that are the same in every country: cart, search, log-in and the others. */
  paths: SitePaths;
  /**
   * Order values from which shipping is free, by scope: 0 for every order, `null` for none. Header, cart and footer read
   * them.
   */
  freeShipping: Record<ShippingScope, number | null>;
  cart: {
    /** Maximum quantity of one article; the shop's own limit may be lower. */
    maxLineQuantity: number;
    /** URL of a custom checkout; `null` disables it. @default by what is in the cart */
    checkoutHref?: string | null;
    /** Shows the remaining rebate in the summary. */
    priceSummary: boolean;
    /** Shows the 30-day best price even without an old price. */
    alwaysBestPrice: boolean;
    /** Explains the 30-day best price in a tooltip. */
    bestPriceTooltip: boolean;
    /** Shows the previous price of a subscription. */
    subscriptionPreviousPrice: boolean;
  };
  /**
   * Where titles and addresses of the top entries come from: the page's texts `navigation_1` … `navigation_4` with their
   * `…_url`, or the shop's navigation tree. `null`: from the texts on the nine sites, from the tree in a row with a code
   * of its own.
   */
  topEntries: 'texts' | 'tree' | null;
  /** Search terms that an empty field offers to visitors without history. @default none */
  popularSearches?: readonly string[];
  /** Whether the shop has a loyalty card, with which customers collect beans. */
  loyaltyCard: boolean;
  /** Whether the user menu links to the contact page. */
  userMenu: { contact: boolean };
  /** Offers the forms for search, store finder and newsletter to the agent in the visitor's browser. */
  agentForms: boolean;
  /**
   * The shop's app for phones; `null` if there is none. Safari on iOS offers it only with its id in Apple's store.
   */
  app: { appStoreId?: string } | null;
  /**
   * Headers that every call of the provider's client has beside its own, by their names. A client of the page's own is
   * created with its own (`createShopApi`).
   */
  callHeaders: Readonly<Record<string, string>>;
  /** URLs of the consent provider's scripts, by stage. */
  consentScripts: ConsentScripts;
  /** The shop's OneTrust id, `data-domain-script`; `null` if the script needs none. */
  consentDomainScript: string | null;
  /**
   * Custom promotion themes by the name that editors use. A text colour that is hard to read is replaced by the nearest
   * readable one.
   */
  promotionThemes: Record<string, CustomPromotionTheme>;
  newsletter: {
    /** Discount in percent on the first purchase after a sign-up; `null` if there is none. */
    discountPercent: number | null;
    /** The form's image; `null` for none. */
    images: NewsletterImages | null;
    /** Texts and topics name the assortment of the nine sites: coffee, fashion and home. */
    namesAssortment: boolean;
    salutation: FieldRule;
    names: FieldRule;
    /** Asks for consent to commercial messages and omits the privacy line. */
    commercialConsent: boolean;
    /** Minimum age that a subscriber confirms, in years. */
    legalAge: 16 | 18;
    /** Pre-filled salutation and names are read-only. */
    locksPrefilled: boolean;
    /** Mentions the deletion of unconfirmed data and the 2-year rule. */
    deletionRules: boolean;
    /** Days after which data of unconfirmed sign-ups and of unsubscribed users is deleted. */
    unconfirmedDays: number;
    /** Version of the consent texts, stored with each consent. Change it when the texts change. */
    consentTextVersion: string;
  };
  /** Facts in the footer's texts; a text whose fact is `null` is left out. */
  footer: {
    /** Return period in days or months; `null` if the footer does not mention it. */
    returns: { count: number; unit: 'day' | 'month' } | null;
    /** Price of picking up an order at a store; `null` if the footer does not mention it. */
    pickupCost: number | null;
    /** Working days until dispatch, as "1–2"; `null` if the footer does not mention it. */
    dispatchDays: string | null;
    /** Every eleventh coffee is free. */
    eleventhCoffeeFree: boolean;
    /** Opening hours of the customer service, in the country's language; `null` if the footer does not mention them. */
    supportHours: string | null;
    /** Names of cookies whose visitors get the short footer, for example those who come from a partner. */
    reducingCookies: readonly string[];
  };
  /** Requirements of the country's law. */
  rules: CountryRules;
}

const NBSP = '\u00a0';
const EURO = { group: '.', decimal: ',', symbol: '€', symbolPosition: 'after' } as const;
const FRANC = { group: "'", decimal: '.', symbol: 'CHF', symbolPosition: 'before' } as const;

const SHOP_URLS: Record<SiteCode, string> = {
  DE: 'https://de.vitrine.example',
  AT: 'https://at.vitrine.example',
  CH: 'https://ch.vitrine.example',
  CH_FR: 'https://ch-fr.vitrine.example',
  PL: 'https://pl.vitrine.example',
  CZ: 'https://cz.vitrine.example',
  HU: 'https://hu.vitrine.example',
  SK: 'https://sk.vitrine.example',
  TR: 'https://tr.vitrine.example',
};

/** Defaults of most sites; a row below contains only what differs. */
const COMMON = {
  ...SITE_DEFAULTS,
  brand: BRAND,
  paths: LINKS,
  shopUrls: null,
  cart: { ...SITE_DEFAULTS.cart, priceSummary: false },
  topEntries: null,
  loyaltyCard: true,
  app: {},
  newsletter: {
    ...SITE_DEFAULTS.newsletter,
    discountPercent: 10,
    images: {
      desktop: '/service/newsletter/images/welcome-400x300.svg',
      tablet: '/service/newsletter/images/welcome-273x273.svg',
    },
    namesAssortment: true,
    consentTextVersion: '2027-01',
  },
  footer: {
    ...SITE_DEFAULTS.footer,
    returns: { count: 30, unit: 'day' },
    reducingCookies: ['affiliate', 'newapp'],
  },
} as const;

/** A row of the nine sites. All of them have these optional facts. */
type NineSite = SiteConfig & {
  code: SiteCode;
  locale: Locale;
  links: Record<'help' | 'stores' | 'storeNews' | 'voucherConditions' | 'shippingCosts', string>;
  paths: Record<keyof SitePaths, string>;
  newsletter: { discountPercent: number };
  footer: { returns: object };
  rules: { priceNote: Required<CountryRules['priceNote']> };
};

/** The site table: one row per country, used by every feature. */
export const SITES: Record<SiteCode, NineSite> = {
  DE: {
    ...COMMON,
    code: 'DE',
    popularSearches: ['Kaffee', 'Kaffeevollautomat', 'Bettwäsche', 'Duftkerze'],
    locale: 'de-DE',
    country: 'DE',
    timeZone: 'Europe/Berlin',
    countryName: 'Deutschland',
    currency: 'EUR',
    money: EURO,
    shopUrl: SHOP_URLS.DE,
    links: SITE_LINKS.DE,
    freeShipping: { ...COMMON.freeShipping, all: 20 },
    cart: { ...COMMON.cart, priceSummary: true },
    footer: { ...COMMON.footer, supportHours: 'Montag bis Samstag, 8–\u206020\u00a0Uhr' },
    rules: COUNTRY_RULES.DE,
  },
  AT: {
    ...COMMON,
    code: 'AT',
    popularSearches: ['Kaffee', 'Kaffeevollautomat', 'Bettwäsche', 'Duftkerze'],
    locale: 'de-AT',
    country: 'AT',
    timeZone: 'Europe/Vienna',
    countryName: 'Österreich',
    currency: 'EUR',
    money: EURO,
    shopUrl: SHOP_URLS.AT,
    links: SITE_LINKS.AT,
    freeShipping: { ...COMMON.freeShipping, all: 20 },
    cart: { ...COMMON.cart, priceSummary: true, bestPriceTooltip: false },
    newsletter: { ...COMMON.newsletter, salutation: 'optional', names: 'optional', locksPrefilled: true },
    footer: {
      ...COMMON.footer,
      returns: { count: 14, unit: 'day' },
      supportHours: 'Montag bis Freitag, 8–\u206018\u00a0Uhr',
    },
    rules: COUNTRY_RULES.AT,
  },
  CH: {
    ...COMMON,
    code: 'CH',
    popularSearches: ['Kaffee', 'Kaffeevollautomat', 'Bettwäsche', 'Duftkerze'],
    locale: 'de-CH',
    country: 'CH',
    timeZone: 'Europe/Zurich',
    countryName: 'Schweiz (Deutsch)',
    currency: 'CHF',
    money: FRANC,
    shopUrl: SHOP_URLS.CH,
    links: SITE_LINKS.CH,
    freeShipping: { ...COMMON.freeShipping, all: 30 },
    cart: { ...COMMON.cart, priceSummary: true },
    footer: {
      ...COMMON.footer,
      returns: { count: 3, unit: 'month' },
      supportHours: 'Montag bis Freitag, 8–\u206018\u00a0Uhr',
    },
    rules: COUNTRY_RULES.CH,
  },
  CH_FR: {
    ...COMMON,
    code: 'CH_FR',
    popularSearches: ['café', 'machine à café', 'linge de lit', 'bougie parfumée'],
    locale: 'fr-CH',
    country: 'CH',
    timeZone: 'Europe/Zurich',
    countryName: 'Suisse (français)',
    currency: 'CHF',
    money: FRANC,
    shopUrl: SHOP_URLS.CH_FR,
    links: SITE_LINKS.CH_FR,
    freeShipping: { ...COMMON.freeShipping, all: 30 },
    cart: { ...COMMON.cart, priceSummary: true },
    footer: {
      ...COMMON.footer,
      returns: { count: 3, unit: 'month' },
      supportHours: 'Du lundi au vendredi, de 8\u00a0h à 18\u00a0h',
    },
    rules: COUNTRY_RULES.CH_FR,
  },
  PL: {
    ...COMMON,
    code: 'PL',
    popularSearches: ['kawa', 'ekspres automatyczny', 'pościel', 'świeca zapachowa'],
    locale: 'pl-PL',
    country: 'PL',
    timeZone: 'Europe/Warsaw',
    countryName: 'Polska',
    currency: 'PLN',
    money: { group: NBSP, decimal: ',', symbol: 'zł', symbolPosition: 'after' },
    shopUrl: SHOP_URLS.PL,
    links: SITE_LINKS.PL,
    freeShipping: { ...COMMON.freeShipping, all: 100 },
    cart: { ...COMMON.cart, alwaysBestPrice: true, subscriptionPreviousPrice: true },
    footer: {
      ...COMMON.footer,
      pickupCost: 0,
      supportHours: 'Od poniedziałku do piątku, 8:00–\u206018:00',
    },
    rules: COUNTRY_RULES.PL,
  },
  CZ: {
    ...COMMON,
    code: 'CZ',
    popularSearches: ['káva', 'kávovar', 'povlečení', 'vonná svíčka'],
    locale: 'cs-CZ',
    country: 'CZ',
    timeZone: 'Europe/Prague',
    countryName: 'Česko',
    currency: 'CZK',
    money: { group: NBSP, decimal: '', symbol: 'Kč', symbolPosition: 'after' },
    shopUrl: SHOP_URLS.CZ,
    links: SITE_LINKS.CZ,
    freeShipping: { ...COMMON.freeShipping, all: 999, card: 499 },
    cart: { ...COMMON.cart, subscriptionPreviousPrice: true },
    newsletter: { ...COMMON.newsletter, legalAge: 18 },
    footer: {
      ...COMMON.footer,
      eleventhCoffeeFree: true,
      supportHours: 'Pondělí až pátek, 8:00–\u206018:00',
    },
    rules: COUNTRY_RULES.CZ,
  },
  HU: {
    ...COMMON,
    code: 'HU',
    popularSearches: ['kávé', 'kávéfőző', 'ágynemű', 'illatgyertya'],
    locale: 'hu-HU',
    familyNameFirst: true,
    country: 'HU',
    timeZone: 'Europe/Budapest',
    countryName: 'Magyarország',
    currency: 'HUF',
    money: { group: NBSP, decimal: '', symbol: 'Ft', symbolPosition: 'after' },
    shopUrl: SHOP_URLS.HU,
    links: SITE_LINKS.HU,
    newsletter: { ...COMMON.newsletter, salutation: 'required', names: 'required', locksPrefilled: true },
    footer: { ...COMMON.footer, supportHours: 'Hétfőtől péntekig, 8.00–\u206018.00' },
    rules: COUNTRY_RULES.HU,
  },
  SK: {
    ...COMMON,
    code: 'SK',
    popularSearches: ['káva', 'kávovar', 'obliečky', 'vonná sviečka'],
    locale: 'sk-SK',
    country: 'SK',
    timeZone: 'Europe/Bratislava',
    countryName: 'Slovensko',
    currency: 'EUR',
    money: EURO,
    shopUrl: SHOP_URLS.SK,
    links: SITE_LINKS.SK,
    freeShipping: { ...COMMON.freeShipping, all: 40, card: 20 },
    cart: { ...COMMON.cart, subscriptionPreviousPrice: true },
    newsletter: { ...COMMON.newsletter, legalAge: 18 },
    footer: {
      ...COMMON.footer,
      eleventhCoffeeFree: true,
      supportHours: 'Pondelok až piatok, 8:00\u00a0–\u00a018:00',
    },
    rules: COUNTRY_RULES.SK,
  },
  TR: {
    ...COMMON,
    code: 'TR',
    popularSearches: ['kahve', 'kahve makinesi', 'nevresim takımı', 'kokulu mum'],
    locale: 'tr-TR',
    country: 'TR',
    timeZone: 'Europe/Istanbul',
    countryName: 'Türkiye',
    currency: 'TRY',
    money: { group: '.', decimal: ',', symbol: 'TL', symbolPosition: 'after' },
    shopUrl: SHOP_URLS.TR,
    links: SITE_LINKS.TR,
    freeShipping: { ...COMMON.freeShipping, all: 1000, coffee: 175 },
    loyaltyCard: false,
    userMenu: { contact: false },
    newsletter: {
      ...COMMON.newsletter,
      names: 'required',
      commercialConsent: true,
      locksPrefilled: true,
      deletionRules: true,
    },
    footer: {
      ...COMMON.footer,
      returns: { count: 90, unit: 'day' },
      dispatchDays: '1–\u20602',
      supportHours: 'Her gün 09:00–\u206019:00',
    },
    rules: COUNTRY_RULES.TR,
  },
};

/** The other countries' shops of a row: its own table, or that of the nine sites for one of them. */
export const shopUrlsOf = ({ code, shopUrls }: Pick<SiteConfig, 'code' | 'shopUrls'>): ShopUrls =>
  shopUrls ?? (isSiteCode(code) ? SHOP_URLS : {});

/** Whether an untrusted text is one of the nine sites. */
export function isSiteCode(value: unknown): value is SiteCode {
  return typeof value === 'string' && Object.hasOwn(SITES, value);
}

/** The site for an untrusted text, or `undefined`. Case and `-` do not matter: `ch-fr` is CH_FR. */
export function readSiteCode(value: unknown): SiteCode | undefined {
  const code = typeof value === 'string' ? value.toUpperCase().replace('-', '_') : value;
  return isSiteCode(code) ? code : undefined;
}

/** The site for an untrusted text, or else the default one. */
export const toSiteCode = (value: unknown): SiteCode => readSiteCode(value) ?? DEFAULT_SITE;
