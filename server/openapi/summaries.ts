import type { EndpointName, Service } from '#src/api/endpoints.ts';

// The document's texts. Browsers do not need them, so they are not in the endpoint table.

export const SERVICE_SUMMARIES: Record<Service, string> = {
  CART: 'The cart: reads it, and makes one change per call.',
  PROMOTION: 'Editorial content of banners, benefits, categories and the footer.',
  SEARCHFRONTEND: 'Suggestions of the search.',
  CUSTOMERFRONTENDDATA: 'The log-in state of the visitor.',
  THEMEWORLD_FRONTEND: 'The current theme worlds, for the navigation.',
  NEWSLETTER: 'Sign-up with double opt-in, and the subscriber of a link.',
  PREVIEW: 'The shop at another time, for staff.',
  ABTESTFRONTEND: 'Running A/B tests.',
  NAVIGATION: 'The navigation tree.',
  CUSTOMER: 'Customer data.',
};

export const SUMMARIES: Record<EndpointName, string> = {
  readVisitor: "Reads the visitor's log-in state and personal data.",
  readPartnerSite: "Reads the state of the visitor's newsletter sign-up.",
  readCustomerInfo: 'Reads customer data.',
  readPromotion: "Reads a promotion; the id SHOP_FOOTER has the footer's content.",
  readCart: "Reads the visitor's cart.",
  changeCart: 'Makes exactly one change; the response is the whole cart.',
  readSuggestions: 'Suggests search terms and products for the typed text.',
  readCacheKey: 'Is called when a header appears; the response is not used.',
  readNavigation: 'Reads the navigation tree.',
  readThemeWorlds: 'Reads the theme worlds of the first navigation entry.',
  subscribe: 'Signs up for the newsletter; a mail requests the confirmation.',
  readBaseData: 'Reads the data that fills the newsletter form of a customer.',
  readSubscriber: 'Reads a subscriber.',
  confirmSubscriber: 'Confirms a sign-up (double opt-in).',
  updateSubscriber: 'Changes a subscriber.',
  assignAbTests: 'Is called once when a footer loads; the response is not used.',
  readAbTests: 'Reads the A/B tests that run at a time.',
  setPreview: 'Shows the shop at another time and in a test group.',
  checkStaff: 'Reads whether a member of staff is logged in.',
  renewStaff: 'Extends a staff session.',
  logoutStaff: 'Ends a staff session.',
};
