import type { MailKind } from '#mocks/services/newsletter.ts';
import type { ContactEntry, ContactProblems } from '#server/model/contactForm.ts';
import type { RefundEntry, RefundProblems } from '#server/model/refundForm.ts';
import type { ConsentChoice } from '#src/config/consent.ts';
import type { Locale } from '#src/config/locales.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { LinkFailure } from '#src/features/newsletter/FailureAnswer.tsx';
import type { PostedSignUp } from '#src/features/newsletter/newsletterModel.ts';
import type { PreferencesEntry, PreferencesProblems } from '#src/features/newsletter/preferencesModel.ts';
import type { PreviewEntry } from '#src/features/preview/previewModel.ts';
import type { ShellMessages } from '#src/i18n/shellMessages.ts';
import type { RefusedFile } from '#src/lib/forms/attachments.ts';
import type { VisitorHint } from '#src/lib/visitorHint.ts';
import type { AbTest, EmulatedVisitor } from '#src/schemas/preview.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';
import type { SideName, SideProblem } from './comparedSide.ts';
import type { PageDifference } from './pageDifferences.ts';

/** The page's platform; SMARTPHONE is an app client that differs from MATCH only in the footer (contract: pages). */
export const PLATFORMS = ['CLASSIC', 'TABLET', 'MATCH', 'SMARTPHONE'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The header's boolean settings (contract: calls). */
export const HEADER_SWITCHES = [
  'reduced',
  'sticky',
  'useminicart',
  'showsecurehint',
  'showPromotionBanner',
  'onetrustenabled',
] as const;

/** The header's settings from the address (HDR-01; contract: calls). Missing ones have their default. */
export interface HeaderSettings extends Partial<Record<(typeof HEADER_SWITCHES)[number], boolean>> {
  stage: 'DEV' | 'LIVE';
  search?: 'flyout' | 'overlay';
}

/** Shop pages with a heading, a text and links. Their texts are `page.topic.<topic>.…`. */
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

/** Content pages with a legally required form (BEY-02). */
export const DECLARATION_NAMES = ['withdrawal', 'cancellation'] as const satisfies readonly ContentName[];
export type DeclarationName = (typeof DECLARATION_NAMES)[number];

/** Whether a content page has a declaration form. */
export const isDeclaration = (name: ContentName | undefined): name is DeclarationName =>
  (DECLARATION_NAMES as readonly (ContentName | undefined)[]).includes(name);

/** A product in a list, with the site's texts and prices. */
export interface ProductTile {
  id: string;
  /** The variant that the tile's button adds to the cart. */
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
  /** Formatted text: "19,98 €/kg". */
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

/** A category with an image. */
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
  /** The targets of the mail's links: confirmation or preferences, and unsubscription. */
  links: { confirm?: string; preferences?: string; unsubscribe: string };
}

/** The path of the preview tools (BEY-21). */
export const PREVIEW_TOOLS_PATH = '/demo/preview';

/** The choices for the validity of a preview link, in hours; the first is the default (BEY-21). */
export const SHARED_HOURS = [24, 1, 168] as const;

/** A preview's settings as text in the page's language (BEY-21). */
export interface PreviewWords {
  /** In the shop's time zone, with its name; missing: now. */
  time?: string;
  test?: string;
  group?: string;
  visitor?: EmulatedVisitor;
}

/** A link that shows a colleague a preview without a log-in (BEY-21). */
export interface SharedLinkView {
  id: string;
  shown: PreviewWords;
  /** The page that it opens. */
  path: string;
  /** The formatted time of expiry. */
  until: string;
  /** Absolute URL. */
  url: string;
}

/** One side of a comparison: the values of its fields, and the state they select (BEY-21). */
export interface ComparedSide {
  entry: PreviewEntry;
  /** The A/B tests at its time; missing if they could not be loaded. */
  tests?: readonly AbTest[];
  /** The name of the shop's time zone at its time. */
  zone: string;
  problem?: SideProblem;
  shown: PreviewWords;
}

/** A page of the shop in two states (BEY-21). */
export interface PreviewComparison {
  sides: Record<SideName, ComparedSide>;
  /** Missing before the first comparison, and if a side is invalid. */
  result?: {
    differences: readonly PageDifference[];
    /** The two pages, as addresses of this origin. */
    pages: Record<SideName, string>;
  };
}

/** The result of a form posted on the preview tools page (BEY-21). */
export const PREVIEW_ANSWERS = ['created', 'revoked', 'failed', 'wait'] as const;
export type PreviewAnswer = (typeof PREVIEW_ANSWERS)[number];

/** The preview tools page, and the page of an expired link (BEY-21). */
export type PreviewContent =
  | { kind: 'preview'; view: 'ended' }
  | {
      kind: 'preview';
      view: 'tools';
      /** The page of the shop that a link opens. */
      target: string;
      /** The current preview; missing without one, so that there is nothing to share. */
      previewed?: PreviewWords;
      links: readonly SharedLinkView[];
      answer?: PreviewAnswer;
      /** Missing if the target is not a page of the shop. */
      comparison?: PreviewComparison;
    };

/** The newsletter's own page (NWL-17, BFF-06). */
export interface NewsletterContent {
  kind: 'newsletter';
  /** Validation errors from the server. */
  posted?: PostedSignUp;
  /** The page that the mail links to: its button confirms (contract: confirmation link). */
  isConfirming?: boolean;
  /** The link in the mail is no longer valid. */
  hasDoiError?: boolean;
  /** The link in the mail was just used. */
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
        /** Missing if the preferences could not be loaded. */
        entry?: PreferencesEntry;
        problems?: PreferencesProblems;
        isSaved?: boolean;
        failure?: LinkFailure;
      };
}

/** The customer form of the contact page (INP-11). */
export interface ContactContent {
  kind: 'contact';
  /** The posted values, if they were invalid. */
  entry?: ContactEntry;
  problems?: ContactProblems;
  /** Rejected files of the posted form. */
  refused?: readonly RefusedFile[];
  /** The message was accepted; the reply goes to this address. */
  sentTo?: string;
  hasFailed?: boolean;
}

/** The refund form (INP-13). */
export interface RefundContent {
  kind: 'refund';
  /** The posted values, if they were invalid. */
  entry?: RefundEntry;
  problems?: RefundProblems;
  isReceived?: boolean;
  hasFailed?: boolean;
}

/** One option on the scenario panel: a link to the situation with or without it. */
export interface ScenarioChoice {
  /** The option's value in the link. */
  name: string;
  /** A label; by default the text `demo.choice.<name>`. */
  label?: string;
  href: string;
  isActive: boolean;
}

/** Options of one kind that differ in a parameter: an error code, a delay. */
export interface ScenarioRow {
  /** The text `demo.choice.<name>`; rows without one contain a group's plain options. */
  name?: string;
  choices: readonly ScenarioChoice[];
}

/** An active setting, with the link that removes it. */
export interface ScenarioSetting {
  group: ScenarioGroup;
  name: string;
  /** The part of its name after the colon. */
  parameter?: string;
  label?: string;
  href: string;
}

/** Presets of the scenario panel, in display order; each has texts `demo.preset.<name>` and `demo.preset.<name>.text`. */
export const SCENARIO_PRESETS = [
  'everyday',
  'campaign',
  'full_cart',
  'phone',
  'cart_trouble',
  'outage',
  'editors',
] as const;
export type ScenarioPresetName = (typeof SCENARIO_PRESETS)[number];

/** A preset: a link to a situation, with an image. */
export interface ScenarioPreset {
  name: ScenarioPresetName;
  image: string;
  tint: ProductTile['tint'];
  href: string;
  /** Whether this situation is active. */
  isActive: boolean;
}

/** The groups of the scenario panel, in display order; each has a text `demo.<group>`. */
export const SCENARIO_GROUPS = [
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
export type ScenarioGroup = (typeof SCENARIO_GROUPS)[number];

/** The content between header and footer. */
export type PageContent =
  | { kind: 'home'; tiles: readonly ProductTile[]; categories: readonly CategoryLink[] }
  | {
      kind: 'topic';
      topic: Topic;
      name?: ContentName;
      title?: string;
      term?: string;
      /** The result of a posted declaration: withdrawal or cancellation (BEY-02). */
      answer?: { state: 'received'; email: string } | { state: 'failed' };
      tiles: readonly ProductTile[];
    }
  | {
      kind: 'category';
      id: string;
      title?: string;
      tiles: readonly ProductTile[];
      /** Other products, if the category has few. */
      more: readonly ProductTile[];
    }
  | { kind: 'search'; term: string; count: number; tiles: readonly ProductTile[] }
  | { kind: 'product'; product: ProductView; tiles: readonly ProductTile[]; answer?: 'added' | 'failed' }
  | { kind: 'signIn'; isRegistration: boolean; target: string; isWrong: boolean }
  | { kind: 'signOut' }
  | {
      kind: 'scenarioPanel';
      presets: readonly ScenarioPreset[];
      groups: Partial<Record<ScenarioGroup, readonly ScenarioRow[]>>;
      /** Active settings, except site and language. */
      active: readonly ScenarioSetting[];
      /** Unknown names; if there are any, nothing was set. */
      unknown: readonly string[];
      /** Absolute URLs for sharing: of this panel, and of the shop in this situation. */
      shared: { panel: string; shop: string };
      /** The shop in this situation. */
      shop: string;
    }
  | NewsletterContent
  | SubscriberContent
  | ContactContent
  | RefundContent
  | { kind: 'outbox'; mails: readonly MailView[] }
  | PreviewContent
  | { kind: 'notFound'; tiles: readonly ProductTile[] };

/** The consent panel of a page: asked, shown again, or closed after a decision. */
export interface ConsentState {
  view: 'asked' | 'settings' | 'closed';
  /** The current choices, if they are shown again. */
  choice?: ConsentChoice;
  /** The return target of a form without JavaScript: path and query. */
  target: string;
}

/**
 * The complete state of a page, for rendering on the server and hydration in the browser. It contains nothing of the
 * visitor except the CSRF token and the visitor hint; the browser requests visitor data and cart itself.
 */
export interface PageState {
  site: SiteCode;
  locale: Locale;
  /** The request's path and query. */
  address: string;
  platform?: Platform;
  header: HeaderSettings;
  /** Checkout, or a visitor from an affiliate or the new app (FTR-03). */
  isFooterReduced: boolean;
  /** Whether the panel links to the preview tools (BEY-21). */
  hasPreviewTools?: true;
  /** This page in each country, for the country switcher (FTR-07). */
  alternates: Record<SiteCode, string>;
  content: PageContent;
  /** The shell's texts, so that the browser can hydrate it before the language is loaded. */
  shellMessages: ShellMessages;
  serverData: ServerData;
  /** The visitor hint of the request's cookies (BEY-16). A page with a hint is never shared between visitors. */
  visitorHint?: VisitorHint;
  /** The state of the consent panel, if the shop asks for consent (BEY-20). */
  consent?: ConsentState;
  /** The CSRF token of the page's forms (contract: CSRF). */
  csrf: string;
}

/** The part of a page's state that follows from the request alone, before any shop call. */
export type PageFrame = Omit<PageState, 'serverData' | 'shellMessages'>;

/** The id of React's root element. */
export const ROOT_ID = 'page';
/** The id of the element that contains the state for the browser. */
export const STATE_ID = 'page-state';
