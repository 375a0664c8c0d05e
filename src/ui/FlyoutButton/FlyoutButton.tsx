import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Flyout, type FlyoutProps } from '#src/ui/Flyout/Flyout.tsx';
import styles from './FlyoutButton.module.css';

export interface FlyoutButtonProps
  extends Pick<FlyoutProps, 'name' | 'header' | 'footer' | 'isBusy' | 'children'> {
  /** The picture on it. */
  icon: ReactNode;
  /** Names button and panel; seen below the icon where there is room. */
  label: string;
  /** Whether its flyout is shown. */
  isOpen: boolean;
  /** Told when a person opens or closes the flyout. */
  onOpenChange: (isOpen: boolean) => void;
  /** Where the button leads without scripts. */
  href: string;
  /** Marks the part for its page: `data-vitrine`. */
  part: string;
}

const FOCUSABLE = 'input:not([type="hidden"]), a[href], button:not([data-part="close"])';

/**
 * An icon of the header with a panel below it. The focus moves to the panel's first field, or by keyboard to whatever
 * comes first, and back when it closes (HDR-08). Without scripts the button leads to a page.
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
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    const byKeyboard = event.detail === 0;
    flushSync(() => onOpenChange(!isOpen));
    if (isOpen) return;
    const first = root.current?.querySelector<HTMLElement>(`[data-flyout] :is(${FOCUSABLE})`);
    // On touch a focused field would bring up the keyboard unasked.
    const isFine = window.matchMedia?.('(pointer: fine)').matches;
    if (byKeyboard || (isFine && first instanceof HTMLInputElement)) first?.focus();
  };

  return (
    <div ref={root} className={styles.place} data-vitrine={part}>
      <form action={href}>
        <button
          ref={trigger}
          type="submit"
          className={styles.button}
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        >
          {icon}
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
        </button>
      </form>
      <Flyout
        {...panel}
        className={styles.panel}
        id={id}
        label={label}
        isOpen={isOpen}
        triggerRef={trigger}
        hasCloseButton
        onClose={() => onOpenChange(false)}
      >
        {children}
      </Flyout>
    </div>
  );
}
