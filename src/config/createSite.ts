import type { CountryRules } from './countryRules.ts';
import { LINKS, type SiteLinks, type SitePaths } from './links.ts';
import { SITE_DEFAULTS } from './siteDefaults.ts';
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

/** Neutral defaults: a shop without optional offers, programmes and pages. */
const DEFAULTS: Defaults = {
  ...SITE_DEFAULTS,
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
  topEntries: 'tree',
  loyaltyCard: false,
  app: null,
  newsletter: {
    ...SITE_DEFAULTS.newsletter,
    discountPercent: null,
    images: null,
    namesAssortment: false,
    consentTextVersion: '1',
  },
  footer: { ...SITE_DEFAULTS.footer, returns: null, supportHours: null },
  rules: {
    withdrawalDays: null,
    withdrawal: null,
    cancellation: null,
    guaranteeNotice: null,
    productSafety: null,
  },
};

/**
 * Creates a row of the site table for a shop that is not one of the nine sites. The row takes no fact of another country: a
 * fact that is not given counts as absent, and no page shows it.
 *
 * @example
 * const SWEDEN = createSite({ code: 'SE', locale: 'sv-SE', currency: 'SEK', … });
 */
export const createSite = (facts: SiteFacts): SiteConfig =>
  withSettings({ ...DEFAULTS, code: facts.code } as SiteConfig, facts as SiteSettings);
