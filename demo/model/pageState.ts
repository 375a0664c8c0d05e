import type { ConsentChoice } from '#src/config/consent.ts';
import type { Locale } from '#src/config/locales.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { ShellMessages } from '#src/i18n/shellMessages.ts';
import type { VisitorHint } from '#src/lib/visitorHint.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';
import type { HeaderSettings, Platform } from './headerSettings.ts';
import type { PageContent } from './pageContent.ts';

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
  /** Checkout, or a visitor from an affiliate or the new app. */
  isFooterReduced: boolean;
  /** Whether the panel links to the preview tools. */
  hasPreviewTools?: true;
  /** This page in each country, for the country switcher. */
  alternates: Record<SiteCode, string>;
  content: PageContent;
  /** The shell's texts, so that the browser can hydrate it before the language is loaded. */
  shellMessages: ShellMessages;
  serverData: ServerData;
  /** The visitor hint of the request's cookies. */
  visitorHint?: VisitorHint;
  /** The state of the consent panel, if the shop asks for consent. */
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
