import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { Button, type PressEvent } from 'react-aria-components/Button';
import { flushSync } from 'react-dom';
import { isKeyboardPress } from '#src/ui/Button/isKeyboardPress.ts';
import { Flyout, type FlyoutProps } from '#src/ui/Flyout/Flyout.tsx';
import { type FocusMover, FocusRegion } from '#src/ui/FocusRegion/FocusRegion.tsx';
import styles from './FlyoutButton.module.css';

export interface FlyoutButtonProps
  extends Pick<FlyoutProps, 'name' | 'header' | 'footer' | 'isBusy' | 'children'> {
  /** The icon on it. */
  icon: ReactNode;
  /** Names button and panel; visible below the icon where there is room. */
  label: string;
  /** Whether its flyout is shown. */
  isOpen: boolean;
  /** Called when a person opens or closes the flyout. */
  onOpenChange: (isOpen: boolean) => void;
  /** Where the button leads without scripts. */
  href: string;
  /** Marks the part for its page: `data-vitrine`. */
  part: string;
}

/**
 * An icon of the header with a panel below it. By keyboard the focus moves to the first control of the panel, with a
 * mouse only to a field, and back when it closes (HDR-08). Without scripts the button leads to a page.
 */
export function FlyoutButton({
  icon,
  label,
  isOpen,
  onOpenChange,
  href,
  part,
  children,
  ...panel
}: FlyoutButtonProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const focus = useRef<FocusMover>(null);

  const toggle = (event: PressEvent) => {
    flushSync(() => onOpenChange(!isOpen));
    if (isOpen) return;
    if (isKeyboardPress(event)) focus.current?.focusFirst();
    // On touch a focused field would bring up the on-screen keyboard.
    else if (window.matchMedia?.('(pointer: fine)').matches) focus.current?.focusFirst({ accept: isField });
  };

  return (
    <div className={styles.place} data-vitrine={part}>
      <form action={href} onSubmit={stayOnPage}>
        <Button
          ref={trigger}
          type="submit"
          className={styles.button}
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPress={toggle}
        >
          {icon}
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
        </Button>
      </form>
      <Flyout
        {...panel}
        id={id}
        label={label}
        isOpen={isOpen}
        triggerRef={trigger}
        hasCloseButton
        onClose={() => onOpenChange(false)}
      >
        <FocusRegion ref={focus}>{children}</FocusRegion>
      </Flyout>
    </div>
  );
}

const isField = (element: Element) => element instanceof HTMLInputElement;

const stayOnPage = (event: SubmitEvent) => event.preventDefault();
