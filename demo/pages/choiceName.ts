import type { MessageId, Text } from '#src/entries/index.ts';

/** Lines, errors, themes, services and platforms by their names in scenarios and addresses. */
const VALUES: Readonly<Record<string, MessageId>> = {
  article: 'mini_cart.group.article',
  defectiveArticle: 'mini_cart.group.defective_article',
  freeArticle: 'mini_cart.group.free_article',
  giftCard: 'mini_cart.group.gift_card',
  defectiveGiftCard: 'mini_cart.group.defective_gift_card',
  subscription: 'mini_cart.group.subscription',
  defectiveSubscription: 'mini_cart.group.defective_subscription',
  partnerProduct: 'mini_cart.group.partner_product',
  defectivePartnerProduct: 'mini_cart.group.defective_partner_product',
  UNKNOWN: 'demo.value.unknown',
  CARTSTORAGE_UNAVAILABLE: 'demo.value.cartstorage_unavailable',
  PRODUCTDATA_UNAVAILABLE: 'demo.value.productdata_unavailable',
  PRICE_UNAVAILABLE: 'demo.value.price_unavailable',
  NOT_MODIFIED: 'demo.value.not_modified',
  SESSION_ENDED: 'demo.choice.preview_session_ended',
  CART_LIMIT: 'demo.value.cart_limit',
  ITEM_LIMIT: 'demo.value.item_limit',
  AVAILABILITY_LIMIT: 'demo.value.availability_limit',
  WSAC_INVALID: 'demo.value.wsac_invalid',
  WSAC_EXPIRED: 'demo.value.wsac_expired',
  WSAC_ALREADY_REDEEMED: 'demo.value.wsac_already_redeemed',
  WSAC_MINIMUM: 'demo.value.wsac_minimum',
  GIFT_CARD_INVALID: 'demo.value.gift_card_invalid',
  GIFT_CARD_EMPTY: 'demo.value.gift_card_empty',
  light: 'demo.value.light',
  dark: 'demo.value.dark',
  'coffee-light': 'demo.value.coffee_light',
  'coffee-dark': 'demo.value.coffee_dark',
  sustainability: 'demo.value.sustainability',
  'coral-light': 'demo.value.coral_light',
  beige: 'demo.value.beige',
  grey: 'demo.value.grey',
  'green-light': 'demo.value.green_light',
  'blue-light': 'demo.value.blue_light',
  'blue-dark': 'demo.value.blue_dark',
  'brown-light': 'demo.value.brown_light',
  CART: 'mini_cart.title',
  PROMOTION: 'demo.promotion',
  SEARCHFRONTEND: 'search.label',
  CUSTOMERFRONTENDDATA: 'demo.value.customerfrontenddata',
  THEMEWORLD_FRONTEND: 'preview.timeline.worlds',
  NEWSLETTER: 'page.topic.newsletter.title',
  PREVIEW: 'demo.value.preview',
  ABTESTFRONTEND: 'demo.value.abtestfrontend',
  NAVIGATION: 'demo.preview.part.navigation',
  CUSTOMER: 'demo.value.customer',
  CLASSIC: 'demo.value.classic',
  TABLET: 'demo.value.tablet',
  MATCH: 'demo.value.match',
  SMARTPHONE: 'demo.value.smartphone',
};

/** The visitors that staff can emulate in a preview, too. */
const VISITORS: Readonly<Record<string, MessageId>> = {
  'visitor-card-member': 'preview.visitor.card_member',
  'visitor-logged-in': 'preview.visitor.logged_in',
  'visitor-remembered': 'preview.visitor.remembered',
};

/** The text of a scenario or header setting. */
export const choiceText = (name: string): MessageId =>
  VISITORS[name] ?? (`demo.choice.${name.replaceAll('-', '_')}` as MessageId);

/** The text of an option on the scenario panel: of its label if it has one, otherwise of its name. */
export const choiceName = (name: string, label: string | undefined, text: Text): string =>
  label === undefined ? text(choiceText(name)) : parameterName(label, text);

/** The name of a value; one without a name is shown as it is. */
export function parameterName(value: string, text: Text): string {
  const name = Object.hasOwn(VALUES, value) && VALUES[value];
  return name ? text(name) : value;
}
