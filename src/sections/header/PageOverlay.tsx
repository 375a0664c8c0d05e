import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OVERLAY_HOVER_CLOSE_MS } from '#src/config/limits.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import styles from './PageOverlay.module.css';

const close = () => sendShopEvent('flyout-close');
type Timer = ReturnType<typeof setTimeout>;

/**
 * Dims the page behind an open flyout. It shows on `header-open` and hides on `header-close`; clicking it, or resting
 * on it with the pointer for a second, closes what is open (HDR-09). Put it anywhere on a page with a `Header`.
 */
export function PageOverlay() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<Timer | null>(null);
  const stopWaiting = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);

  useEffect(() => {
    let hiding: Timer | undefined;
    const stopOpen = onShopEvent('header-open', () => {
      clearTimeout(hiding);
      setShown(true);
    });
    const stopClose = onShopEvent('header-close', () => {
      stopWaiting();
      // A press on another icon closes one flyout and opens the next: the page must not flash between them.
      hiding = setTimeout(() => setShown(false));
    });
    // A page that the browser keeps for "back" is kept without it.
    const leave = () => flushSync(() => setShown(false));
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      clearTimeout(hiding);
      stopOpen();
      stopClose();
      stopWaiting();
    };
  }, [stopWaiting]);

  return (
    // Only a shortcut for pointers: the keyboard closes with Escape, and a screen reader has the flyout's own button.
    <div
      className={styles.overlay}
      data-part="overlay"
      data-shown={isShown || undefined}
      hidden={!isShown}
      aria-hidden="true"
      onClick={close}
      // Not `enter`: a pointer that happens to lie where the overlay appears is not resting on it.
      onPointerMove={({ pointerType }) => {
        if (pointerType !== 'touch') timer.current ??= setTimeout(close, OVERLAY_HOVER_CLOSE_MS);
      }}
      onPointerLeave={stopWaiting}
    />
  );
}
