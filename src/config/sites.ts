import { BRAND } from './brand.ts';
import type { ConsentScripts } from './consent.ts';
import { COUNTRY_RULES, type CountryRules } from './countryRules.ts';
import { MAX_LINE_QUANTITY } from './limits.ts';
import { SITE_LINKS, type SiteLinks } from './links.ts';
import type { Locale } from './locales.ts';

/** The nine country sites, default first (SIT-01). */
export const SITE_CODES = ['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR'] as const;

/** A country site of the shop. */
export type SiteCode = (typeof SITE_CODES)[number];

/** The site of a page that names none (SIT-01). */
export const DEFAULT_SITE: SiteCode = 'DE';

/** How a site writes an amount of money (SIT-04, SIT-05). */
export interface MoneyFormat {
  /** Between groups of three digits. */
  group: string;
  /** Between whole and fraction; empty where prices are whole. */
  decimal: '' | ',' | '.';
  /** The currency as people read it, not its ISO code. */
  symbol: string;
  symbolPosition: 'before' | 'after';
}

/** How a newsletter field behaves on a site. */
export type FieldRule = 'hidden' | 'optional' | 'required';

/** Everything that differs between country sites. Components ask this table and never compare a site's code (SIT-06). */
export interface SiteConfig {
  /** One of `SITE_CODES`, or a code of your own for another country (SIT-08). */
  code: string;
  /** The brand that texts and field names carry. */
  brand: { name: string; slug: string };
  locale: Locale;
  /** ISO 3166 country. */
  country: string;
  /** IANA time zone of the shop: the staff preview builds its moments in it (PRV-07). */
  timeZone: string;
  /** ISO 4217 currency. */
  currency: 'EUR' | 'CHF' | 'PLN' | 'CZK' | 'HUF' | 'TRY';
  money: MoneyFormat;
  /** People write their family name first; forms ask in that order (NWL-02, INP-11). */
  familyNameFirst: boolean;
  /** The site's own address, the target of the country switcher (FTR-07). */
  shopUrl: string;
  /** The other countries' shops, to which the country switcher leads; `shopUrl` is this one's (FTR-07, LIB-07). */
  shopUrls: Record<SiteCode, string>;
  /** The country's name in its own language, as the country switcher shows it (FTR-07). */
  countryName: string;
  /** Addresses that are this country's own (HDR-13, NWL-14, FTR-02). */
  links: SiteLinks;
  /** From this amount shipping is free; `null` where the header does not say so (SIT-07). */
  freeShipping: { amount: number; scope: 'all' | 'coffee' } | null;
  cart: {
    /** The most a person can choose of one article; the shop's own limit may be lower (MC-06). */
    maxLineQuantity: number;
    /** The shop's own address of the checkout; `null` disables it. @default by what is in the cart (MC-16) */
    checkoutHref?: string | null;
    /** Shows the remaining rebate in the summary (MC-15). */
    priceSummary: boolean;
    /** Shows the 30-day best price even without an old price (MC-08). */
    alwaysBestPrice: boolean;
    /** Explains the 30-day best price in a tooltip (MC-08). */
    bestPriceTooltip: boolean;
    /** Shows what a subscription cost before (MC-09). */
    subscriptionPreviousPrice: boolean;
  };
  /** Whether the shop has a loyalty card, and beans to collect with it (USR-02). */
  loyaltyCard: boolean;
  userMenu: { contact: boolean; mobilePlan: boolean; community: boolean };
  storeFinder: { supermarketOffers: boolean };
  /** The shop's app for phones, by its number in Apple's store; `null` where there is none (APP-01). */
  app: { appStoreId: string } | null;
  /** Where the consent provider's scripts are, by stage (APP-03). */
  consentScripts: ConsentScripts;
  /** The id that names this shop to OneTrust, its `data-domain-script`; `null` where the script needs none (BEY-20). */
  consentDomainScript: string | null;
  newsletter: {
    /** Percent off the first purchase for a sign-up (NWL-13). */
    discountPercent: number;
    salutation: FieldRule;
    names: FieldRule;
    /** Asks for consent to commercial messages and leaves the privacy line out (NWL-03). */
    commercialConsent: boolean;
    /** Years of age a subscriber states (NWL-13). */
    legalAge: 16 | 18;
    /** Pre-filled salutation and names cannot be changed (NWL-12). */
    locksPrefilled: boolean;
    /** Names the deletion of unconfirmed data and the 2-year rule (NWL-13). */
    deletionRules: boolean;
    /** Days after which data of unconfirmed sign-ups and of unsubscribed persons is deleted (NWL-19). */
    unconfirmedDays: number;
    /** Version of the consents' texts, stored with each consent (BEY-19). Give it a new one when the texts change. */
    consentTextVersion: string;
  };
  /** Facts that the footer's texts name; a text with a fact that is `null` is left out (SIT-07, SIT-09, FTR-02). */
  footer: {
    /** Days or months goods can be returned. */
    returns: { count: number; unit: 'day' | 'month' };
    /** From this order value delivery is free, and with the loyalty card; `null` where the header's amount is the footer's. */
    freeShipping: { amount: number; cardAmount: number | null } | null;
    /** What picking an order up at a store costs; `null` where the footer names no price. */
    pickupCost: number | null;
    /** Working days until an order is sent, as "1–2"; `null` where the footer names none. */
    dispatchDays: string | null;
    /** Every eleventh coffee is free. */
    eleventhCoffeeFree: boolean;
    /** When the customer service answers, in the country's words. */
    supportHours: string;
  };
  /** What the country's law asks for (BEY-02). */
  rules: CountryRules;
}

const NBSP = '\u00a0';
const EURO = { group: '.', decimal: ',', symbol: '€', symbolPosition: 'after' } as const;
const FRANC = { group: "'", decimal: '.', symbol: 'CHF', symbolPosition: 'before' } as const;

/** Where each country’s shop is. */
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

/** What most sites share; a row below says only what is different there. */
const COMMON = {
  brand: BRAND,
  shopUrls: SHOP_URLS,
  familyNameFirst: false,
  freeShipping: null,
  cart: {
    maxLineQuantity: MAX_LINE_QUANTITY,
    priceSummary: false,
    alwaysBestPrice: false,
    bestPriceTooltip: true,
    subscriptionPreviousPrice: false,
  },
  loyaltyCard: true,
  userMenu: { contact: true, mobilePlan: false, community: false },
  storeFinder: { supermarketOffers: false },
  app: { appStoreId: '0000000000' },
  // The shop's own origin passes them on, so that a strict content policy holds.
  consentScripts: { LIVE: '/consent/LIVE.js', DEV: '/consent/DEV.js' },
  consentDomainScript: null,
  newsletter: {
    discountPercent: 10,
    salutation: 'hidden',
    names: 'hidden',
    commercialConsent: false,
    legalAge: 16,
    locksPrefilled: false,
    deletionRules: false,
    unconfirmedDays: 14,
    consentTextVersion: '2026-11',
  },
  footer: {
    returns: { count: 30, unit: 'day' },
    freeShipping: null,
    pickupCost: null,
    dispatchDays: null,
    eleventhCoffeeFree: false,
  },
} as const;

/** The site table: one row a country, read by every feature (SIT-01 … SIT-07). */
export const SITES: Record<SiteCode, SiteConfig & { code: SiteCode }> = {
  DE: {
    ...COMMON,
    code: 'DE',
    locale: 'de-DE',
    country: 'DE',
    timeZone: 'Europe/Berlin',
    countryName: 'Deutschland',
    currency: 'EUR',
    money: EURO,
    shopUrl: SHOP_URLS.DE,
    links: SITE_LINKS.DE,
    freeShipping: { amount: 20, scope: 'all' },
    cart: { ...COMMON.cart, priceSummary: true },
    userMenu: { ...COMMON.userMenu, mobilePlan: true, community: true },
    storeFinder: { supermarketOffers: true },
    footer: { ...COMMON.footer, supportHours: 'Montag bis Samstag, 8–20\u00a0Uhr' },
    rules: COUNTRY_RULES.DE,
  },
  AT: {
    ...COMMON,
    code: 'AT',
    locale: 'de-AT',
    country: 'AT',
    timeZone: 'Europe/Vienna',
    countryName: 'Österreich',
    currency: 'EUR',
    money: EURO,
    shopUrl: SHOP_URLS.AT,
    links: SITE_LINKS.AT,
    freeShipping: { amount: 20, scope: 'all' },
    cart: { ...COMMON.cart, priceSummary: true, bestPriceTooltip: false },
    newsletter: { ...COMMON.newsletter, salutation: 'optional', names: 'optional', locksPrefilled: true },
    footer: {
      ...COMMON.footer,
      returns: { count: 14, unit: 'day' },
      supportHours: 'Montag bis Freitag, 8–18\u00a0Uhr',
    },
    rules: COUNTRY_RULES.AT,
  },
  CH: {
    ...COMMON,
    code: 'CH',
    locale: 'de-CH',
    country: 'CH',
    timeZone: 'Europe/Zurich',
    countryName: 'Schweiz (Deutsch)',
    currency: 'CHF',
    money: FRANC,
    shopUrl: SHOP_URLS.CH,
    links: SITE_LINKS.CH,
    freeShipping: { amount: 30, scope: 'all' },
    cart: { ...COMMON.cart, priceSummary: true },
    footer: {
      ...COMMON.footer,
      returns: { count: 3, unit: 'month' },
      supportHours: 'Montag bis Freitag, 8–18\u00a0Uhr',
    },
    rules: COUNTRY_RULES.CH,
  },
  CH_FR: {
    ...COMMON,
    code: 'CH_FR',
    locale: 'fr-CH',
    country: 'CH',
    timeZone: 'Europe/Zurich',
    countryName: 'Suisse (français)',
    currency: 'CHF',
    money: FRANC,
    shopUrl: SHOP_URLS.CH_FR,
    links: SITE_LINKS.CH_FR,
    freeShipping: { amount: 30, scope: 'all' },
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
    locale: 'pl-PL',
    country: 'PL',
    timeZone: 'Europe/Warsaw',
    countryName: 'Polska',
    currency: 'PLN',
    money: { group: NBSP, decimal: ',', symbol: 'zł', symbolPosition: 'after' },
    shopUrl: SHOP_URLS.PL,
    links: SITE_LINKS.PL,
    cart: { ...COMMON.cart, alwaysBestPrice: true, subscriptionPreviousPrice: true },
    footer: {
      ...COMMON.footer,
      freeShipping: { amount: 100, cardAmount: null },
      pickupCost: 0,
      supportHours: 'Od poniedziałku do piątku, 8:00–18:00',
    },
    rules: COUNTRY_RULES.PL,
  },
  CZ: {
    ...COMMON,
    code: 'CZ',
    locale: 'cs-CZ',
    country: 'CZ',
    timeZone: 'Europe/Prague',
    countryName: 'Česko',
    currency: 'CZK',
    money: { group: NBSP, decimal: '', symbol: 'Kč', symbolPosition: 'after' },
    shopUrl: SHOP_URLS.CZ,
    links: SITE_LINKS.CZ,
    cart: { ...COMMON.cart, subscriptionPreviousPrice: true },
    newsletter: { ...COMMON.newsletter, legalAge: 18 },
    footer: {
      ...COMMON.footer,
      freeShipping: { amount: 999, cardAmount: 499 },
      eleventhCoffeeFree: true,
      supportHours: 'Pondělí až pátek, 8:00–18:00',
    },
    rules: COUNTRY_RULES.CZ,
  },
  HU: {
    ...COMMON,
    code: 'HU',
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
    footer: { ...COMMON.footer, supportHours: 'Hétfőtől péntekig, 8.00–18.00' },
    rules: COUNTRY_RULES.HU,
  },
  SK: {
    ...COMMON,
    code: 'SK',
    locale: 'sk-SK',
    country: 'SK',
    timeZone: 'Europe/Bratislava',
    countryName: 'Slovensko',
    currency: 'EUR',
    money: EURO,
    shopUrl: SHOP_URLS.SK,
    links: SITE_LINKS.SK,
    cart: { ...COMMON.cart, subscriptionPreviousPrice: true },
    newsletter: { ...COMMON.newsletter, legalAge: 18 },
    footer: {
      ...COMMON.footer,
      freeShipping: { amount: 40, cardAmount: 20 },
      eleventhCoffeeFree: true,
      supportHours: 'Pondelok až piatok, 8:00–18:00',
    },
    rules: COUNTRY_RULES.SK,
  },
  TR: {
    ...COMMON,
    code: 'TR',
    locale: 'tr-TR',
    country: 'TR',
    timeZone: 'Europe/Istanbul',
    countryName: 'Türkiye',
    currency: 'TRY',
    money: { group: '.', decimal: ',', symbol: 'TL', symbolPosition: 'after' },
    shopUrl: SHOP_URLS.TR,
    links: SITE_LINKS.TR,
    freeShipping: { amount: 175, scope: 'coffee' },
    loyaltyCard: false,
    userMenu: { ...COMMON.userMenu, contact: false },
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
      freeShipping: { amount: 1000, cardAmount: null },
      dispatchDays: '1–2',
      supportHours: 'Her gün 09:00–19:00',
    },
    rules: COUNTRY_RULES.TR,
  },
};

/** Whether a text from outside names one of the nine sites. */
export function isSiteCode(value: unknown): value is SiteCode {
  return typeof value === 'string' && Object.hasOwn(SITES, value);
}

/** The site named by a text from outside, else the default one (SIT-01). Case and `-` do not matter: `ch-fr` is CH_FR. */
export function toSiteCode(value: unknown): SiteCode {
  const code = typeof value === 'string' ? value.toUpperCase().replace('-', '_') : value;
  return isSiteCode(code) ? code : DEFAULT_SITE;
}
