import { type CSSProperties, useState } from 'react';
import { UNDO_WINDOW_MS } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { PlainButton } from '#src/ui/Button/PlainButton.tsx';
import { UndoIcon } from '#src/ui/Icon/icons.tsx';
import styles from './CartLine.module.css';
import { type CartEntry, canUndo } from './cartLines.ts';
import { type Countdown, type Hold, timeLeft } from './countdown.ts';
import { holdProps } from './holdProps.ts';

interface CartLineDeletedProps {
  entry: CartEntry;
  title: string;
  countdown: Countdown | null;
  onUndo: (isByKeyboard: boolean) => void;
  onHold: (hold: Hold, isHeld: boolean) => void;
}

/**
 * What is left of a deleted line: its name, the way back, and the time that runs out and waits for whoever is there
 * (MC-11). A subscription has no way back; it says so.
 */
export function CartLineDeleted({ entry, title, countdown, onUndo, onHold }: CartLineDeletedProps) {
  const text = useText();
  // The animation begins where the time is when the bar appears, also in a mini cart that was opened again.
  const [elapsed] = useState(() => UNDO_WINDOW_MS - (countdown ? timeLeft(countdown, Date.now()) : 0));
  const isHeld = countdown?.since === null;
  const time = { '--undo-window': `${UNDO_WINDOW_MS}ms`, '--undo-elapsed': `${-elapsed}ms` } as CSSProperties;
  const isFinal = !canUndo(entry);
  return (
    <div className={styles.deleted} data-held={isHeld || undefined} style={time} {...holdProps(onHold)}>
      <p className={styles.deletedText} {...(isFinal && { tabIndex: -1, 'data-part': 'note' })}>
        {text('mini_cart.line.deleted', { title })}
        {isFinal && <span className={styles.hint}> {text('mini_cart.subscription.cannot_undo')}</span>}
      </p>
      {!isFinal && (
        <PlainButton
          size="small"
          variant="secondary"
          className={styles.undo}
          data-part="undo"
          aria-label={text('mini_cart.line.undo_name', { title })}
          onPress={({ detail }) => onUndo(detail === 0)}
        >
          <UndoIcon size="small" />
          {text('mini_cart.line.undo')}
        </PlainButton>
      )}
      <span className={styles.time} aria-hidden="true" />
    </div>
  );
}
