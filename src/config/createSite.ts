import type { CountryRules } from './countryRules.ts';
import { MAX_LINE_QUANTITY } from './limits.ts';
import { LINKS, type SiteLinks, type SitePaths } from './links.ts';
import { type SiteSettings, withSettings } from './siteSettings.ts';
import type { SiteConfig } from './sites.ts';

/** The entries of a group that may be left out: then they are `null`. */
type Nullable<Group> = { [Key in keyof Group]: null extends Group[Key] ? Key : never }[keyof Group];

/** A group whose entries are stated, except those that may be `null` and those with a default. */
type Stated<Group, Default extends keyof Group = never> = Omit<Group, Nullable<Group> | Default> &
  Partial<Pick<Group, Nullable<Group> | Default>>;

type StatedFact =
  | 'code'
  | 'brand'
  | 'locale'
  | 'country'
  | 'timeZone'
  | 'countryName'
  | 'currency'
  | 'money'
  | 'shopUrl';

/** What `createSite` needs to know about a shop; every other fact of a row can be added. */
export interface SiteFacts
  extends Pick<SiteConfig, StatedFact>,
    Omit<SiteSettings, StatedFact | 'links' | 'paths' | 'rules'> {
  links: Stated<SiteLinks>;
  paths: Stated<SitePaths, 'home' | 'consent' | 'newsletter'>;
  rules: Stated<CountryRules>;
}

type Defaults = Omit<SiteConfig, StatedFact | 'links' | 'paths' | 'rules'> & {
  links: Pick<SiteLinks, Nullable<SiteLinks>>;
  paths: Partial<SitePaths>;
  rules: Pick<CountryRules, Nullable<CountryRules>>;
};

/** A shop about which nothing is known: without offers, programmes and pages that it has not stated. */
const DEFAULTS: Defaults = {
  familyNameFirst: false,
  shopUrls: {},
  links: {
    help: null,
    card: null,
    cardRegistration: null,
    stores: null,
    storeNews: null,
    app: null,
    supermarketOffers: null,
    mobilePlan: null,
    community: null,
    voucherConditions: null,
    shippingCosts: null,
    withdrawal: null,
    cancellation: null,
    exampleNewsletter: null,
    commercialMessages: null,
  },
  paths: {
    home: LINKS.home,
    // The paths to which the library's own forms post.
    consent: LINKS.consent,
    newsletter: LINKS.newsletter,
    subscriptionCheckout: null,
    storeSearch: null,
    register: null,
    orders: null,
    watchlist: null,
    loyaltyBeans: null,
  },
  freeShipping: { all: null, coffee: null, card: null },
  cart: {
    maxLineQuantity: MAX_LINE_QUANTITY,
    priceSummary: true,
    alwaysBestPrice: false,
    bestPriceTooltip: true,
    subscriptionPreviousPrice: false,
  },
  topEntries: 'tree',
  loyaltyCard: false,
  userMenu: { contact: true, mobilePlan: false, community: false },
  storeFinder: { supermarketOffers: false },
  agentForms: true,
  app: null,
  consentScripts: { LIVE: '/consent/LIVE.js', DEV: '/consent/DEV.js' },
  consentDomainScript: null,
  promotionThemes: {},
  newsletter: {
    discountPercent: null,
    images: null,
    namesAssortment: false,
    salutation: 'hidden',
    names: 'hidden',
    commercialConsent: false,
    legalAge: 16,
    locksPrefilled: false,
    deletionRules: false,
    unconfirmedDays: 14,
    consentTextVersion: '1',
  },
  footer: {
    returns: null,
    pickupCost: null,
    dispatchDays: null,
    eleventhCoffeeFree: false,
    supportHours: null,
  },
  rules: {
    withdrawalDays: null,
    withdrawal: null,
    cancellation: null,
    guaranteeNotice: null,
    productSafety: null,
  },
};

/**
 * A row of the site table for a shop that is none of the nine sites. It starts from nothing instead of from another
 * country: what is not stated, the shop does not have, and no page shows it.
 *
 * @example
 * const SWEDEN = createSite({ code: 'SE', locale: 'sv-SE', currency: 'SEK', … });
 */
export const createSite = (facts: SiteFacts): SiteConfig =>
  withSettings({ ...DEFAULTS, code: facts.code } as SiteConfig, facts as SiteSettings);
