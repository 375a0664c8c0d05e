import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#src/i18n/SiteContext.ts';
import { toPlainSpaces } from '#src/lib/toPlainSpaces.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import type { CartCommands } from '../store/cartCommands.ts';
import { type CartItem, canUndo, idOf, lineNameOf, titleOf } from '../store/cartLines.ts';
import type { Deadline } from '../store/deadline.ts';
import type { CartError } from '../store/useCart.ts';
import { CartItemView } from './CartItemView.tsx';
import styles from './CartLine.module.css';
import { CartLineDeleted } from './CartLineDeleted.tsx';

interface CartLineProps {
  entry: CartItem;
  isDeleted: boolean;
  /** The line's last change is pending. */
  isChanging: boolean;
  /** How long a deleted line can still be restored. */
  undoTimer: Deadline | null;
  /** Why the line's last change was refused. */
  error: CartError | undefined;
  commands: CartCommands;
  /** Lets go of the focus in the line. */
  releaseFocus: () => void;
}

/** One line of any kind; a deleted one collapses to a bar with the undo button. Only changed lines render again. */
export const CartLine = memo(function CartLine({
  entry,
  isDeleted,
  isChanging,
  undoTimer,
  error,
  commands,
  releaseFocus,
}: CartLineProps) {
  const text = useText();
  const announce = useAnnounce();
  const row = useRef<HTMLLIElement>(null);
  const title = titleOf(entry, text);

  const remove = (isByKeyboard: boolean) => {
    if (!isByKeyboard) releaseFocus();
    row.current?.style.setProperty('--line-height-before', `${row.current.offsetHeight}px`);
    // The focus moves first: it would interrupt the announcement.
    flushSync(() => commands.remove(entry.key));
    announce(
      canUndo(entry)
        ? text('mini_cart.announce.deleted', { title })
        : `${text('mini_cart.line.deleted', { title })}. ${text('mini_cart.subscription.cannot_undo')}`,
    );
  };
  const undo = (isByKeyboard: boolean) => {
    if (!isByKeyboard) releaseFocus();
    flushSync(() => commands.undo(entry.key));
    announce(text('mini_cart.announce.restored', { title }));
  };

  return (
    <li
      ref={row}
      className={styles.line}
      data-line={lineNameOf(entry)}
      data-id={idOf(entry)}
      data-title={toPlainSpaces(title)}
      data-state={isDeleted ? 'deleted' : 'present'}
    >
      {isDeleted ? (
        <CartLineDeleted
          entry={entry}
          title={title}
          undoTimer={undoTimer}
          onUndo={undo}
          onPause={(reason, isPaused) => commands.pauseUndo(entry.key, reason, isPaused)}
        />
      ) : (
        <CartItemView
          entry={entry}
          title={title}
          isChanging={isChanging}
          error={error}
          commands={commands}
          onDelete={remove}
        />
      )}
    </li>
  );
});
