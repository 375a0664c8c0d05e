import { useState } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { type ReadErrorCode, readErrorText } from './cartErrorTexts.ts';
import styles from './MiniCartContent.module.css';

interface CartReadErrorProps {
  code: ReadErrorCode;
  /** Asks the shop again, and answers whether there is a cart now. */
  onRetry: () => Promise<boolean>;
}

/** The cart cannot be shown: why, and another try. The words stay until a cart comes (MC-13). */
export function CartReadError({ code, onRetry }: CartReadErrorProps) {
  const text = useText();
  const announce = useAnnounce();
  const [isTrying, setTrying] = useState(false);
  const message = text(readErrorText(code));
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
      <Button className={styles.again} variant="secondary" size="small" isLoading={isTrying} onPress={retry}>
        {text('mini_cart.unavailable.retry')}
      </Button>
    </>
  );
}
