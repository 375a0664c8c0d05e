/**
 * Legal requirements of a country, apart from those in its newsletter and footer content. `legalSources.ts`
 * lists the legal sources. A shop's counsel must approve the rules; this library gives no legal advice.
 */
export interface CountryRules {
  /**
   * The note on tax and shipping in the country's language, for the footer and the cart; it links to
   * `links.shippingCosts`. `sum` is shown under sums to which no shipping is added, and everywhere if there is no link.
   */
  priceNote: { textBeforeLink?: string; linkText?: string; textAfterLink?: string; sum: string };
  /**
   * The reference of a percentage off: the lowest price of the given number of days, the previous price, or a struck price
   * that is itself the lowest one.
   */
  priceReduction: { base: 'lowest' | 'previous' | 'struck'; days: number };
  /** The legal withdrawal period in days; a return period of that length is not a benefit of the shop. */
  withdrawalDays: number | null;
  /** Text of the link to `links.withdrawal`; `null` if the law requires no withdrawal function. */
  withdrawal: string | null;
  /** Text of the link to `links.cancellation`; `null` if the law requires no cancellation button. */
  cancellation: string | null;
  /**
   * Text of the link to the notice on the legal guarantee (`links.terms`), below the sums of the cart; `null` if the law
   * requires no notice. Its page shows the official notice, whose wording and design are prescribed.
   */
  guaranteeNotice: string | null;
  /** The label of the manufacturer's name and addresses on a product page; `null` if the law requires none. */
  productSafety: string | null;
}

const LOWEST_OF_30_DAYS = { base: 'lowest', days: 30 } as const;
const NBSP = '\u00a0';

/** What the law of Switzerland says in both languages. */
const SWISS_LAW = {
  priceReduction: { base: 'previous', days: 30 },
  withdrawalDays: null,
  withdrawal: null,
  cancellation: null,
  guaranteeNotice: null,
  productSafety: null,
} as const;

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
    guaranteeNotice: `Gesetzliche Gewährleistung: mindestens 2${NBSP}Jahre`,
    productSafety: 'Hersteller und Produktsicherheit',
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
    guaranteeNotice: `Gesetzliche Gewährleistung: mindestens 2${NBSP}Jahre`,
    productSafety: 'Hersteller und Produktsicherheit',
  },
  CH: {
    priceNote: {
      textBeforeLink: 'Alle Preise inkl. MWST, zzgl. ',
      linkText: 'Versandkosten',
      textAfterLink: '.',
      sum: 'inkl. MWST',
    },
    ...SWISS_LAW,
  },
  CH_FR: {
    priceNote: {
      textBeforeLink: 'Prix TVA comprise, hors ',
      linkText: 'frais de livraison',
      textAfterLink: '.',
      sum: 'TVA comprise',
    },
    ...SWISS_LAW,
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
    guaranteeNotice: `Ustawowa odpowiedzialność sprzedawcy: co najmniej 2${NBSP}lata`,
    productSafety: `Producent i${NBSP}bezpieczeństwo produktu`,
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
    guaranteeNotice: `Zákonná práva z${NBSP}vadného plnění: nejméně 2${NBSP}roky`,
    productSafety: `Výrobce a${NBSP}bezpečnost výrobku`,
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
    guaranteeNotice: `Kellékszavatosság: legalább 2${NBSP}év`,
    productSafety: 'Gyártó és termékbiztonság',
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
    guaranteeNotice: `Zákonná zodpovednosť za vady: najmenej 2${NBSP}roky`,
    productSafety: `Výrobca a${NBSP}bezpečnosť výrobku`,
  },
  TR: {
    priceNote: {
      textBeforeLink: 'Tüm fiyatlara KDV dâhildir, ',
      linkText: 'kargo ücreti',
      textAfterLink: ' ayrıca eklenir.',
      sum: 'KDV dâhil',
    },
    priceReduction: { base: 'struck', days: 10 },
    withdrawalDays: 14,
    withdrawal: null,
    cancellation: null,
    guaranteeNotice: null,
    productSafety: 'Üretici ve ürün güvenliği',
  },
} satisfies Record<string, CountryRules>;
