import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useText } from '#src/i18n/SiteContext.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { OverlayFocus } from '#src/ui/FocusFallback/OverlayFocus.tsx';
import { FormFieldsContext } from '#src/ui/Form/formRules.ts';
import { CloseIcon } from '#src/ui/Icon/icons.tsx';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './Modal.module.css';
import { useSheetDrag } from './useSheetDrag.ts';

export interface ModalProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called with `false` by Escape, a press outside, a swipe down on a sheet, and the close button. */
  onOpenChange: (isOpen: boolean) => void;
  /** The dialog's heading and accessible name. */
  title: ReactNode;
  /** The content, or a function that receives a function to close the dialog. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** Maximum width: 400, 560 or 800 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Whether Escape, a press outside and a swipe down on a sheet close it. @default true */
  isDismissable?: boolean;
}

/**
 * A modal dialog. The focus moves in, is contained, and returns on close. On narrow screens it opens as a
 * bottom sheet above the virtual keyboard, which a swipe down closes. Load it lazily if possible: it includes
 * react-aria's overlays.
 *
 * @example <Modal isOpen={isOpen} onOpenChange={setOpen} title="Vorschau">…</Modal>
 */
export function Modal({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  size = 'medium',
  isDismissable = true,
}: ModalProps) {
  const text = useText();
  const rootAttributes = useRoot('modal');
  const dragProps = useSheetDrag(() => onOpenChange(false));
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      // The portal is outside all our roots, so it needs our reset and typography too.
      {...rootAttributes}
    >
      <AriaModal
        className={styles.modal ?? ''}
        data-size={size}
        data-dismissable={isDismissable || undefined}
        {...(isDismissable && dragProps)}
      >
        <Dialog className={styles.dialog ?? ''}>
          {({ close }) => (
            <>
              <OverlayFocus />
              <div className={styles.header}>
                <Heading slot="title" level={2} className={styles.title ?? ''}>
                  {title}
                </Heading>
                <IconButton label={text('ui.modal.close')} onPress={close} data-part="close">
                  <CloseIcon />
                </IconButton>
              </div>
              {/* In the document the dialog is outside the form that opened it, and so are its fields. */}
              <FormFieldsContext value={null}>
                <div className={styles.body}>
                  {typeof children === 'function' ? children(close) : children}
                </div>
                {footer !== undefined && <div className={styles.footer}>{footer}</div>}
              </FormFieldsContext>
            </>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
