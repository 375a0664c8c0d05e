import type { CountryRules } from '#src/config/countryRules.ts';
import { COUNTRY_RULE_NAMES, type CountryRuleName, LEGAL_SOURCES } from '#src/config/legalSources.ts';
import { SITES, type SiteCode, type SiteConfig } from '#src/config/sites.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';

/** One rule of a country, ready for sign-off (BEY-02). */
export interface CountryRule {
  name: CountryRuleName;
  title: string;
  /** What the shop does, read from the site table. */
  value: string;
  /** Its legal source. */
  source: string;
}

const NOT_APPLICABLE = 'Not applicable';

const linked = (words: string | null, address: string | null) =>
  words && address ? `“${words}” → ${address}` : NOT_APPLICABLE;

const REFERENCES: Record<CountryRules['priceReduction']['base'], (days: number) => string> = {
  lowest: (days) => `A percentage refers to the lowest price of the last ${days} days, which is shown`,
  previous: (days) => `A percentage refers to the shop’s own previous price, charged for ${days} days`,
  struck: (days) =>
    `The struck price is the lowest price of the last ${days} days; a percentage refers to it`,
};

const RULES: Record<CountryRuleName, { title: string; read: (site: SiteConfig) => string }> = {
  priceNote: {
    title: 'Tax and shipping note',
    read: ({ links, rules: { priceNote } }) =>
      `“${priceNote.textBeforeLink}${priceNote.linkText}${priceNote.textAfterLink}” → ${links.shippingCosts}; under sums with shipping “${priceNote.sum}”`,
  },
  unitPrice: {
    title: 'Unit price',
    read: () => 'Beside the price, in the shop’s words: per kg, l, piece or pair',
  },
  priceReduction: {
    title: 'Price reduction',
    read: ({ rules: { priceReduction } }) => REFERENCES[priceReduction.base](priceReduction.days),
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
  commercialMail: {
    title: 'Sender of mails',
    read: ({ links }) =>
      `Every mail ends with the sender’s name and address and the imprint → ${links.imprint}; those of the newsletter also with the unsubscription`,
  },
  guaranteeNotice: {
    title: 'Notice on the legal guarantee',
    read: ({ links, rules }) =>
      rules.guaranteeNotice
        ? `Below the sums of the cart: ${linked(rules.guaranteeNotice, links.terms)}; that page must show the official notice`
        : NOT_APPLICABLE,
  },
  environmentalClaim: {
    title: 'Environmental claims',
    read: () =>
      'A green text is a remark with a check mark and no leaf; the shop’s text names its certificate',
  },
  productSafety: {
    title: 'Product safety',
    read: ({ rules }) =>
      rules.productSafety
        ? `Product pages, which are the shop’s, show “${rules.productSafety}”: name, postal and electronic address, warnings`
        : NOT_APPLICABLE,
  },
  accessibility: {
    title: 'Accessibility statement',
    read: ({ code }) => {
      const page = FOOTER_CONTENTS[code as SiteCode].legalLinks?.find(({ url }) =>
        url.startsWith('/c-4793/'),
      );
      return `In the footer: ${linked(page?.text ?? null, page?.url ?? null)}; that page must hold the shop’s statement`;
    },
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
