import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { Notification, type NotificationProps } from '#src/ui/Notification/Notification.tsx';
import styles from '../panel/MiniCartContent.module.css';
import type { ChangeError } from '../store/cartErrors.ts';
import { changeErrorText } from '../store/cartErrorTexts.ts';
import type { CartActions } from '../store/useCartActions.ts';
import { CartLogIn } from './CartLogIn.tsx';
import { pauseOnInteraction } from './pauseOnInteraction.ts';

interface CartChangeErrorProps {
  error: ChangeError;
  variant: NonNullable<NotificationProps['variant']>;
  actions: CartActions;
}

/** The message for a refused change. It is dismissed after a time that pauses during interaction. */
export function CartChangeError({ error, variant, actions }: CartChangeErrorProps) {
  const text = useText();
  const money = useMoney();
  const { id, values } = changeErrorText(error.code, error.limit, money);
  return (
    <div
      className={styles.changeError}
      {...pauseOnInteraction((reason, isPaused) => actions.cart.pauseError(error.id, reason, isPaused))}
    >
      <Notification
        id={`cart-error-${error.id}`}
        state="error"
        variant={variant}
        code={error.code}
        onClose={() => actions.cart.dismissError(error.id)}
      >
        {text(id, { ...values })}
      </Notification>
      <CartLogIn code={error.code} />
    </div>
  );
}
