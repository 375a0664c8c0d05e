import { createStore, Provider as StoreProvider } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPageShop } from '#page-shop';
import type { ShopApi } from '#src/api/shopApi.ts';
import type { Locale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { SiteContext, type SiteContextValue } from '#src/i18n/SiteContext.ts';
import type { SiteIntl } from '#src/i18n/siteIntl.ts';
import { pushToDataLayer, type Track } from '#src/lib/dataLayer.ts';
import { type Environment, environmentAtom } from '#src/state/environmentAtom.ts';
import { eventSourceAtom } from '#src/state/eventSourceAtom.ts';
import { type ServerData, serverDataAtom } from '#src/state/serverDataAtom.ts';
import { Announcer } from '#src/ui/Announcer/Announcer.tsx';

type Store = ReturnType<typeof createStore>;

/** What a page brings besides its site and its language. */
export interface PageProps {
  /** The page, or the part of it that belongs to the shop. */
  children: ReactNode;
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
  /** The nonce of the page's content policy, for scripts that the library adds. @default read from the page's own scripts */
  nonce?: string;
  /** A store that outlives this provider. @default a new one */
  store?: Store;
}

interface SiteProviderProps extends PageProps {
  site: SiteConfig;
  locale: Locale;
  intl: SiteIntl;
}

const loadPage = (href: string) => window.location.assign(href);

/** The provider's inside, for a page that brings its texts ready: site, language, shop, router, analytics. */
export function SiteProvider({
  children,
  site,
  locale,
  intl: siteIntl,
  navigate = loadPage,
  shop: givenShop,
  track = pushToDataLayer,
  serverData,
  eventSource,
  nonce,
  store: givenStore,
}: SiteProviderProps) {
  const context = useMemo<SiteContextValue>(
    () => ({ ...siteIntl, site, locale, ...(nonce && { nonce }) }),
    [site, locale, siteIntl, nonce],
  );
  const shop = useMemo(() => givenShop ?? createPageShop({ site: site.code }), [givenShop, site.code]);
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
      <SiteContext value={context}>
        {children}
        <Announcer />
      </SiteContext>
    </StoreProvider>
  );
}
