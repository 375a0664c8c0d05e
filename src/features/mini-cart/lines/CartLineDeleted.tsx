import { type CSSProperties, useState } from 'react';
import { UNDO_WINDOW_MS } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { isKeyboardPress } from '#src/ui/Button/isKeyboardPress.ts';
import { UndoIcon } from '#src/ui/Icon/icons.tsx';
import { browserClock } from '../store/cartClock.ts';
import { type CartItem, canUndo } from '../store/cartLines.ts';
import { type Deadline, type PauseReason, timeLeft } from '../store/deadline.ts';
import styles from './CartLine.module.css';
import { pauseOnInteraction } from './pauseOnInteraction.ts';

interface CartLineDeletedProps {
  entry: CartItem;
  title: string;
  undoTimer: Deadline | null;
  onUndo: (isByKeyboard: boolean) => void;
  onPause: (reason: PauseReason, isPaused: boolean) => void;
}

/** A deleted line: its title, and the undo button with the time that remains, or why it cannot be restored. */
export function CartLineDeleted({ entry, title, undoTimer, onUndo, onPause }: CartLineDeletedProps) {
  const text = useText();
  // The animation starts at the remaining time, also when the mini cart is reopened.
  const [elapsed] = useState(
    () => UNDO_WINDOW_MS - (undoTimer ? timeLeft(undoTimer, browserClock.now()) : 0),
  );
  const isPaused = undoTimer != null && undoTimer.pausedAt !== null;
  const time = { '--undo-window': `${UNDO_WINDOW_MS}ms`, '--undo-elapsed': `${-elapsed}ms` } as CSSProperties;
  const isFinal = !canUndo(entry);
  return (
    <div
      className={styles.deleted}
      data-paused={isPaused || undefined}
      style={time}
      {...pauseOnInteraction(onPause)}
    >
      <p className={styles.deletedText} {...(isFinal && { tabIndex: -1, 'data-part': 'note' })}>
        <span>{text('mini_cart.line.deleted', { title })}</span>{' '}
        {isFinal && <span className={styles.hint}>{text('mini_cart.subscription.cannot_undo')}</span>}
      </p>
      {!isFinal && (
        <Button
          size="small"
          variant="secondary"
          className={styles.undo}
          data-part="undo"
          aria-label={text('mini_cart.line.undo_name', { title })}
          onPress={(press) => onUndo(isKeyboardPress(press))}
        >
          <UndoIcon size="small" />
          {text('mini_cart.line.undo')}
        </Button>
      )}
      <span className={styles.time} aria-hidden="true" />
    </div>
  );
}
