import { DEFAULT_LOCALE, isLocale, type PageLocale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { loadWithin, loadWithRetry } from '#src/lazy/loadWithRetry.ts';
import { compileOverrides, needParser, reportUncompiled } from './compileOverrides.ts';
import type { MessageId, MessageOverrides, Messages } from './message.ts';
import { formatter, languages, parser } from './messages.ts';
import type { ShellMessages } from './shellMessages.ts';
import type { SiteIntl } from './siteIntl.ts';

/** Longest wait for the parser of overrides, in milliseconds; after it the library's own texts are shown. */
const PARSER_WAIT_MS = 2_000;

/** Whether the library's own texts load after the page, as in every browser; a server has them all. */
const LOADS_TEXTS_ASYNC = formatter.state.value === undefined;

/** A promise that `use` reads without suspending. */
const READY: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

export interface PageIntlOptions {
  site: SiteConfig;
  locale: PageLocale;
  /** The language's compiled texts, or a function that loads them. @default the library's own */
  messages?: Messages | (() => Promise<Messages>) | undefined;
  /** Overrides, in ICU message syntax or compiled. */
  overrides?: MessageOverrides | undefined;
  /** Formatted texts of the header's shell, from the server. */
  shellMessages?: ShellMessages | undefined;
}

/** The texts of a page. Texts that are still loading are empty: components wait for `whenTextsLoaded`. */
export interface PageIntl extends SiteIntl {
  /** Resolves when all texts are loaded. Always the same promise, for React's `use`. */
  whenTextsLoaded: () => Promise<void>;
  hasAllTexts: () => boolean;
  /**
   * Whether the texts may load after the first render. It stays the same when they are loaded: a component that suspended
   * must call `use` again when it finishes.
   */
  loadsTextsAsync: boolean;
  /** Calls back when overrides arrive after the library's texts are shown. */
  onLateOverrides: (listener: () => void) => () => void;
}

/** The texts of a page: immediately on a server; in a browser when the first component needs one. */
export function createPageIntl({
  site,
  locale,
  messages,
  overrides = {},
  shellMessages,
}: PageIntlOptions): PageIntl {
  const own = typeof messages === 'function' ? loadWithRetry("The page's texts", messages) : undefined;
  const source = own ?? languages[isLocale(locale) ? locale : DEFAULT_LOCALE];
  let texts = typeof messages === 'object' ? messages : own ? undefined : source.state.value;
  const needsParser = needParser(overrides);
  const listeners = new Set<() => void>();
  let created: SiteIntl | undefined;

  const assemble = (): SiteIntl | undefined => {
    const create = formatter.state.value;
    if (created || !create || !texts) return created;
    const parse = parser.state.value;
    const library = texts;
    if (messages) reportUncompiled(library);
    if (needsParser && !parse) {
      void parser.load().then((loadedParser) => {
        created = create(site, locale, library, compileOverrides(overrides, loadedParser));
        for (const listener of listeners) listener();
      });
    }
    created = create(site, locale, library, parse ? compileOverrides(overrides, parse) : overrides);
    return created;
  };

  let loading = assemble() && READY;
  const loadAll = async () => {
    [texts] = await Promise.all([
      texts ?? source.load(),
      formatter.load(),
      needsParser && loadWithin(parser, PARSER_WAIT_MS),
    ]);
    assemble();
  };
  const whenTextsLoaded = () => {
    loading ??= loadAll();
    return loading;
  };
  const shellText = (id: MessageId) => (shellMessages as Partial<Record<string, string>> | undefined)?.[id];

  return {
    text: (id, values) => assemble()?.text(id, values) ?? shellText(id) ?? '',
    parts: (id, values) => assemble()?.parts(id, values) ?? [],
    hasAllTexts: () => assemble() !== undefined,
    loadsTextsAsync: LOADS_TEXTS_ASYNC || typeof messages === 'function',
    onLateOverrides: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    whenTextsLoaded,
  };
}
