import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OVERLAY_HOVER_CLOSE_MS } from '#src/config/limits.ts';
import { followFreshness } from '#src/lib/freshness.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import { isFlyoutInUse } from '#src/ui/isFlyoutInUse.ts';
import styles from './PageOverlay.module.css';

const close = () => sendShopEvent('flyout-close');
type Timer = ReturnType<typeof setTimeout>;

/**
 * Dims the page behind an open flyout, from `header-open` to `header-close`. Clicking it closes the flyout; so does a
 * pointer that rests on it for a second, unless a field is in use. Put it anywhere on a page with a `Header`.
 */
export function PageOverlay() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<Timer | null>(null);
  const stopWaiting = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);

  const closeUnused = () => {
    stopWaiting();
    if (!isFlyoutInUse()) close();
  };

  useEffect(() => {
    let hiding: Timer | undefined;
    const stopOpen = onShopEvent('header-open', () => {
      clearTimeout(hiding);
      setShown(true);
    });
    const stopClose = onShopEvent('header-close', () => {
      stopWaiting();
      // A press on another icon closes one flyout and opens the next: the overlay must not flicker in between.
      hiding = setTimeout(() => setShown(false));
    });
    // The back/forward cache must store the page without the overlay.
    const stopFollowing = followFreshness('visitor', { forget: () => flushSync(() => setShown(false)) });
    return () => {
      stopFollowing();
      clearTimeout(hiding);
      stopOpen();
      stopClose();
      stopWaiting();
    };
  }, [stopWaiting]);

  return (
    // Only a shortcut for pointers: keyboard users press Escape, screen reader users the flyout's close button.
    <div
      className={styles.overlay}
      data-part="overlay"
      data-shown={isShown || undefined}
      hidden={!isShown}
      aria-hidden={isShown || undefined}
      onClick={close}
      // Not `enter`: a pointer that is already where the overlay appears is not resting on it.
      onPointerMove={({ pointerType }) => {
        if (pointerType !== 'touch' && timer.current === null)
          timer.current = setTimeout(closeUnused, OVERLAY_HOVER_CLOSE_MS);
      }}
      onPointerLeave={stopWaiting}
    />
  );
}
