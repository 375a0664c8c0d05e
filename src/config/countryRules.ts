/**
 * Legal requirements of a country, apart from those in its newsletter and footer content (BEY-02). `legalSources.ts`
 * lists the legal sources. A shop's counsel must approve the rules; this library gives no legal advice.
 */
export interface CountryRules {
  /**
   * The note on tax and shipping in the country's language, for the footer and the cart; it links to
   * `links.shippingCosts`. `sum` is shown under sums that include shipping.
   */
  priceNote: { textBeforeLink: string; linkText: string; textAfterLink: string; sum: string };
  /** The reference of a percentage off: the lowest price of the given number of days, or the previous price. */
  priceReduction: { base: 'lowest' | 'previous'; days: number };
  /** The legal withdrawal period in days; a return period of that length is not a benefit of the shop. */
  withdrawalDays: number | null;
  /** Text of the link to `links.withdrawal`; `null` if the law requires no withdrawal function. */
  withdrawal: string | null;
  /** Text of the link to `links.cancellation`; `null` if the law requires no cancellation button. */
  cancellation: string | null;
}

const LOWEST_OF_30_DAYS = { base: 'lowest', days: 30 } as const;
const NBSP = '\u00a0';

/** The rules of the nine countries. */
export const COUNTRY_RULES = {
  DE: {
    priceNote: {
      textBeforeLink: 'Alle Preise inkl. MwSt., zzgl. ',
      linkText: 'Versandkosten',
      textAfterLink: '.',
      sum: 'inkl. MwSt.',
    },
    priceReduction: LOWEST_OF_30_DAYS,
    withdrawalDays: 14,
    withdrawal: 'Vertrag widerrufen',
    cancellation: 'Verträge hier kündigen',
  },
  AT: {
    priceNote: {
      textBeforeLink: 'Alle Preise inkl. USt., zzgl. ',
      linkText: 'Versandkosten',
      textAfterLink: '.',
      sum: 'inkl. USt.',
    },
    priceReduction: LOWEST_OF_30_DAYS,
    withdrawalDays: 14,
    withdrawal: 'Vom Vertrag zurücktreten',
    cancellation: null,
  },
  CH: {
    priceNote: {
      textBeforeLink: 'Alle Preise inkl. MWST, zzgl. ',
      linkText: 'Versandkosten',
      textAfterLink: '.',
      sum: 'inkl. MWST',
    },
    priceReduction: { base: 'previous', days: 30 },
    withdrawalDays: null,
    withdrawal: null,
    cancellation: null,
  },
  CH_FR: {
    priceNote: {
      textBeforeLink: 'Prix TVA comprise, hors ',
      linkText: 'frais de livraison',
      textAfterLink: '.',
      sum: 'TVA comprise',
    },
    priceReduction: { base: 'previous', days: 30 },
    withdrawalDays: null,
    withdrawal: null,
    cancellation: null,
  },
  PL: {
    priceNote: {
      textBeforeLink: `Wszystkie ceny zawierają VAT i${NBSP}nie obejmują `,
      linkText: 'kosztów dostawy',
      textAfterLink: '.',
      sum: `w${NBSP}tym VAT`,
    },
    priceReduction: LOWEST_OF_30_DAYS,
    withdrawalDays: 14,
    withdrawal: 'Odstąp od umowy tutaj',
    cancellation: null,
  },
  CZ: {
    priceNote: {
      textBeforeLink: `Všechny ceny jsou uvedeny včetně DPH, k${NBSP}ceně se připočítává `,
      linkText: 'doprava',
      textAfterLink: '.',
      sum: 'včetně DPH',
    },
    priceReduction: LOWEST_OF_30_DAYS,
    withdrawalDays: 14,
    withdrawal: 'Odstoupit od smlouvy zde',
    cancellation: null,
  },
  HU: {
    priceNote: {
      textBeforeLink: 'Az árak az áfát tartalmazzák, a ',
      linkText: 'szállítási költséget',
      textAfterLink: ' nem.',
      sum: 'Az ár az áfát tartalmazza.',
    },
    priceReduction: LOWEST_OF_30_DAYS,
    withdrawalDays: 14,
    withdrawal: 'Elállok a szerződéstől',
    cancellation: null,
  },
  SK: {
    priceNote: {
      textBeforeLink: `Všetky ceny sú uvedené vrátane DPH, k${NBSP}cene sa pripočítava `,
      linkText: 'doprava',
      textAfterLink: '.',
      sum: 'vrátane DPH',
    },
    priceReduction: LOWEST_OF_30_DAYS,
    withdrawalDays: 14,
    withdrawal: 'Odstúpiť od zmluvy tu',
    cancellation: null,
  },
  TR: {
    priceNote: {
      textBeforeLink: 'Tüm fiyatlara KDV dâhildir, ',
      linkText: 'kargo ücreti',
      textAfterLink: ' ayrıca eklenir.',
      sum: 'KDV dâhil',
    },
    priceReduction: LOWEST_OF_30_DAYS,
    withdrawalDays: 14,
    withdrawal: null,
    cancellation: null,
  },
} satisfies Record<string, CountryRules>;
