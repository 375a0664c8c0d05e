import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { useIsShown } from '#src/ui/Flyout/isShown.ts';
import { FocusFallback } from '#src/ui/FocusFallback/FocusFallback.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '#src/ui/Icon/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Notification.module.css';

/** The kind of message. */
export type NotificationState = 'info' | 'success' | 'error' | 'warning';

export interface NotificationProps {
  /** The kind of message; it also decides whether the message is read immediately or after the current speech. */
  state: NotificationState;
  /** A banner, or a line in the size of body text or of a footnote. @default 'banner' */
  variant?: 'banner' | 'copysize' | 'footnotesize';
  /** A line above the text. */
  title?: ReactNode;
  /** The message text. */
  children: ReactNode;
  /** Code of a message catalogue, rendered as `data-code`. */
  code?: string;
  /** Adds a close button to a banner; called when it is pressed. */
  onClose?: () => void;
  /**
   * Announces the message when it appears or changes after the page has loaded. Errors are read immediately, others
   * after the current speech. Turn it off for messages that were there initially or are announced elsewhere. @default
   * true
   */
  isAnnounced?: boolean;
  /** Id of the root, for `aria-describedby` of a field. */
  id?: string;
  /** Added to the root element's class names. */
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
 * A message from the shop. The page's announcer reads it, so it is not a live region itself.
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
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useAnnouncement(body, isAnnounced, state);
  const StateIcon = ICONS[state];
  return (
    <div
      ref={root}
      id={id}
      className={classNames(styles.notification, className)}
      data-state={state}
      data-variant={variant}
      data-code={code}
    >
      {onClose && <FocusFallback of={root} />}
      <StateIcon className={styles.icon} size={variant === 'banner' ? 'medium' : 'small'} />
      <div className={styles.body} ref={body}>
        <VisuallyHidden>{`${text(STATE_TEXTS[state])} `}</VisuallyHidden>
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

/** Announces the rendered text each time it changes. */
function useAnnouncement(
  body: React.RefObject<HTMLDivElement | null>,
  isAnnounced: boolean,
  /** The kind of message; it also decides whether the message is read immediately or after the current speech. */
  state: NotificationState,
) {
  const announce = useAnnounce();
  const announced = useRef('');
  const isShown = useIsShown();
  // Runs after every render on purpose: the text depends on what the children rendered.
  useEffect(() => {
    const content = [...(body.current?.children ?? [])]
      .map((part) => part.textContent?.trim())
      .filter(Boolean)
      .join(' ');
    if (!isAnnounced || !isShown || content === announced.current) return;
    announced.current = content;
    announce(content, state === 'error' ? 'assertive' : 'polite');
  });
}
