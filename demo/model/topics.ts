/** Shop pages with a heading, a text and links. Their texts are `page.topic.<topic>.…`. */
export type Topic =
  | 'account'
  | 'beanaccount'
  | 'cart'
  | 'content'
  | 'logged_out'
  | 'orders'
  | 'privacy'
  | 'stores'
  | 'watchlist';

/** A country's editorial pages from its link table; each has a text `page.content.<name>.title`. */
export const CONTENT_NAMES = [
  'help',
  'card',
  'cardRegistration',
  'storeNews',
  'supermarketOffers',
  'mobilePlan',
  'community',
  'terms',
  'imprint',
  'voucherConditions',
  'exampleNewsletter',
  'commercialMessages',
  'withdrawal',
  'cancellation',
] as const;
export type ContentName = (typeof CONTENT_NAMES)[number];

/** Content pages with a legally required form. */
export const DECLARATION_NAMES = ['withdrawal', 'cancellation'] as const satisfies readonly ContentName[];
export type DeclarationName = (typeof DECLARATION_NAMES)[number];

/** Whether a content page has a declaration form. */
export const isDeclaration = (name: ContentName | undefined): name is DeclarationName =>
  (DECLARATION_NAMES as readonly (ContentName | undefined)[]).includes(name);
