import { createStore, Provider as StoreProvider } from 'jotai';
import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { loadMessages } from '#messages';
import { createShopApi, type ShopApi } from '#src/api/shopApi.ts';
import type { Locale } from '#src/config/locales.ts';
import { type SiteSettings, withSettings } from '#src/config/siteSettings.ts';
import { SITE_CODES, SITES, type SiteCode, type SiteConfig } from '#src/config/sites.ts';
import { SiteContext } from '#src/i18n/SiteContext.ts';
import { createSiteIntl, type MessageOverrides, type Messages } from '#src/i18n/siteIntl.ts';
import { pushToDataLayer, type Track } from '#src/lib/dataLayer.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import { type Environment, environmentAtom } from '#src/state/environmentAtom.ts';
import { eventSourceAtom } from '#src/state/eventSourceAtom.ts';
import { type ServerData, serverDataAtom } from '#src/state/serverDataAtom.ts';
import { Announcer } from '#src/ui/Announcer/Announcer.tsx';

type Store = ReturnType<typeof createStore>;

export interface VitrineProviderProps {
  children: ReactNode;
  /** The country site; everything that differs between countries follows from it (SIT-01). */
  site: SiteCode;
  /** The language. @default the site's own */
  locale?: Locale;
  /** The language's compiled texts from `vitrine/locales/<locale>`. @default loaded by the library itself */
  messages?: Messages;
  /** Own words for some texts; `{name}` in them stands for an argument of the text (SIT-08). */
  messageOverrides?: MessageOverrides;
  /** Own facts for the site, such as a brand, a link or a threshold: only what is different, at any depth (SIT-08). */
  settings?: SiteSettings;
  /** The page's router. @default a full page load */
  navigate?: (href: string) => void;
  /** The shop's client. @default calls to the page's own origin */
  shop?: ShopApi;
  /** Takes analytics events. @default pushes onto `window.dataLayer` */
  track?: Track;
  /** What a server has already asked the shop for. */
  serverData?: ServerData;
  /** Where the shop's events start; they bubble up to `window` from there. @default `window` itself */
  eventSource?: Element;
  /** A store that outlives this provider. @default a new one */
  store?: Store;
}

const loadPage = (href: string) => window.location.assign(href);

/**
 * Everything a Vitrine component needs from its page: site, language, shop, router, analytics (SIT-01, SIT-08).
 * Put one around all of them; the header, the newsletter and the footer share its state.
 *
 * @example <VitrineProvider site="DE"><Header /></VitrineProvider>
 */
export function VitrineProvider({
  children,
  site: siteCode,
  locale: givenLocale,
  messages: givenMessages,
  messageOverrides: givenOverrides,
  settings: givenSettings,
  navigate = loadPage,
  shop: givenShop,
  track = pushToDataLayer,
  serverData,
  eventSource,
  store: givenStore,
}: VitrineProviderProps) {
  const settings = useSameContent(givenSettings);
  const messageOverrides = useSameContent(givenOverrides);
  const site = useMemo(() => withSettings(findSite(siteCode), settings), [siteCode, settings]);
  const locale = givenLocale ?? site.locale;
  const messages = useMessages(locale, givenMessages);
  const context = useMemo(
    () => ({ site, locale, ...createSiteIntl(site, locale, messages, messageOverrides) }),
    [site, locale, messages, messageOverrides],
  );
  const shop = useMemo(() => givenShop ?? createShopApi({ site: siteCode }), [givenShop, siteCode]);
  const environment = useMemo<Environment>(
    () => ({ site: context.site, text: context.text, shop, track, navigate }),
    [context, shop, track, navigate],
  );

  const [store] = useState(() => {
    const initial = givenStore ?? createStore();
    initial.set(environmentAtom, environment);
    if (serverData) initial.set(serverDataAtom, serverData);
    if (eventSource) initial.set(eventSourceAtom, eventSource);
    return initial;
  });
  useEffect(() => store.set(environmentAtom, environment), [store, environment]);

  return (
    <StoreProvider store={store}>
      <I18nProvider locale={locale}>
        <SiteContext value={context}>
          {children}
          <Announcer />
        </SiteContext>
      </I18nProvider>
    </StoreProvider>
  );
}

/** A language's texts; waits for them where they are a chunk of their own. */
function useMessages(locale: Locale, given: Messages | undefined): Messages {
  const messages = given ?? loadMessages(locale);
  return messages instanceof Promise ? use(messages) : messages;
}

/** The row of a site; an unknown one is a mistake of the page's developer, and said in words. */
function findSite(code: SiteCode): SiteConfig {
  const site: SiteConfig | undefined = SITES[code];
  if (!site) {
    throw new VitrineError(
      `VitrineProvider knows no site ${JSON.stringify(code)}. Give it one of ${SITE_CODES.join(', ')}.`,
    );
  }
  return site;
}

/** The former value while the content is the same: pages write settings into their markup, anew at every render. */
function useSameContent<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
