import { useText } from '#src/i18n/SiteContext.ts';
import { Notification, type NotificationProps } from '#src/ui/Notification/Notification.tsx';
import type { ChangeError } from './cartErrors.ts';
import { changeErrorText } from './cartErrorTexts.ts';
import { holdProps } from './holdProps.ts';
import type { CartActions } from './useCartActions.ts';

interface CartChangeErrorProps {
  error: ChangeError;
  variant: NonNullable<NotificationProps['variant']>;
  actions: CartActions;
}

/** A refused change; leaves by itself, but not while a person is at it (MC-13). */
export function CartChangeError({ error, variant, actions }: CartChangeErrorProps) {
  const text = useText();
  const { id, values } = changeErrorText(error.code, error.limit);
  return (
    <div {...holdProps((hold, isHeld) => actions.holdError(error.id, hold, isHeld))}>
      <Notification
        id={`cart-error-${error.id}`}
        state="error"
        variant={variant}
        code={error.code}
        onClose={() => actions.dismiss(error.id)}
      >
        {text(id, { ...values })}
      </Notification>
    </div>
  );
}
