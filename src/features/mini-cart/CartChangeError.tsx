import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { Notification, type NotificationProps } from '#src/ui/Notification/Notification.tsx';
import type { ChangeError } from './CartStore.ts';
import { changeErrorText } from './cartErrorTexts.ts';
import { pauseOnInteraction } from './pauseOnInteraction.ts';
import type { CartActions } from './useCartActions.ts';

interface CartChangeErrorProps {
  error: ChangeError;
  variant: NonNullable<NotificationProps['variant']>;
  actions: CartActions;
}

/** A refused change; disappears after its time, which pauses during interaction (MC-13). */
export function CartChangeError({ error, variant, actions }: CartChangeErrorProps) {
  const text = useText();
  const money = useMoney();
  const { id, values } = changeErrorText(error.code, error.limit, money);
  return (
    <div {...pauseOnInteraction((reason, isPaused) => actions.pauseError(error.id, reason, isPaused))}>
      <Notification
        id={`cart-error-${error.id}`}
        state="error"
        variant={variant}
        code={error.code}
        onClose={() => actions.dismissError(error.id)}
      >
        {text(id, { ...values })}
      </Notification>
    </div>
  );
}
