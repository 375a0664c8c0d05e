import { safeHref } from '#src/lib/safeHref.ts';

/** A logo's name, and its width at a height of 48. */
export interface LogoFacts {
  name: string;
  width: number;
}

export const LOGO_HEIGHT = 48;

const mark = (name: string): LogoFacts => ({ name, width: 96 });
/** A pictogram; its text is in the page's language beside it. */
const seal = (name: string): LogoFacts => ({ name, width: LOGO_HEIGHT });

/** The fixed set of payment, carrier and quality logos; every other source is unknown. */
const LOGOS: Readonly<Record<string, LogoFacts>> = {
  apple_pay: mark('Apple Pay'),
  aras_kargo: mark('Aras Kargo'),
  bkm_express: mark('BKM Express'),
  blik: mark('BLIK'),
  certified_shop: seal('Certified Shop'),
  dhl: mark('DHL'),
  dpd: mark('DPD'),
  eps: mark('eps'),
  fairtrade: seal('Fairtrade'),
  foxpost: mark('Foxpost'),
  gls: mark('GLS'),
  google_pay: mark('Google Pay'),
  gots: seal('Organic Textile'),
  hermes: mark('Hermes'),
  inpost: mark('InPost'),
  klarna: mark('Klarna'),
  mastercard: mark('Mastercard'),
  packeta: mark('Packeta'),
  paypal: mark('PayPal'),
  payu: mark('PayU'),
  post_at: mark('Österreichische Post'),
  postfinance: mark('PostFinance'),
  ppl: mark('PPL'),
  rainforest_alliance: seal('Rainforest Alliance'),
  sepa: mark('SEPA'),
  simplepay: mark('SimplePay'),
  ssl: seal('Secure SSL'),
  swiss_post: mark('Die Post, La Poste'),
  troy: mark('Troy'),
  twint: mark('TWINT'),
  visa: mark('Visa'),
  yurtici_kargo: mark('Yurtiçi Kargo'),
};

export const LOGO_SOURCES = Object.keys(LOGOS);

/** The data of a logo, or `null` for a source that is not in the set. */
export const findLogo = (source: string): LogoFacts | null =>
  Object.hasOwn(LOGOS, source) ? (LOGOS[source] ?? null) : null;

/** The URL of a known logo's image. */
export const logoAddress = (source: string): string => `/service/footer-images/logos/${source}.svg`;

/** The URL of a logo's image: of the set, or a shop's own, whose source is an address; `null` for any other source. */
export function logoImage(source: string): string | null {
  if (findLogo(source)) return logoAddress(source);
  return /^(?:https?:\/)?\//.test(source) ? safeHref(source) : null;
}
