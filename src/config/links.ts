/** Paths that are the same on every site; a shop's own are `settings.paths`. Spec: header and cart, §2. */
export const LINKS = {
  home: '/',
  cart: '/cart?step=shopping_cart',
  checkout: '/checkout',
  subscriptionCheckout: '/service/checkoutfrontend/checkout',
  search: '/search',
  storeSearch: '/service/storefinder/search',
  stores: '/service/storefinder/',
  signIn: '/signin?loginRedirect=red',
  register: '/register',
  logout: '/logout',
  account: '/account',
  orders: '/orderhistory',
  watchlist: '/watchlist',
  loyaltyBeans: '/beanaccount',
  contact: '/contact',
  privacy: '/privacy',
  consent: '/consent',
  newsletter: '/subscribenewsletter',
} as const;

type PageName = Exclude<keyof typeof LINKS, keyof typeof SHARED>;
type OptionalPage =
  | 'subscriptionCheckout'
  | 'storeSearch'
  | 'register'
  | 'orders'
  | 'watchlist'
  | 'loyaltyBeans';

/** Paths of a shop's pages, by purpose; `null` for one that the shop does not have. */
export type SitePaths = { [Name in PageName]: Name extends OptionalPage ? string | null : string };

/** Where in the page its countries are chosen, for links to that place. */
export const COUNTRY_SWITCH_ID = 'vitrine-country-switch';

/** Pages that have a different URL in every country. */
export interface SiteLinks {
  /** Help centre; `null` if there is none. */
  help: string | null;
  /** Contact page of the customer service. */
  contact: string;
  /** Loyalty card; `null` if there is none. */
  card: string | null;
  /** Registration for the loyalty card; `null` if there is none. */
  cardRegistration: string | null;
  /** Store finder; `null` if there are no stores. */
  stores: string | null;
  /** This week's news in the stores; `null` if there are none. */
  storeNews: string | null;
  /**
   * The shop's app; `null` if there is none. A phone with the app opens it at this URL; other phones show a page about
   * it.
   */
  app: string | null;
  /** Offers in supermarkets; `null` if there are none. */
  supermarketOffers: string | null;
  /** Mobile phone plan; `null` if there is none. */
  mobilePlan: string | null;
  /** Community; `null` if there is none. */
  community: string | null;
  terms: string;
  imprint: string;
  privacy: string;
  /** Conditions of the newsletter's welcome voucher; `null` if there is none. */
  voucherConditions: string | null;
  /** Delivery costs and times; the price note links to it. `null` if there is no such page. */
  shippingCosts: string | null;
  /** Page to withdraw from a contract; `null` if the law requires no such function. */
  withdrawal: string | null;
  /** Page to cancel a running contract; `null` if the law requires no such button. */
  cancellation: string | null;
  /** An example newsletter; `null` if there is none. */
  exampleNewsletter: string | null;
  /** Explains the consent to commercial messages; `null` if no consent is asked for. */
  commercialMessages: string | null;
}

/** Pages that not every country has. */
const NOT_OFFERED = {
  supermarketOffers: null,
  mobilePlan: null,
  community: null,
  exampleNewsletter: null,
  commercialMessages: null,
  withdrawal: null,
  cancellation: null,
} as const;

const SHARED = {
  ...NOT_OFFERED,
  contact: LINKS.contact,
  stores: LINKS.stores,
  privacy: LINKS.privacy,
  card: '/c-4760/vitrinecard.html',
} as const;

/** Addresses of the countries whose language is German. */
const GERMAN = {
  ...SHARED,
  help: '/c-4750/hilfe.html',
  cardRegistration: '/c-4761/vitrinecard-anmelden.html',
  storeNews: '/c-4799/diese-woche-in-der-filiale.html',
  app: '/c-4785/apps.html',
  terms: '/agb.html',
  imprint: '/impressum.html',
  voucherConditions: '/c-4794/gutscheinbedingungen.html',
} as const;

/**
 * The URLs of each country. A content page is `/c-<number>/<title>.html`: the number identifies the page and is the
 * same in every country, the title is in the country's language. The country switch finds the page by its number.
 */
export const SITE_LINKS = {
  DE: {
    ...GERMAN,
    supermarketOffers: '/c-4800/angebote-im-supermarkt.html',
    mobilePlan: '/c-4801/mobilfunk.html',
    community: '/c-4802/community.html',
    exampleNewsletter: '/c-4796/beispiel-newsletter.html',
    shippingCosts: '/c-4721/versandkosten-und-lieferzeit.html',
    withdrawal: '/c-4788/vertrag-widerrufen.html',
    cancellation: '/c-4789/vertraege-kuendigen.html',
  },
  AT: {
    ...GERMAN,
    exampleNewsletter: '/c-4796/beispiel-newsletter.html',
    shippingCosts: '/c-4721/versandkosten-und-lieferzeit.html',
    withdrawal: '/c-4788/vom-vertrag-zuruecktreten.html',
  },
  CH: {
    ...GERMAN,
    shippingCosts: '/c-4721/versandkosten-und-lieferfrist.html',
  },
  CH_FR: {
    ...SHARED,
    help: '/c-4750/aide.html',
    cardRegistration: '/c-4761/demander-la-vitrinecard.html',
    storeNews: '/c-4799/cette-semaine-en-succursale.html',
    app: '/c-4785/applications.html',
    terms: '/conditions-generales.html',
    imprint: '/mentions-legales.html',
    voucherConditions: '/c-4794/conditions-du-bon.html',
    shippingCosts: '/c-4721/frais-et-delais-de-livraison.html',
  },
  PL: {
    ...SHARED,
    help: '/c-4750/pomoc.html',
    cardRegistration: '/c-4761/rejestracja-vitrinecard.html',
    storeNews: '/c-4799/nowosci-w-sklepach.html',
    app: '/c-4785/aplikacja.html',
    terms: '/regulamin.html',
    imprint: '/dane-firmy.html',
    voucherConditions: '/c-4794/warunki-kuponu.html',
    shippingCosts: '/c-4721/koszty-i-czas-dostawy.html',
    withdrawal: '/c-4788/odstap-od-umowy.html',
  },
  CZ: {
    ...SHARED,
    help: '/c-4750/pomoc.html',
    cardRegistration: '/c-4761/registrace-vitrinecard.html',
    storeNews: '/c-4799/tento-tyden-v-prodejnach.html',
    app: '/c-4785/aplikace.html',
    terms: '/obchodni-podminky.html',
    imprint: '/o-provozovateli.html',
    voucherConditions: '/c-4794/podminky-poukazu.html',
    shippingCosts: '/c-4721/cena-a-doba-doruceni.html',
    withdrawal: '/c-4788/odstoupit-od-smlouvy.html',
  },
  HU: {
    ...SHARED,
    help: '/c-4750/segitseg.html',
    cardRegistration: '/c-4761/vitrinecard-regisztracio.html',
    storeNews: '/c-4799/ezen-a-heten-az-uzletekben.html',
    app: '/c-4785/alkalmazas.html',
    terms: '/aszf.html',
    imprint: '/impresszum.html',
    voucherConditions: '/c-4794/kupon-feltetelei.html',
    exampleNewsletter: '/c-4796/minta-hirlevel.html',
    shippingCosts: '/c-4721/szallitasi-koltseg-es-ido.html',
    withdrawal: '/c-4788/elallas-a-szerzodestol.html',
  },
  SK: {
    ...SHARED,
    help: '/c-4750/pomoc.html',
    cardRegistration: '/c-4761/registracia-vitrinecard.html',
    storeNews: '/c-4799/tento-tyzden-v-predajniach.html',
    app: '/c-4785/aplikacia.html',
    terms: '/obchodne-podmienky.html',
    imprint: '/o-prevadzkovatelovi.html',
    voucherConditions: '/c-4794/podmienky-poukazu.html',
    shippingCosts: '/c-4721/cena-a-cas-dorucenia.html',
    withdrawal: '/c-4788/odstupit-od-zmluvy.html',
  },
  TR: {
    ...NOT_OFFERED,
    help: '/c-4750/yardim.html',
    contact: LINKS.account,
    card: null,
    cardRegistration: null,
    stores: LINKS.stores,
    storeNews: '/c-4799/bu-hafta-magazalarda.html',
    app: '/c-4785/uygulama.html',
    terms: '/mesafeli-satis-sozlesmesi.html',
    imprint: '/kunye.html',
    privacy: '/c-4798/kisisel-verilerin-korunmasi.html',
    voucherConditions: '/c-4794/indirim-kuponu-kosullari.html',
    commercialMessages: '/c-4797/ticari-elektronik-ileti.html',
    shippingCosts: '/c-4721/kargo-ucreti-ve-teslimat-suresi.html',
  },
} as const satisfies Record<string, SiteLinks>;
