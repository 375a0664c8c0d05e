import { useState } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { CartLogIn } from '../lines/CartLogIn.tsx';
import type { CartApi } from '../store/useCart.ts';
import styles from './MiniCartContent.module.css';

interface CartReadErrorProps {
  error: NonNullable<CartApi['readError']>;
  /** Requests the cart again; resolves to whether there is a cart now. */
  onRetry: () => Promise<boolean>;
}

/** Explains why the cart cannot be shown, and offers a retry. The message stays until a cart arrives. */
export function CartReadError({ error: { code, message }, onRetry }: CartReadErrorProps) {
  const text = useText();
  const announce = useAnnounce();
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    const hasCart = await onRetry();
    setTrying(false);
    if (!hasCart) announce(message, 'assertive');
  };
  return (
    <>
      <Notification state="error" code={code}>
        {message}
      </Notification>
      <CartLogIn code={code} />
      <Button className={styles.again} variant="secondary" size="small" isLoading={isTrying} onPress={retry}>
        {text('mini_cart.unavailable.retry')}
      </Button>
    </>
  );
}
