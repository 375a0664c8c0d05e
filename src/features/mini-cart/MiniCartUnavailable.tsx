import { useEffect, useState } from 'react';
import { LINKS } from '#src/config/links.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { PlainButton } from '#src/ui/Button/PlainButton.tsx';
import styles from './MiniCart.module.css';

/** The panel's content could not be fetched: another try, and the cart's own page, which needs none of it. */
export function MiniCartUnavailable({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const text = useText();
  const announce = useAnnounce();
  const [isTrying, setTrying] = useState(false);
  const message = text('mini_cart.unavailable.text');
  useEffect(() => announce(message, 'assertive'), [announce, message]);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <div className={styles.unavailable} data-state="error">
      <p>{message}</p>
      <div className={styles.unavailableWays}>
        <PlainButton variant="secondary" isLoading={isTrying} onPress={retry}>
          {text('mini_cart.unavailable.retry')}
        </PlainButton>
        <ButtonLink href={LINKS.cart}>{text('mini_cart.to_cart')}</ButtonLink>
      </div>
    </div>
  );
}
