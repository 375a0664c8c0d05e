import { MAX_LINE_QUANTITY } from './limits.ts';

/** The facts that a row of the site table shares with most others, also with a row for another shop. */
export const SITE_DEFAULTS = {
  familyNameFirst: false,
  freeShipping: { all: null, coffee: null, card: null },
  cart: {
    maxLineQuantity: MAX_LINE_QUANTITY,
    priceSummary: true,
    alwaysBestPrice: false,
    bestPriceTooltip: true,
    subscriptionPreviousPrice: false,
  },
  userMenu: { contact: true },
  agentForms: true,
  callHeaders: {},
  // Served from the shop's own origin, so that a strict content security policy allows them.
  consentScripts: { LIVE: '/consent/LIVE.js', DEV: '/consent/DEV.js' },
  consentDomainScript: null,
  promotionThemes: {},
  newsletter: {
    salutation: 'hidden',
    names: 'hidden',
    commercialConsent: false,
    legalAge: 16,
    locksPrefilled: false,
    deletionRules: false,
    unconfirmedDays: 14,
  },
  footer: {
    pickupCost: null,
    dispatchDays: null,
    eleventhCoffeeFree: false,
    reducingCookies: [],
  },
} as const;
