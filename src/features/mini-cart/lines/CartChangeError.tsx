import { Notification, type NotificationProps } from '#src/ui/Notification/Notification.tsx';
import styles from '../panel/MiniCartContent.module.css';
import type { CartCommands } from '../store/cartCommands.ts';
import type { CartError } from '../store/useCart.ts';
import { CartLogIn } from './CartLogIn.tsx';
import { pauseOnInteraction } from './pauseOnInteraction.ts';

interface CartChangeErrorProps {
  error: CartError;
  variant: NonNullable<NotificationProps['variant']>;
  commands: CartCommands;
}

/** The message for a refused change. It is dismissed after a time that pauses during interaction. */
export function CartChangeError({ error, variant, commands }: CartChangeErrorProps) {
  return (
    <div
      className={styles.changeError}
      {...pauseOnInteraction((reason, isPaused) => commands.pauseError(error.id, reason, isPaused))}
    >
      <Notification
        id={`cart-error-${error.id}`}
        state="error"
        variant={variant}
        code={error.code}
        onClose={() => commands.dismissError(error.id)}
      >
        {error.message}
      </Notification>
      <CartLogIn code={error.code} />
    </div>
  );
}
