import { createStore } from 'jotai';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { Locale } from '#src/config/locales.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { Messages } from '#src/i18n/siteIntl.ts';
import { VitrineProvider, type VitrineProviderProps } from '#src/provider/VitrineProvider.tsx';
import { followedLink } from './storyLinks.ts';
import { storyShopApi } from './storyShop.ts';

export interface ShopFrameProps {
  children: ReactNode;
  storyId: string;
  site: SiteCode;
  locale: Locale;
  messages: Messages;
  /** Own facts, words or server data of this story. */
  provider?: Partial<VitrineProviderProps>;
}

/** The page around a story: a fresh store, the toolbar's site and language, the story's own mock shop. */
export function ShopFrame({ children, storyId, site, locale, messages, provider }: ShopFrameProps) {
  const store = useMemo(() => createStore(), []);
  const shop = useMemo(() => storyShopApi(storyId, site), [storyId, site]);
  return (
    <div className="story-canvas">
      <VitrineProvider
        site={site}
        locale={locale}
        messages={messages}
        store={store}
        shop={shop}
        navigate={followedLink}
        {...provider}
      >
        <Suspense>{children}</Suspense>
      </VitrineProvider>
    </div>
  );
}
