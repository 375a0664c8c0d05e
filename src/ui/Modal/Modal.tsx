import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useText } from '#src/i18n/SiteContext.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { CloseIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Modal.module.css';

export interface ModalProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Escape, a press outside and the close button ask for `false`. */
  onOpenChange: (isOpen: boolean) => void;
  /** The dialog's name, as its heading. */
  title: ReactNode;
  /** What it holds, or a function that is given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons, at the bottom. */
  footer?: ReactNode;
  /** 400, 560 or 800 px wide at most. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Whether Escape and a press outside close it. @default true */
  isDismissable?: boolean;
}

/**
 * A dialog above the page that must be answered or closed first (PRV-02). Focus moves in, stays in, and goes back. On
 * narrow screens it comes from the bottom. Load it on demand where it can: it brings react-aria's overlays.
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
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      // The portal stands outside every root of ours, and needs our reset and type too.
      data-vitrine="modal"
    >
      <AriaModal className={styles.modal ?? ''} data-size={size}>
        <Dialog className={styles.dialog ?? ''}>
          {({ close }) => (
            <>
              <div className={styles.header}>
                <Heading slot="title" level={2} className={styles.title ?? ''}>
                  {title}
                </Heading>
                <IconButton label={text('ui.modal.close')} onPress={close} data-part="close">
                  <CloseIcon />
                </IconButton>
              </div>
              <div className={styles.body}>{typeof children === 'function' ? children(close) : children}</div>
              {footer !== undefined && <div className={styles.footer}>{footer}</div>}
            </>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
