import { useEffect, useRef } from 'react';
import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { useIsShown } from '#src/ui/Flyout/isShown.ts';
import { Meter } from '#src/ui/Meter/Meter.tsx';
import type { CartApi } from '../store/useCart.ts';
import { useShipping } from '../store/useShipping.ts';
import styles from './MiniCartContent.module.css';

/** How far the sum is from free shipping; nothing without a threshold for all goods, or while the sum may be stale. */
export function CartShippingProgress({ cart: { cart, view, isUpdating } }: { cart: CartApi }) {
  const text = useText();
  const money = useMoney();
  const { progress } = useShipping(view === 'full' ? cart : undefined);
  const message =
    progress &&
    (progress.remaining > 0
      ? text('mini_cart.shipping_progress.remaining', { amount: money(progress.remaining) })
      : text('mini_cart.shipping_progress.reached'));
  const isShown = useIsShown();
  useChangeAnnouncement(isUpdating || !isShown ? null : message);
  if (!progress || message === null) return null;
  return (
    <div
      className={styles.shippingProgress}
      data-part="shipping-progress"
      data-hidden={isUpdating || undefined}
    >
      <Meter label={message} value={progress.share} valueLabel={message} />
    </div>
  );
}

/** Announces a message when it changes, not when it first appears. */
function useChangeAnnouncement(message: string | null): void {
  const announce = useAnnounce();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (message === null || message === last.current) return;
    if (last.current !== null) announce(message);
    last.current = message;
  }, [message, announce]);
}
