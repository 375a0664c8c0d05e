import type { MailKind } from '#mocks/services/newsletter.ts';
import type { ContactEntry, ContactProblems } from '#server/model/contactForm.ts';
import type { RefundEntry, RefundProblems } from '#server/model/refundForm.ts';
import type { ConsentChoice } from '#src/config/consent.ts';
import type { Locale } from '#src/config/locales.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { LinkFailure } from '#src/features/newsletter/Answer.tsx';
import type { PostedSignUp } from '#src/features/newsletter/newsletterModel.ts';
import type { PreferencesEntry, PreferencesProblems } from '#src/features/newsletter/preferencesModel.ts';
import type { ShellMessages } from '#src/i18n/shellMessages.ts';
import type { RefusedFile } from '#src/lib/forms/attachments.ts';
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

/** Pages of the shop that are a heading, some words and the way on. Their texts are `page.topic.<topic>.…`. */
export const TOPICS = [
  'account',
  'beanaccount',
  'cart',
  'checkout',
  'content',
  'logged_out',
  'orders',
  'privacy',
  'stores',
  'watchlist',
] as const;
export type Topic = (typeof TOPICS)[number];

/** A country's own pages in its link table that are editors' content; each has a text `page.content.<name>.title`. */
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

/** Content pages with a form that the law of a country asks for (BEY-02). */
export const DECLARATION_NAMES = ['withdrawal', 'cancellation'] as const satisfies readonly ContentName[];
export type DeclarationName = (typeof DECLARATION_NAMES)[number];

/** Whether a content page takes a declaration. */
export const isDeclaration = (name: ContentName | undefined): name is DeclarationName =>
  (DECLARATION_NAMES as readonly (ContentName | undefined)[]).includes(name);

/** A product as a list shows it. Words and prices are those of the site. */
export interface ProductTile {
  id: string;
  /** The variant that the tile's button puts into the cart. */
  tcm: string;
  title: string;
  description: string;
  image: string;
  tint: 'sand' | 'sage' | 'sky' | 'rose' | 'lilac' | 'honey';
  href: string;
  /** In the currency's unit. */
  price: number;
  oldPrice?: number;
  /** Lowest price of the 30 days before the reduction. */
  lowestPrice?: number;
  /** A ready text: "19,98 €/kg". */
  basePrice?: string;
}

/** A product on its own page. */
export interface ProductView extends ProductTile {
  remarks: readonly string[];
  category: { title: string; href: string };
  variants: readonly {
    tcm: string;
    /** The product in this colour. */
    image: string;
    dimensions: readonly { name: string; value: string; type: 'TEXT' | 'COLOR' | 'IMAGE' }[];
  }[];
}

/** A category with a picture. */
export interface CategoryLink {
  title: string;
  href: string;
  image: string;
  tint: ProductTile['tint'];
}

/** A mail in the demo's outbox. */
export interface MailView {
  id: string;
  kind: MailKind;
  to: string;
  /** ISO 8601. */
  sentAt: string;
  /** In the mail's own language. */
  subject: string;
  /** The language of the subject. */
  locale: Locale;
  /** Where the mail's links lead: the confirmation or the preferences, and the unsubscription. */
  links: { confirm?: string; preferences?: string; unsubscribe: string };
}

/** The newsletter's own page (NWL-17, BFF-06). */
export interface NewsletterContent {
  kind: 'newsletter';
  /** What the server found in the form. */
  posted?: PostedSignUp;
  /** The page of the link in the mail: its button confirms (contract: confirmation link). */
  isConfirming?: boolean;
  /** The link in the mail is not valid any more. */
  hasDoiError?: boolean;
  /** The link in the mail has just been used. */
  isConfirmed?: boolean;
  tiles: readonly ProductTile[];
}

/** The pages of a subscriber, which links in mails lead to (BEY-19). */
export interface SubscriberContent {
  kind: 'subscriber';
  shown:
    | { view: 'invalidLink' }
    | { view: 'unsubscribe'; isDone?: boolean; failure?: LinkFailure }
    | {
        view: 'preferences';
        /** Missing where the preferences could not be read. */
        entry?: PreferencesEntry;
        problems?: PreferencesProblems;
        isSaved?: boolean;
        failure?: LinkFailure;
      };
}

/** The customer form of the contact page (INP-11). */
export interface ContactContent {
  kind: 'contact';
  /** What was posted, when it did not hold. */
  entry?: ContactEntry;
  problems?: ContactProblems;
  /** Files of the posted form that were not taken. */
  refused?: readonly RefusedFile[];
  /** The message has been taken; the answer goes to this address. */
  sentTo?: string;
  hasFailed?: boolean;
}

/** The refund form (INP-13). */
export interface RefundContent {
  kind: 'refund';
  /** What was posted, when it did not hold. */
  entry?: RefundEntry;
  problems?: RefundProblems;
  isReceived?: boolean;
  hasFailed?: boolean;
}

/** One choice on the scenario panel: a link that leads to the whole situation with it, or without it. */
export interface DeskChoice {
  /** What is chosen, as the link says it. */
  name: string;
  /** A ready label; without one it is the text `demo.choice.<name>`. */
  label?: string;
  href: string;
  isActive: boolean;
}

/** Choices of one kind that differ by a parameter: an error by its code, a delay by its length. */
export interface DeskRow {
  /** The text `demo.choice.<name>`; rows without one are a group's plain choices. */
  name?: string;
  choices: readonly DeskChoice[];
}

/** Something that is not as on any other day, with the link that takes it back. */
export interface DeskSetting {
  group: DeskGroup;
  name: string;
  /** What follows the colon in its name. */
  parameter?: string;
  label?: string;
  href: string;
}

/** Situations of the scenario panel that are one click away, in their order; each has texts `demo.preset.<name>` and `demo.preset.<name>.text`. */
export const DESK_PRESETS = [
  'everyday',
  'campaign',
  'full_cart',
  'phone',
  'cart_trouble',
  'outage',
  'editors',
] as const;
export type DeskPresetName = (typeof DESK_PRESETS)[number];

/** A whole situation behind one link, with a picture. */
export interface DeskPreset {
  name: DeskPresetName;
  image: string;
  tint: ProductTile['tint'];
  href: string;
  /** This very situation is set. */
  isActive: boolean;
}

/** The groups of the scenario panel, in their order; each has a text `demo.<group>`. */
export const DESK_GROUPS = [
  'site',
  'language',
  'platform',
  'header',
  'visitor',
  'cart',
  'promotion',
  'newsletter',
  'search',
  'staff',
  'faults',
] as const;
export type DeskGroup = (typeof DESK_GROUPS)[number];

/** What the middle of the page shows. */
export type PageContent =
  | { kind: 'home'; tiles: readonly ProductTile[]; categories: readonly CategoryLink[] }
  | {
      kind: 'topic';
      topic: Topic;
      name?: ContentName;
      title?: string;
      term?: string;
      /** What became of a posted declaration: withdrawal or cancellation (BEY-02). */
      answer?: { state: 'received'; email: string } | { state: 'failed' };
      tiles: readonly ProductTile[];
    }
  | {
      kind: 'category';
      id: string;
      title?: string;
      tiles: readonly ProductTile[];
      /** Other products, where the category has few. */
      more: readonly ProductTile[];
    }
  | { kind: 'search'; term: string; count: number; tiles: readonly ProductTile[] }
  | { kind: 'product'; product: ProductView; tiles: readonly ProductTile[]; answer?: 'added' | 'failed' }
  | { kind: 'signIn'; isRegistration: boolean; target: string; isWrong: boolean }
  | { kind: 'signOut' }
  | {
      kind: 'desk';
      presets: readonly DeskPreset[];
      groups: Partial<Record<DeskGroup, readonly DeskRow[]>>;
      /** What is set, beyond site and language. */
      active: readonly DeskSetting[];
      /** Unknown names; nothing was set then. */
      unknown: readonly string[];
      /** Whole addresses to pass on: of this panel, and of the shop as it is set. */
      shared: { desk: string; shop: string };
      /** The shop as it is set. */
      shop: string;
    }
  | NewsletterContent
  | SubscriberContent
  | ContactContent
  | RefundContent
  | { kind: 'outbox'; mails: readonly MailView[] }
  | { kind: 'notFound'; tiles: readonly ProductTile[] };

/** The consent panel of a page: asked, shown again, or closed after a decision. */
export interface ConsentState {
  view: 'asked' | 'settings' | 'closed';
  /** What is in force, where the choices are shown again. */
  choice?: ConsentChoice;
  /** Where a form without JavaScript leads back to: path and query. */
  target: string;
}

/**
 * Everything a page is rendered from, on the server and again in the browser. Of the visitor it knows only the token
 * that the page's forms carry; who the visitor is and what is in the cart, the browser asks for itself.
 */
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
  /** The frame's words, so that the browser can take it over before it knows the language. */
  shellMessages: ShellMessages;
  serverData: ServerData;
  /** What the consent panel shows, where the shop asks for consent (BEY-20). */
  consent?: ConsentState;
  /** What the page's forms send back (contract: CSRF). */
  csrf: string;
}

/** What is known of a page from its request alone, before the shop is asked. */
export type PageFrame = Omit<PageState, 'serverData' | 'shellMessages'>;

/** The id of the element that React owns. */
export const ROOT_ID = 'page';
/** The id of the element that hands the state to the browser. */
export const STATE_ID = 'page-state';
