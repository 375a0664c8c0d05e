import type { PageState } from '#demo/model/pageState.ts';
import type { Locale, SiteCode, Text } from '#src/entries/index.ts';
import type { PageHead, ShellMessages } from '#src/entries/server.ts';
import type { RenderedMail } from './mail/composeMail.ts';
import type { MailFacts } from './mail/mailFacts.ts';

/** The resources of the page's head. */
export interface PageAssets {
  /** The module that hydrates the page. */
  entry: string;
  /** Modules that the entry needs immediately, including the language's texts. */
  modules: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  /** An inline module that must run first (development only). */
  preamble?: string;
}

/** The exports of the server bundle `entry-server`, the server's only interface to React. */
export interface ServerEntry {
  /** Title and description for the head, in the page's language, and what search engines read. */
  describePage(
    state: PageState,
    origin: string,
  ): { title: string; description: string } & Omit<PageHead, 'isIndexed'>;
  /** A site's texts in a language, for output without React. */
  textsOf(site: SiteCode, locale: Locale): Text;
  /** The texts of the page's shell, which the browser needs before the language is loaded. */
  shellMessagesOf(site: SiteCode, locale: Locale): ShellMessages;
  renderMail(site: SiteCode, locale: Locale, facts: Omit<MailFacts, 'locale' | 'brand'>): RenderedMail;
  /** Renders the page's body, complete without scripts: failed parts are reported and left to the browser. */
  renderBody(state: PageState, options: RenderOptions): Promise<AsyncIterable<string>>;
}

interface RenderOptions {
  nonce: string;
  /** Called for a part that failed to render; the browser retries it. */
  onError: (error: unknown) => void;
  /** Aborts the render when the response closes. */
  signal: AbortSignal;
}

/** The source of pages: the built bundle, or Vite in development. */
export interface PageRenderer {
  /** The folder served under `/assets/`, as an absolute path; `null` if Vite serves the files. */
  assetFolder: string | null;
  loadEntry(): Promise<ServerEntry>;
  findAssets(locale: Locale): PageAssets;
}
