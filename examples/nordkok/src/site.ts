import { createSite } from 'vitrine/sites';

/** Sweden. What is not stated here, this shop does not have: stores, an app, a loyalty card, other countries. */
export const SWEDEN = createSite({
  code: 'SE',
  brand: { name: 'Nordkök', slug: 'nordkok' },
  locale: 'sv-SE',
  country: 'SE',
  timeZone: 'Europe/Stockholm',
  countryName: 'Sverige',
  currency: 'SEK',
  money: { group: '\u00a0', decimal: ',', symbol: 'kr', symbolPosition: 'after' },
  shopUrl: 'https://nordkok.example',
  paths: {
    cart: '/varukorg',
    checkout: '/kassa',
    search: '/sok',
    signIn: '/logga-in',
    register: '/skapa-konto',
    account: '/mina-sidor',
    orders: '/bestallningar',
    logout: '/logga-ut',
  },
  links: {
    help: '/hjalp',
    contact: '/kontakt',
    terms: '/kopvillkor',
    imprint: '/om-oss',
    privacy: '/integritet',
    shippingCosts: '/frakt',
    withdrawal: '/angra-kop',
  },
  freeShipping: { all: 499 },
  popularSearches: ['kopparkastrull', 'linneduk'],
  rules: {
    priceNote: {
      textBeforeLink: 'Alla priser inkl. moms, exkl. ',
      linkText: 'frakt',
      textAfterLink: '.',
      sum: 'inkl. moms',
    },
    priceReduction: { base: 'lowest', days: 30 },
    withdrawalDays: 14,
    withdrawal: 'Ångra köpet här',
    guaranteeNotice: 'Lagstadgad reklamationsrätt: 3\u00a0år',
    productSafety: 'Tillverkare och produktsäkerhet',
  },
});
