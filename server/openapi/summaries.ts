import type { EndpointName } from '#src/api/endpoints.ts';

/** One-line summaries of the calls. Browsers do not need them, so they are not in the endpoint table. */
export const SUMMARIES: Record<EndpointName, string> = {
  readVisitor: "The visitor's login state and personal data.",
  readPartnerSite: 'How far the newsletter sign-up of this visitor has come.',
  readCustomerInfo: 'Customer data, passed on as it is.',
  readPromotion: "An editor's promotion, or the footer's content under the id SHOP_FOOTER.",
  readCart: "The visitor's cart.",
  changeCart: 'Exactly one change to the cart; the answer is the whole cart.',
  readSuggestions: 'Search terms and products for what a person has typed so far.',
  readCacheKey: 'Called when a header appears; the answer is not used.',
  readNavigation: 'The navigation tree.',
  readThemeWorlds: 'Theme worlds for the first navigation entry.',
  subscribe: 'A newsletter sign-up; a mail requests its confirmation.',
  readBaseData: 'What fills the newsletter form of a logged-in customer.',
  readSubscriber: 'A subscriber.',
  confirmSubscriber: 'The second half of the double opt-in.',
  updateSubscriber: 'Changes to a subscriber.',
  assignAbTests: 'Called once when a footer loads; the answer is not used.',
  readAbTests: 'A/B tests that run at a time.',
  setPreview: 'Shows the shop as at another time and in a chosen test group.',
  checkStaff: 'Whether a member of staff is logged in.',
  renewStaff: 'Keeps a staff session alive.',
  logoutStaff: 'Ends a staff session.',
};
