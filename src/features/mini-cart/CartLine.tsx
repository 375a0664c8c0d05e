import { memo, useLayoutEffect, useRef } from 'react';
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
}: CartLineProps) {
  const text = useText();
  const announce = useAnnounce();
  const row = useRef<HTMLLIElement>(null);
  const title = titleOf(entry, text);
  const letFocusGo = useKeptFocus(row, isDeleted);

  const moveFocus = (part: string) => row.current?.querySelector<HTMLElement>(part)?.focus();
  const remove = (isByKeyboard: boolean) => {
    if (!isByKeyboard) letFocusGo();
    row.current?.style.setProperty('--line-height-before', `${row.current.offsetHeight}px`);
    flushSync(() => actions.remove(line, entry));
    if (isByKeyboard) moveFocus('[data-part="undo"], [data-part="note"]');
    announce(
      canUndo(entry)
        ? text('mini_cart.announce.deleted', { title })
        : `${text('mini_cart.line.deleted', { title })}. ${text('mini_cart.subscription.cannot_undo')}`,
    );
  };
  const undo = (isByKeyboard: boolean) => {
    if (!isByKeyboard) letFocusGo();
    flushSync(() => actions.undo(line));
    if (isByKeyboard) moveFocus('[data-part="delete"]');
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

/**
 * Keeps the focus in the line when the shop's answer, not the person, brings it back or takes it away again.
 *
 * @returns lets the focus go: a mouse that presses has no need of it, and its being there would stop the time
 */
function useKeptFocus(row: React.RefObject<HTMLLIElement | null>, isDeleted: boolean): () => void {
  const hadFocus = useRef(false);
  const wasDeleted = useRef(isDeleted);

  useLayoutEffect(() => {
    const line = row.current;
    if (!line) return;
    const onFocusIn = () => {
      hadFocus.current = true;
    };
    // A button that is taken out of the page loses the focus while the page is being changed: too early to forget it.
    const onFocusOut = () => {
      queueMicrotask(() => {
        hadFocus.current = line.contains(line.ownerDocument.activeElement);
      });
    };
    line.addEventListener('focusin', onFocusIn);
    line.addEventListener('focusout', onFocusOut);
    return () => {
      line.removeEventListener('focusin', onFocusIn);
      line.removeEventListener('focusout', onFocusOut);
    };
  }, [row]);

  useLayoutEffect(() => {
    if (wasDeleted.current === isDeleted) return;
    wasDeleted.current = isDeleted;
    const line = row.current;
    // Only an element that went away leaves the focus with nobody.
    if (!line || !hadFocus.current || line.ownerDocument.activeElement !== line.ownerDocument.body) return;
    line.querySelector<HTMLElement>('[data-part="undo"], [data-part="note"], [data-part="delete"]')?.focus();
  }, [row, isDeleted]);

  return () => {
    hadFocus.current = false;
  };
}
