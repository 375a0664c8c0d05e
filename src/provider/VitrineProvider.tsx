import '#src/lib/guardGlobals.ts';
import { Provider as StoreProvider } from 'jotai/react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { RouterProvider, useRouter } from 'react-aria/private/utils/openLink';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ShopApi } from '#src/api/shopApi.ts';
import { formatLocaleOf, LOCALE_CODES, type PageLocale, toPageLocale } from '#src/config/locales.ts';
import { type SiteSettings, withSettings } from '#src/config/siteSettings.ts';
import { isSiteCode, SITE_CODES, SITES, type SiteCode, type SiteConfig } from '#src/config/sites.ts';
import type { MessageOverrides, Messages } from '#src/i18n/message.ts';
import { SiteContext, type SiteContextValue } from '#src/i18n/SiteContext.ts';
import type { ShellMessages } from '#src/i18n/shellMessages.ts';
import { pushToDataLayer, type Track } from '#src/lib/dataLayer.ts';
import { ignoreHeldKeys } from '#src/lib/heldKeys.ts';
import { parseUrl } from '#src/lib/parseUrl.ts';
import { onReportedProblem } from '#src/lib/reportProblem.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import type { VisitorHint } from '#src/lib/visitorHint.ts';
import type { ConsentAdapter } from '#src/state/consentAtoms.ts';
import type { Page, PageStore } from '#src/state/pageAtom.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';
import { syncConsent } from '#src/state/syncConsent.ts';
import { syncVisitor } from '#src/state/syncVisitor.ts';
import { Announcer } from '#src/ui/Announcer/Announcer.tsx';
import { FlyoutCloser } from './FlyoutCloser.tsx';
import { checkedShop, createPageShop } from './pageShop.ts';
import { useMisuseWarnings } from './useMisuseWarnings.ts';
import { useShopStore } from './useShopStore.ts';
import { useShownIntl } from './useShownIntl.ts';

export interface VitrineProviderProps {
  /** The page, or the part of it that contains the shop. */
  children: ReactNode;
  /**
   * The country site, or a custom row of the site table; everything that differs between countries follows from it.
   */
  site: SiteCode | SiteConfig;
  /**
   * The language: one of the twelve, where `pl` stands for `pl-PL`, or any other BCP 47 tag together with `messages`.
   * @default the site's own
   */
  locale?: PageLocale | undefined;
  /**
   * The language's compiled texts from `vitrine/locales/<locale>` or `compileMessages`, or a function that loads them, with a stable
   * identity between renders. @default loaded by the library itself
   */
  messages?: Messages | (() => Promise<Messages>) | undefined;
  /**
   * Overrides for texts in ICU message syntax. A malformed one is reported, and the library's text is used.
   */
  messageOverrides?: MessageOverrides | undefined;
  /**
   * The result of `shellMessages` from `vitrine/server`: the header's shell then works before the language is loaded.
   */
  shellMessages?: ShellMessages | undefined;
  /**
   * Overrides for the site, such as a brand, a link or a threshold: only the values that differ, at any depth.
   */
  settings?: SiteSettings | undefined;
  /** The page's router, also for React Aria's links inside the provider; addresses of other origins are loaded without it.
   * @default that of a surrounding `RouterProvider`, or else a full page load */
  navigate?: ((href: string) => void) | undefined;
  /**
   * The shop's client. What one of the page's own answers is validated, so it can neither throw nor break a part.
   * @default calls to the page's own origin
   */
  shop?: ShopApi | undefined;
  /** Receives analytics events. @default pushes onto `window.dataLayer` */
  track?: Track | undefined;
  /**
   * Asks the visitor for consent by category and holds back everything that needs it: `cookieConsent` with the
   * library's `ConsentPanel`, the result of `createOneTrustConsent()`, or a custom adapter. Pass the same object in
   * every render. @default no question is shown, and nothing is held back
   */
  consent?: ConsentAdapter | undefined;
  /**
   * Data that a server has already requested from the shop. It belongs to the site and language with which it was
   * passed.
   */
  serverData?: ServerData | undefined;
  /**
   * What `readVisitorHint` of `vitrine/server` found in the request's cookies: the first paint greets a known visitor and
   * counts their cart. The shop's answers replace it. Pass an empty one, too: it says that a count in the browser's storage
   * is old, such as after a log-out. Never give it to a page that is cached for others.
   * @default an anonymous visitor with an empty cart, until the shop has answered
   */
  visitorHint?: VisitorHint | undefined;
  /** The element on which the shop's events are dispatched; they bubble up to `window`. @default `window` itself */
  eventSource?: Element | undefined;
  /**
   * The nonce of the page's content security policy, for style elements in the server's markup and for scripts that the
   * library adds. @default none on a server; in a browser, read from the page's own scripts
   */
  nonce?: string | undefined;
  /** Called once for each dropped, missing or malformed value, with a sentence without personal data. */
  onProblem?: ((problem: string) => void) | undefined;
}

const loadPage = (href: string) => window.location.assign(href);

/** A page's router knows the pages of its own origin, also where React Aria's links ask it. */
const routed = (navigate: (href: string) => void) => (href: string) => {
  const url = parseUrl(href, window.location.href);
  if (url && url.origin !== window.location.origin) loadPage(href);
  else navigate(href);
};

interface PageProviderProps extends VitrineProviderProps {
  /**
   * A store that outlives this provider. It belongs to the site and language with which it was first passed. @default a
   * new one
   */
  store?: PageStore;
}

/**
 * Provides a page's site, language, shop, router and analytics to all Vitrine components. Put one
 * around all of them; the header, the newsletter and the footer share its state.
 *
 * It renders its children immediately and never suspends: only the library's own components wait for the language.
 * Changing site or language is a clean switch: as soon as the new language is loaded, the library's components are
 * mounted again with a newly requested cart, visitor, navigation and promotions.
 *
 * On the whole page, a key that is held acts once: Enter and Space press what had the focus when they went down, Escape
 * closes one thing. In a text they go on writing.
 *
 * @throws VitrineError for an unknown site or language
 * @example <VitrineProvider site="DE"><Header /></VitrineProvider>
 */
export const VitrineProvider = (props: VitrineProviderProps) => <PageProvider {...props} />;

/** The same with a store of the caller's. */
export function PageProvider({
  children,
  site: siteProp,
  locale: localeProp,
  messages,
  messageOverrides: overridesProp,
  shellMessages: shellMessagesProp,
  settings: settingsProp,
  navigate: navigateProp,
  shop: shopProp,
  track = pushToDataLayer,
  consent,
  serverData: serverDataProp,
  visitorHint: visitorHintProp,
  eventSource,
  nonce,
  store: storeProp,
  onProblem,
}: PageProviderProps) {
  const settings = useSameContent(settingsProp);
  const overrides = useSameContent(overridesProp);
  const shellMessages = useSameContent(shellMessagesProp);
  const serverData = useSameContent(serverDataProp);
  const visitorHint = useSameContent(visitorHintProp);
  const row = useSameContent(findSite(siteProp));
  const requestedSite = useMemo(() => withSettings(row, settings), [row, settings]);
  const { site, locale, intl } = useShownIntl({
    site: requestedSite,
    locale: findLocale(localeProp ?? requestedSite.locale, messages !== undefined),
    messages,
    overrides,
    shellMessages,
  });
  const forwardProblem = useEffectEvent((problem: string) => onProblem?.(problem));
  useEffect(() => onReportedProblem(forwardProblem), []);
  useEffect(() => ignoreHeldKeys(), []);
  useMisuseWarnings(row, settingsProp, overridesProp);

  const pageKey = `${site.code} ${locale}`;
  const { text, parts, whenTextsLoaded, loadsTextsAsync } = intl;
  const hasShellMessages = shellMessages !== undefined;
  const context = useMemo<SiteContextValue>(
    () => ({
      site,
      locale,
      text,
      parts,
      pageKey,
      hasShellMessages,
      ...(loadsTextsAsync && { whenTextsLoaded }),
      ...(nonce && { nonce }),
    }),
    [site, locale, text, parts, whenTextsLoaded, loadsTextsAsync, hasShellMessages, pageKey, nonce],
  );
  const shop = useMemo(
    () =>
      shopProp ? checkedShop(shopProp) : createPageShop({ site: site.code, callHeaders: site.callHeaders }),
    [shopProp, site.code, site.callHeaders],
  );
  const surrounding = useSurroundingRouter();
  const navigate = useMemo(
    () => (navigateProp ? routed(navigateProp) : (surrounding ?? loadPage)),
    [navigateProp, surrounding],
  );
  const page = useMemo<Page>(
    () => ({ ...context, shop, track, navigate, ...(consent && { consent }) }),
    [context, shop, track, navigate, consent],
  );
  const store = useShopStore({ page, store: storeProp, serverData, visitorHint, eventSource });
  useEffect(() => syncConsent(store, consent), [store, consent]);
  useEffect(() => syncVisitor(store), [store]);

  return (
    <StoreProvider store={store}>
      <SiteContext value={context}>
        {/* react-aria's own texts follow the page's language. */}
        <I18nProvider locale={formatLocaleOf(locale)}>
          <Router navigate={navigateProp}>
            {/* Before the children: what they open for the new page stays open. */}
            <FlyoutCloser />
            {children}
            <Announcer />
          </Router>
        </I18nProvider>
      </SiteContext>
    </StoreProvider>
  );
}

/** The navigation of a `RouterProvider` around the page's provider, or `null`. */
function useSurroundingRouter(): ((href: string) => void) | null {
  const router = useRouter();
  return useMemo(() => {
    if (router.isNative) return null;
    return (href) => {
      const link = document.createElement('a');
      link.href = href;
      const modifiers = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };
      router.open(link, modifiers, href, undefined);
    };
  }, [router]);
}

/**
 * Routes react-aria's links through the page's router; without one, a surrounding `RouterProvider` keeps handling its
 * links. The page's links are written as the surrounding one says, such as below its base path.
 */
function Router({ navigate, children }: Pick<VitrineProviderProps, 'navigate' | 'children'>) {
  const { useHref } = useRouter();
  return navigate ? (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  ) : (
    children
  );
}

function findSite(site: SiteCode | SiteConfig): SiteConfig {
  if (typeof site === 'object' && site !== null) return site;
  if (!isSiteCode(site)) {
    throw new VitrineError(
      `VitrineProvider knows no site ${JSON.stringify(site)}. Give it one of ${SITE_CODES.join(', ')}.`,
    );
  }
  return SITES[site];
}

function findLocale(code: string, hasMessages: boolean): PageLocale {
  const locale = toPageLocale(code, hasMessages);
  if (!locale) {
    throw new VitrineError(
      `VitrineProvider knows no language ${JSON.stringify(code)}. Give it one of ${LOCALE_CODES.join(', ')}, or \`messages\` of its own.`,
    );
  }
  return locale;
}

/**
 * The previous value if the content is equal: pages write settings inline, and spread a server's data, which creates a
 * new object in every render.
 */
function useSameContent<Value>(value: Value): Value {
  const [same, setSame] = useState(value);
  if (same === value || JSON.stringify(same) === JSON.stringify(value)) return same;
  setSame(value);
  return value;
}
