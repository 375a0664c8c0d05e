import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#src/i18n/SiteContext.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { CartEntryView } from './CartEntryView.tsx';
import styles from './CartLine.module.css';
import { CartLineDeleted } from './CartLineDeleted.tsx';
import type { ChangeError } from './cartErrors.ts';
import { type CartEntry, canUndo, idOf, type LineKey } from './cartLines.ts';
import { subscriptionText } from './cartModel.ts';
import type { Countdown } from './countdown.ts';
import type { CartActions } from './useCartActions.ts';
import type { LineFocus } from './useLineFocus.ts';

export interface CartLineProps {
  line: LineKey;
  entry: CartEntry;
  isDeleted: boolean;
  /** Its price waits for the shop's word. */
  isChanging: boolean;
  /** How long a deleted line can still be taken back. */
  countdown: Countdown | null;
  /** Why its last change was refused. */
  error: ChangeError | undefined;
  actions: CartActions;
  focus: LineFocus;
}

/** What a line is called, in texts and names. */
export function titleOf(entry: CartEntry, text: Text): string {
  switch (entry.kind) {
    case 'giftCard':
    case 'defectiveGiftCard':
      return entry.item.article.title;
    case 'subscription':
    case 'defectiveSubscription':
      return text(subscriptionText(entry.item));
    default:
      return entry.item.title;
  }
}

/**
 * One line of any kind. Deleted, it folds in its place to a bar that takes it back (MC-11). A row that did not change is
 * not drawn again, and the browser leaves out what is far away without hiding it from search or screen readers (MC-20).
 */
export const CartLine = memo(function CartLine({
  line,
  entry,
  isDeleted,
  isChanging,
  countdown,
  error,
  actions,
  focus,
}: CartLineProps) {
  const text = useText();
  const announce = useAnnounce();
  const row = useRef<HTMLLIElement>(null);
  const title = titleOf(entry, text);

  const remove = (isByKeyboard: boolean) => {
    if (!isByKeyboard) focus.release();
    row.current?.style.setProperty('--line-height-before', `${row.current.offsetHeight}px`);
    flushSync(() => actions.remove(line, entry));
    if (isByKeyboard) focus.moveTo(row.current);
    announce(
      canUndo(entry)
        ? text('mini_cart.announce.deleted', { title })
        : `${text('mini_cart.line.deleted', { title })}. ${text('mini_cart.subscription.cannot_undo')}`,
    );
  };
  const undo = (isByKeyboard: boolean) => {
    if (!isByKeyboard) focus.release();
    flushSync(() => actions.undo(line));
    if (isByKeyboard) focus.moveTo(row.current);
    announce(text('mini_cart.announce.restored', { title }));
  };

  return (
    <li
      ref={row}
      className={styles.line}
      data-line={entry.kind}
      data-id={idOf(entry)}
      data-state={isDeleted ? 'deleted' : 'present'}
    >
      {isDeleted ? (
        <CartLineDeleted
          entry={entry}
          title={title}
          countdown={countdown}
          onUndo={undo}
          onHold={(hold, isHeld) => actions.holdUndo(line, hold, isHeld)}
        />
      ) : (
        <CartEntryView
          line={line}
          entry={entry}
          title={title}
          isChanging={isChanging}
          error={error}
          actions={actions}
          onDelete={remove}
        />
      )}
    </li>
  );
});
