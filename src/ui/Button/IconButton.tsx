import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import type { ButtonBehaviour, ButtonSize } from './buttonProps.ts';
import styles from './IconButton.module.css';
import { useButtonBehaviour } from './useButtonBehaviour.tsx';

/** The appearance that icon buttons and toggle buttons share. */
export interface IconButtonLook {
  /** The icon; `label` is its text alternative. */
  children: ReactNode;
  /** Accessible name: action and object, such as "Kaffee aus dem Warenkorb löschen". */
  label: string;
  /** 36, 44 or 52 px; the touch target is at least 44 px. @default 'medium' */
  size?: ButtonSize;
  /** `quiet` has a background only on hover, `outlined` has a border, `filled` a background. @default 'quiet' */
  variant?: 'quiet' | 'outlined' | 'filled';
  /** Added to the root element's class names. */
  className?: string;
}

export interface IconButtonProps extends IconButtonLook, Omit<ButtonBehaviour, 'aria-label'> {}

/**
 * A button that shows only an icon. It behaves like `Button`.
 *
 * @example <IconButton label="Suche leeren" onPress={clear}><CloseIcon /></IconButton>
 */
export function IconButton({
  children,
  label,
  size = 'medium',
  variant = 'quiet',
  className,
  ...behaviour
}: IconButtonProps) {
  const { buttonProps, reason } = useButtonBehaviour(behaviour);
  return (
    <AriaButton
      {...buttonProps}
      className={classNames(styles.button, className)}
      data-size={size}
      data-variant={variant}
      aria-label={label}
    >
      {behaviour.isLoading ? <LoadingMark /> : children}
      {reason}
    </AriaButton>
  );
}

function LoadingMark() {
  const text = useText();
  return <Spinner size="small" label={text('ui.button.loading')} />;
}
