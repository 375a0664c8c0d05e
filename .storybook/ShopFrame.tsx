import { createStore } from 'jotai/vanilla';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { Locale } from '#src/config/locales.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { Messages } from '#src/i18n/siteIntl.ts';
import { PageProvider, type VitrineProviderProps } from '#src/provider/VitrineProvider.tsx';
import { type Platform, platformAtom } from '#src/state/platformAtoms.ts';
import { followedLink } from './storyLinks.ts';
import { storyShopApi } from './storyShop.ts';

/** A story's own settings, texts or server data. */
export type StoryProvider =
  | Partial<VitrineProviderProps>
  | ((site: SiteCode) => Partial<VitrineProviderProps>);

export interface ShopFrameProps {
  children: ReactNode;
  storyId: string;
  site: SiteCode;
  locale: Locale;
  messages: Messages;
  /** The toolbar's platform; `null` follows the window's width. */
  platform: Platform | null;
  provider?: StoryProvider;
}

/** A stand-in for the consent provider's scripts, which are not among Storybook's files, that does nothing. */
const CONSENT_SCRIPTS = { LIVE: 'data:text/javascript,', DEV: 'data:text/javascript,' };

/** The page around a story: a new store, the toolbar's site and language, the story's own mock shop. */
export function ShopFrame({ children, storyId, site, locale, messages, platform, provider }: ShopFrameProps) {
  const store = useMemo(() => {
    const fresh = createStore();
    // Parts outside a header get the platform here; inside one it is a prop.
    if (platform) fresh.set(platformAtom, platform);
    return fresh;
  }, [platform]);
  const shop = useMemo(() => storyShopApi(storyId, site), [storyId, site]);
  const own = useMemo(() => (typeof provider === 'function' ? provider(site) : provider), [provider, site]);
  return (
    <div className="story-canvas">
      <PageProvider
        site={site}
        locale={locale}
        messages={messages}
        store={store}
        shop={shop}
        navigate={followedLink}
        {...own}
        settings={{ consentScripts: CONSENT_SCRIPTS, ...own?.settings }}
      >
        <Suspense>{children}</Suspense>
      </PageProvider>
    </div>
  );
}
