import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { pageCookies } from '#src/lib/cookies.ts';
import { followFreshness, publishChange } from '#src/lib/freshness.ts';
import { readStored, STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { FocusFallback } from '#src/ui/FocusFallback/FocusFallback.tsx';
import { CloseIcon, StarIcon } from '#src/ui/Icon/icons.tsx';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './AppBanner.module.css';
import { type AppOffer, chooseAppOffer, OFFER_DATA, storeTag } from './appBannerModel.ts';

const STARS = ['1', '2', '3', '4', '5'];

const isDismissed = () => readStored(STORAGE_KEYS.appBannerDismissed) !== null;

/** The choice made by the script in the page's head, or else one made now. */
function readOffer(canChoose: boolean): AppOffer {
  const { dataset } = document.documentElement;
  const made = dataset[OFFER_DATA];
  // Another tab can have closed the banner since.
  if (made === 'banner' && isDismissed()) return 'none';
  if (made === 'banner' || made === 'storeTag' || made === 'none') return made;
  // If no choice was made in the head, show nothing: a banner now would shift the page.
  const offer = canChoose
    ? chooseAppOffer({
        userAgent: navigator.userAgent,
        touchPoints: navigator.maxTouchPoints,
        cookies: pageCookies(),
        isDismissed: isDismissed(),
      })
    : 'none';
  dataset[OFFER_DATA] = offer;
  return offer;
}

/**
 * Offers the shop's app on phones that support it. The server always renders it; before the first paint,
 * `appOfferScript` in the page's head decides whether it is visible, so that nothing shifts.
 */
export function AppBanner() {
  const text = useText();
  const rootAttributes = useRoot('app-banner');
  const { app, links } = useSite();
  const root = useRef<HTMLElement>(null);
  const isHydrated = useIsHydrated();
  const isFresh = useRef(isHydrated);
  const [offer, setOffer] = useState<AppOffer | null>(null);
  useLayoutEffect(() => setOffer(readOffer(isFresh.current)), []);
  useEffect(
    () =>
      followFreshness('offers', {
        // Another tab, or a page from which the visitor came back, has closed the banner.
        refresh: () => setOffer((shown) => (shown === 'banner' && isDismissed() ? 'none' : shown)),
      }),
    [],
  );

  if (offer === 'none' || !app || !links.app) return null;
  if (offer === 'storeTag') {
    const tag = storeTag(app);
    return tag && <StoreTag {...tag} />;
  }

  const dismiss = () => {
    writeStored(STORAGE_KEYS.appBannerDismissed, 'true');
    publishChange('offers');
    document.documentElement.dataset[OFFER_DATA] = 'none';
    setOffer('none');
  };

  return (
    <aside
      ref={root}
      className={styles.banner}
      aria-label={text('app_banner.name')}
      {...rootAttributes}
      data-offered={offer === 'banner' || undefined}
    >
      <FocusFallback of={root} to='[data-part="logo"]' />
      <IconButton className={styles.close} label={text('app_banner.close')} onPress={dismiss}>
        <CloseIcon />
      </IconButton>
      <span className={styles.mark} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>{text('app_banner.name')}</p>
        <p className={styles.tagline}>{text('app_banner.tagline')}</p>
        <p className={styles.rating}>
          <span className={styles.stars} role="img" aria-label={text('app_banner.rating')}>
            {STARS.map((star) => (
              <StarIcon key={star} size="small" isFilled />
            ))}
          </span>
          <span>{text('app_banner.votes')}</span>
        </p>
      </div>
      <a className={styles.open} href={links.app}>
        {text('app_banner.open')}
      </a>
    </aside>
  );
}

/** Safari reads the tag; React renders it into the head. The page's script may have added it already. */
function StoreTag({ name, content }: { name: string; content: string }) {
  const isThere = document.head.querySelector(`meta[name="${name}"]`) !== null;
  const [isNeeded] = useState(!isThere);
  return isNeeded ? <meta name={name} content={content} /> : null;
}
