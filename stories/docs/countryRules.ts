import { COUNTRY_RULE_NAMES, type CountryRuleName, LEGAL_SOURCES } from '#src/config/legalSources.ts';
import { SITES, type SiteCode, type SiteConfig } from '#src/config/sites.ts';

/** One rule of a country, ready for sign-off (BEY-02). */
export interface CountryRule {
  name: CountryRuleName;
  title: string;
  /** What the shop does, read from the site table. */
  value: string;
  /** Its legal source. */
  source: string;
}

const linked = (words: string | null, address: string | null) =>
  words && address ? `“${words}” → ${address}` : 'no consent';

const RULES: Record<CountryRuleName, { title: string; read: (site: SiteConfig) => string }> = {
  priceNote: {
    title: 'Tax and shipping note',
    read: ({ links, rules: { priceNote } }) =>
      `“${priceNote.textBeforeLink}${priceNote.linkText}${priceNote.textAfterLink}” → ${links.shippingCosts}; under sums with shipping “${priceNote.sum}”`,
  },
  priceReduction: {
    title: 'Price reduction',
    read: ({ rules: { priceReduction } }) =>
      priceReduction.base === 'lowest'
        ? `A percentage refers to the lowest price of the last ${priceReduction.days} days, which is shown`
        : `A percentage refers to the shop’s own previous price, charged for ${priceReduction.days} days`,
  },
  withdrawal: {
    title: 'Withdrawal function',
    read: ({ links, rules }) => linked(rules.withdrawal, links.withdrawal),
  },
  cancellation: {
    title: 'Cancellation button',
    read: ({ links, rules }) => linked(rules.cancellation, links.cancellation),
  },
  consent: {
    title: 'Consent to the newsletter',
    read: ({ newsletter }) =>
      newsletter.commercialConsent
        ? 'Tick box before sign-up, then confirmation by e-mail'
        : 'Declared with the sign-up, then confirmation by e-mail',
  },
  age: { title: 'Age', read: ({ newsletter }) => `${newsletter.legalAge} years` },
  retention: {
    title: 'Unconfirmed data',
    read: ({ newsletter }) => `Deleted after ${newsletter.unconfirmedDays} days`,
  },
  loyaltyCard: {
    title: 'Loyalty card',
    read: ({ loyaltyCard }) => (loyaltyCard ? 'Offered' : 'Not offered'),
  },
};

/** A country's rules with their legal sources. */
export const countryRules = (code: SiteCode): CountryRule[] =>
  COUNTRY_RULE_NAMES.map((name) => ({
    name,
    title: RULES[name].title,
    value: RULES[name].read(SITES[code]),
    source: LEGAL_SOURCES[code][name],
  }));
