import { type ReactNode, type RefObject, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useDialog } from 'react-aria/useDialog';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { FocusFallback } from '#src/ui/FocusFallback/FocusFallback.tsx';
import { CloseIcon } from '#src/ui/Icon/icons.tsx';
import { scrollContainer } from '#src/ui/scrollContainer.ts';
import { type DismissReason, useDismiss } from '#src/ui/useDismiss.ts';
import styles from './Flyout.module.css';
import { IsShownContext } from './isShown.ts';
import { useLayoutInAdvance } from './useLayoutInAdvance.ts';
import { useLowFlyout } from './useLowFlyout.ts';

/** The reason for a close request. */
export type FlyoutCloseReason = DismissReason | 'close-button';

export interface FlyoutProps {
  /** The `data-flyout` attribute. */
  name: string;
  /** Whether the flyout is open. */
  isOpen: boolean;
  /**
   * Called with the reason when the flyout should close. Focus from inside has already returned to the
   * trigger.
   */
  onClose: (reason: FlyoutCloseReason) => void;
  /** The control that opens it. */
  triggerRef?: RefObject<HTMLElement | null>;
  /** Accessible name of the panel; or use `labelledBy`. */
  label?: string;
  /** Id of the element that names the panel, if it has no heading. */
  labelledBy?: string;
  /** For `aria-controls` of the trigger. */
  id?: string;
  /** Fixed at the top while the rest scrolls. */
  header?: ReactNode;
  /** Fixed at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** The scrollable content. */
  children: ReactNode;
  /** The edge that is aligned with the trigger, and from which it opens. @default 'end' */
  align?: 'start' | 'center' | 'end';
  /** Adds a close button in the top corner. @default false */
  hasCloseButton?: boolean;
  /**
   * Renders the closed panel and computes its layout when the browser is idle, so that opening only shows it. Its
   * effects that only visible content may have wait for `useIsShown`. @default false
   */
  isPrepared?: boolean;
  /** The content is loading; sets `aria-busy`. @default false */
  isBusy?: boolean;
  /** Added to the root element's class names. */
  className?: string;
}

/**
 * The panel below a header control: a non-modal react-aria dialog in its natural place in the DOM, so that server
 * rendering and tab order need no extra work. Its parent must be `position: relative`. It fits the height of the window and scrolls inside; where that is too low for a fixed header and footer, they scroll too. Opening it does
 * not move the focus.
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
  isPrepared = false,
  isBusy = false,
  className,
}: FlyoutProps) {
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const dismissProps = useDismiss({ isOpen, panel, trigger: triggerRef, onDismiss: onClose });
  // The caller moves the focus in: a panel that opens on hover or touch must not take it.
  const { dialogProps } = useDialog(
    { 'aria-label': label, 'aria-labelledby': labelledBy, isEntering: true },
    panel,
  );
  useLowFlyout(panel, body, isOpen);
  const isWaiting = isPrepared && !isOpen;
  useLayoutInAdvance(panel, body, isWaiting);
  if (!isOpen && !isWaiting) return null;
  return (
    <IsShownContext value={isOpen}>
      <div
        {...mergeProps(dialogProps, dismissProps)}
        ref={panel}
        id={id}
        aria-busy={isBusy || undefined}
        hidden={isWaiting}
        // It is laid out, so without this it would be an empty dialog in the accessibility tree.
        aria-hidden={isWaiting || undefined}
        className={classNames(styles.flyout, className)}
        data-flyout={isOpen ? name : undefined}
        data-align={align}
      >
        {/* The page, the pointer or another flyout may close it too. First, so that no part inside moves the focus before. */}
        {isOpen && <FocusFallback of={panel} trigger={triggerRef} />}
        {(header !== undefined || hasCloseButton) && (
          <div className={styles.header}>
            <div className={styles.heading}>{header}</div>
            {hasCloseButton && <FlyoutClose onClose={onClose} triggerRef={triggerRef} />}
          </div>
        )}
        <div ref={body} className={styles.body} {...scrollContainer}>
          {children}
        </div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </IsShownContext>
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
