import type { MessageId } from '#src/entries/index.ts';

/** Shop pages with a heading, a text and links, each with its title; its text is `page.topic.<topic>.text`. */
export const TOPIC_TITLES = {
  account: 'user_menu.label',
  beanaccount: 'user_menu.beans',
  cart: 'mini_cart.title',
  content: 'page.topic.content.title',
  logged_out: 'page.topic.logged_out.title',
  orders: 'page.topic.orders.title',
  privacy: 'page.topic.privacy.title',
  stores: 'store_finder.title',
  watchlist: 'user_menu.watchlist',
} as const satisfies Record<string, MessageId>;
export type Topic = keyof typeof TOPIC_TITLES;

/** A country's editorial pages from its link table, each with its title. */
export const CONTENT_TITLES = {
  help: 'header.help',
  card: 'newsletter.interest.card',
  cardRegistration: 'page.content.cardRegistration.title',
  storeNews: 'store_finder.news',
  supermarketOffers: 'store_finder.offers',
  mobilePlan: 'user_menu.mobile_plan',
  community: 'user_menu.community',
  terms: 'page.content.terms.title',
  imprint: 'page.content.imprint.title',
  voucherConditions: 'page.content.voucherConditions.title',
  exampleNewsletter: 'page.content.exampleNewsletter.title',
  commercialMessages: 'page.content.commercialMessages.title',
  withdrawal: 'page.content.withdrawal.title',
  cancellation: 'page.content.cancellation.title',
} as const satisfies Record<string, MessageId>;
export type ContentName = keyof typeof CONTENT_TITLES;
export const CONTENT_NAMES = Object.keys(CONTENT_TITLES) as ContentName[];

/** Content pages with a legally required form. */
export const DECLARATION_NAMES = ['withdrawal', 'cancellation'] as const satisfies readonly ContentName[];
export type DeclarationName = (typeof DECLARATION_NAMES)[number];

/** Whether a content page has a declaration form. */
export const isDeclaration = (name: ContentName | undefined): name is DeclarationName =>
  (DECLARATION_NAMES as readonly (ContentName | undefined)[]).includes(name);
