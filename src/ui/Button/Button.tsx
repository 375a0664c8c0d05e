import { Button as AriaButton } from 'react-aria-components/Button';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import styles from './Button.module.css';
import type { ButtonBehaviour, ButtonLook } from './buttonProps.ts';
import { startRipple } from './ripple.ts';
import { useButtonBehaviour } from './useButtonBehaviour.tsx';

export interface ButtonProps extends ButtonLook, ButtonBehaviour {}

/**
 * A button. While loading or disabled it ignores presses and submits nothing, but keeps the focus. Loading is
 * announced while the button has the focus.
 *
 * @example <Button variant="activating" isLoading={isOrdering} onPress={order}>Zur Kasse</Button>
 */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  isBlock = false,
  className,
  onPressStart,
  ...behaviour
}: ButtonProps) {
  const { buttonProps, reason } = useButtonBehaviour({
    ...behaviour,
    onPressStart: (event) => {
      startRipple(event.target, event.x, event.y);
      onPressStart?.(event);
    },
  });
  return (
    <AriaButton
      {...buttonProps}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
    >
      <span className={styles.label}>{children}</span>
      {behaviour.isLoading && <LoadingMark />}
      {reason}
    </AriaButton>
  );
}

function LoadingMark() {
  const text = useText();
  return (
    <>
      {/* Separates the two parts of the accessible name. */}{' '}
      <Spinner className={styles.spinner} label={text('ui.button.loading')} />
    </>
  );
}
