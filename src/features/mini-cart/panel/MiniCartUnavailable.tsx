import { useEffect, useState } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import styles from './MiniCart.module.css';

/** Shown if the panel's content could not be loaded: a retry, and a link to the cart page, which does not need it. */
export function MiniCartUnavailable({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const text = useText();
  const { paths } = useSite();
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
      <div className={styles.unavailableActions}>
        <Button variant="secondary" isLoading={isTrying} onPress={retry}>
          {text('mini_cart.unavailable.retry')}
        </Button>
        <ButtonLink href={paths.cart}>{text('mini_cart.to_cart')}</ButtonLink>
      </div>
    </div>
  );
}
