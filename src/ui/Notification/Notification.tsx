import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '#src/ui/Icon/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Notification.module.css';

/** What a message means (INP-09). */
export type NotificationState = 'info' | 'success' | 'error' | 'warning';

export interface NotificationProps {
  /** What kind of news it is; also says whether it is read at once or in turn. */
  state: NotificationState;
  /** A banner of its own, or a line in the size of running text or of a footnote (INP-09). @default 'banner' */
  variant?: 'banner' | 'copysize' | 'footnotesize';
  /** A line above the text. */
  title?: ReactNode;
  /** The text. */
  children: ReactNode;
  /** A catalogue's code, carried in the markup as `data-code`. */
  code?: string;
  /** Puts a close button into a banner and is called by it. */
  onClose?: () => void;
  /**
   * Reads the message when it appears or changes after the page has loaded. Errors are read at once, others when there is
   * a pause. Turn it off for what was there from the start or is announced elsewhere. @default true
   */
  isAnnounced?: boolean;
  /** Of its root, for `aria-describedby` of a field. */
  id?: string;
  /** Added to the classes of its root. */
  className?: string;
}

const ICONS = { info: InfoIcon, success: SuccessIcon, error: ErrorIcon, warning: WarningIcon };

const STATE_TEXTS = {
  info: 'ui.notification.info',
  success: 'ui.notification.success',
  error: 'ui.notification.error',
  warning: 'ui.notification.warning',
} as const;

/**
 * A message from the shop (INP-09). It is read through the page's one announcer, so it is not a live region itself.
 *
 * @example <Notification state="error" code="ITEM_LIMIT" onClose={close}>Höchstens 5 Stück.</Notification>
 */
export function Notification({
  state,
  variant = 'banner',
  title,
  children,
  code,
  onClose,
  isAnnounced = true,
  id,
  className,
}: NotificationProps) {
  const text = useText();
  const body = useRef<HTMLDivElement>(null);
  useAnnouncement(body, isAnnounced, state);
  const StateIcon = ICONS[state];
  return (
    <div
      id={id}
      className={classNames(styles.notification, className)}
      data-state={state}
      data-variant={variant}
      data-code={code}
    >
      <StateIcon className={styles.icon} size={variant === 'banner' ? 'medium' : 'small'} />
      <div className={styles.body} ref={body}>
        <VisuallyHidden>{text(STATE_TEXTS[state])} </VisuallyHidden>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {variant === 'banner' && onClose && (
        <IconButton
          className={styles.close}
          size="small"
          label={text('ui.notification.close')}
          onPress={onClose}
          data-part="close"
        >
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}

/** Reads the words as they stand on the page, each time they are other words. */
function useAnnouncement(
  body: React.RefObject<HTMLDivElement | null>,
  isAnnounced: boolean,
  /** What kind of news it is; also says whether it is read at once or in turn. */
  state: NotificationState,
) {
  const announce = useAnnounce();
  const said = useRef('');
  // Runs after every render on purpose: the words are whatever children drew.
  useEffect(() => {
    const words = [...(body.current?.children ?? [])]
      .map((part) => part.textContent?.trim())
      .filter(Boolean)
      .join(' ');
    if (!isAnnounced || words === said.current) return;
    said.current = words;
    announce(words, state === 'error' ? 'assertive' : 'polite');
  });
}
