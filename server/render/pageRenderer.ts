import type { PageState } from '#server/model/pageState.ts';
import type { Locale, SiteCode, Text } from '#src/index.ts';
import type { ShellMessages } from '#src/server.ts';
import type { MailFacts, RenderedMail } from './newsletterMail.ts';

/** What the page's head loads. */
export interface PageAssets {
  /** The module that hydrates the page. */
  entry: string;
  /** Modules the entry needs at once, the language's texts among them. */
  modules: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  /** An inline module that must run first (development only). */
  preamble?: string;
}

/** What the server bundle `entry-server` offers; the only place where the server meets React. */
export interface ServerEntry {
  /** Title and description for the head, in the page's language. */
  describePage(state: PageState): { title: string; description: string };
  /** The words of a site in a language, for what is written without React. */
  textsOf(site: SiteCode, locale: Locale): Text;
  /** The words of the page's frame, which the browser needs before it knows the language. */
  shellMessagesOf(site: SiteCode, locale: Locale): ShellMessages;
  /** Puts a newsletter mail into the words of its site and language. */
  renderMail(site: SiteCode, locale: Locale, facts: Omit<MailFacts, 'locale' | 'brand'>): RenderedMail;
  /** Renders the page's body, in one piece or several, whole without scripts. */
  renderBody(
    state: PageState,
    options: RenderOptions,
  ): Promise<AsyncIterable<string | Buffer> | Iterable<string>>;
}

export interface RenderOptions {
  nonce: string;
  /** Hears of a part that could not be rendered; the browser tries it again. */
  onError: (error: unknown) => void;
  /** Aborts the render when the response closes. */
  signal: AbortSignal;
}

/** Where pages come from: the built bundle, or Vite in development. */
export interface PageRenderer {
  /** Built files to serve under `/assets/`, as an absolute path; `null` where Vite serves them. */
  assetFolder: string | null;
  loadEntry(): Promise<ServerEntry>;
  findAssets(locale: Locale): PageAssets;
}
