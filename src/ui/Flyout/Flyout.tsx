import { type ReactNode, type RefObject, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useDialog } from 'react-aria/useDialog';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { CloseIcon } from '#src/ui/Icon/icons.tsx';
import { type DismissReason, useDismiss } from '#src/ui/useDismiss.ts';
import styles from './Flyout.module.css';
import { useLowFlyout } from './useLowFlyout.ts';

/** How a flyout was asked to close (HDR-08). */
export type FlyoutCloseReason = DismissReason | 'close-button';

export interface FlyoutProps {
  /** `data-flyout` in the markup. */
  name: string;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close, and why (HDR-08). Focus from inside has gone back to the trigger already. */
  onClose: (reason: FlyoutCloseReason) => void;
  /** The control that opens it. */
  triggerRef?: RefObject<HTMLElement | null>;
  /** The panel's name for assistive technology; or `labelledBy`. */
  label?: string;
  /** Id of the element that names it, where it has no heading of its own. */
  labelledBy?: string;
  /** For `aria-controls` of the trigger. */
  id?: string;
  /** Stays at the top while the rest scrolls. */
  header?: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** The content of its body, which scrolls. */
  children: ReactNode;
  /** The edge it hangs from, and where it grows from. @default 'end' */
  align?: 'start' | 'center' | 'end';
  /** Puts a close button into the top corner. @default false */
  hasCloseButton?: boolean;
  /** Stays in the page, hidden, while closed. @default false */
  isKept?: boolean;
  /** Its content is loading; exposed to assistive technology. @default false */
  isBusy?: boolean;
  /** Added to the classes of its root. */
  className?: string;
}

/**
 * The panel below a control of the header: a non-modal react-aria dialog in its natural place in the page, so that
 * server rendering and tab order need no extra work. Its parent must be `position: relative`. It is never higher than
 * the window leaves room for (HDR-10) and scrolls inside; where that is too low for a fixed header and footer, they
 * scroll along. Opening it does not move the focus.
 *
 * @example
 * <Flyout name="CART" label="Warenkorb" isOpen={isOpen} onClose={close} triggerRef={icon}>…</Flyout>
 */
export function Flyout({
  name,
  isOpen,
  onClose,
  triggerRef,
  label,
  labelledBy,
  id,
  header,
  footer,
  children,
  align = 'end',
  hasCloseButton = false,
  isKept = false,
  isBusy = false,
  className,
}: FlyoutProps) {
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const dismissProps = useDismiss({ isOpen, panel, trigger: triggerRef, onDismiss: onClose });
  // Entering is the caller's: a panel that opens on hover or touch must not take the focus.
  const { dialogProps } = useDialog(
    { 'aria-label': label, 'aria-labelledby': labelledBy, isEntering: true },
    panel,
  );
  useLowFlyout(panel, body, isOpen);
  if (!isOpen && !isKept) return null;
  return (
    <div
      {...mergeProps(dialogProps, dismissProps)}
      ref={panel}
      id={id}
      aria-busy={isBusy || undefined}
      hidden={!isOpen}
      className={classNames(styles.flyout, className)}
      data-flyout={isOpen ? name : undefined}
      data-align={align}
    >
      {(header !== undefined || hasCloseButton) && (
        <div className={styles.header}>
          <div className={styles.heading}>{header}</div>
          {hasCloseButton && <FlyoutClose onClose={onClose} triggerRef={triggerRef} />}
        </div>
      )}
      <div ref={body} className={styles.body}>
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

function FlyoutClose({ onClose, triggerRef }: Pick<FlyoutProps, 'onClose' | 'triggerRef'>) {
  const text = useText();
  return (
    <IconButton
      label={text('ui.flyout.close')}
      data-part="close"
      onPress={() => {
        triggerRef?.current?.focus({ preventScroll: true });
        onClose('close-button');
      }}
    >
      <CloseIcon />
    </IconButton>
  );
}
