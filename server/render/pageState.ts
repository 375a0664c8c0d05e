import type { Locale } from '#src/config/locales.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';

/** What the page is made for; SMARTPHONE is an app client that only the footer tells from MATCH (contract: pages). */
export const PLATFORMS = ['CLASSIC', 'TABLET', 'MATCH', 'SMARTPHONE'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The header's settings as an address can set them (HDR-01; contract: calls). What is missing is the default. */
export interface HeaderSettings {
  reduced?: boolean;
  sticky?: boolean;
  useminicart?: boolean;
  showsecurehint?: boolean;
  showPromotionBanner?: boolean;
  onetrustenabled?: boolean;
  stage: 'DEV' | 'LIVE';
  search?: 'flyout' | 'overlay';
}

/** Pages of the shop that are a heading, some words and the way on. Their texts are `page.<topic>.…`. */
export const TOPICS = [
  'account',
  'beanaccount',
  'cart',
  'checkout',
  'contact',
  'content',
  'loggedOut',
  'newsletter',
  'orders',
  'privacy',
  'register',
  'search',
  'stores',
  'watchlist',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What the middle of the page shows. */
export type PageContent =
  | { kind: 'home' }
  | { kind: 'topic'; topic: Topic; term?: string }
  | { kind: 'category'; id: string }
  | { kind: 'product'; id: string }
  | { kind: 'signIn'; csrf: string; target: string; isWrong: boolean }
  | { kind: 'desk'; scenarios: readonly string[]; visitor: 'LOGGED_OUT' | 'LOGGED_IN' }
  | { kind: 'notFound' };

/** Everything a page is rendered from, on the server and again in the browser. Nothing in it is about the visitor. */
export interface PageState {
  site: SiteCode;
  locale: Locale;
  /** The request's path and query. */
  address: string;
  platform?: Platform;
  header: HeaderSettings;
  /** Checkout, or a visitor who came from an affiliate or the new app (FTR-03). */
  isFooterReduced: boolean;
  /** This page in each country, for the country switcher (FTR-07). */
  alternates: Record<SiteCode, string>;
  content: PageContent;
  serverData: ServerData;
}

/** The id of the element that React owns. */
export const ROOT_ID = 'page';
/** The id of the element that hands the state to the browser. */
export const STATE_ID = 'page-state';
