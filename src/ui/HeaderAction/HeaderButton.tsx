import type { Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { classNames } from '#src/lib/classNames.ts';
import styles from './HeaderAction.module.css';
import { HeaderActionContent, type HeaderActionContentProps } from './HeaderActionContent.tsx';

export interface HeaderButtonProps
  extends HeaderActionContentProps,
    Omit<ButtonProps, 'children' | 'className' | 'style' | 'render' | 'slot' | 'isPending' | 'aria-label'> {
  /** Added to the root element's class names. */
  className?: string;
  /** Ref of the button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button in the header's icon row, for example for a chat. It has the size, label and states of the header's
 * own icons at every width.
 *
 * @example <HeaderButton icon={<MessageIcon size="large" />} label="Chat" onPress={openChat} />
 */
export function HeaderButton({
  icon,
  label,
  shownLabel,
  hasFixedWidth,
  className,
  ...rest
}: HeaderButtonProps) {
  return (
    <Button {...rest} className={classNames(styles.action, className)} data-header-action="">
      <HeaderActionContent icon={icon} label={label} shownLabel={shownLabel} hasFixedWidth={hasFixedWidth} />
    </Button>
  );
}
