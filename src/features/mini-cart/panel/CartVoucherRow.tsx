import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { isKeyboardPress } from '#src/ui/Button/isKeyboardPress.ts';
import { TrashIcon, UndoIcon } from '#src/ui/Icon/icons.tsx';
import { pauseOnInteraction } from '../lines/pauseOnInteraction.ts';
import type { CartCommands } from '../store/cartCommands.ts';
import type { SummaryRow } from '../store/cartMoney.ts';
import type { VoucherView } from '../store/cartVouchers.ts';
import styles from './MiniCartContent.module.css';

interface CartVoucherRowProps {
  row: SummaryRow;
  view: VoucherView;
  commands: CartCommands;
}

/** A coupon or gift card in the summary: its reduction, and the buttons that remove and restore it. */
export function CartVoucherRow({ row, view, commands }: CartVoucherRowProps) {
  const text = useText();
  const money = useMoney();
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const { name, label, values, value } = row;
  const { key, isRemoved, isChanging } = view;
  const title = text(label, values);

  /** Applies a change. After a keyboard press, the focus moves to the button that replaces the pressed one. */
  const change = (apply: () => void, message: string, isByKeyboard: boolean) => {
    flushSync(apply);
    if (isByKeyboard) root.current?.querySelector('button')?.focus();
    announce(message);
  };

  return (
    <div
      ref={root}
      className={styles.row}
      data-row={name.split(' ')[0]}
      data-part="voucher"
      data-state={isRemoved ? 'deleted' : 'present'}
      aria-busy={isChanging || undefined}
      {...pauseOnInteraction((reason, isPaused) => commands.pauseUndo(key, reason, isPaused))}
    >
      <dt>{isRemoved ? text('mini_cart.line.deleted', { title }) : title}</dt>
      <dd className={styles.voucherValue}>
        {!isRemoved && <span>{'amount' in value ? money(value.amount) : text(value.text)}</span>}
        {isRemoved ? (
          <Button
            size="small"
            variant="secondary"
            data-part="undo"
            aria-label={text('mini_cart.line.undo_name', { title })}
            onPress={(press) =>
              change(
                () => commands.undo(key),
                text('mini_cart.voucher.restored', { title }),
                isKeyboardPress(press),
              )
            }
          >
            <UndoIcon size="small" />
            {text('mini_cart.line.undo')}
          </Button>
        ) : (
          <IconButton
            size="small"
            data-part="voucher-remove"
            label={text('mini_cart.line.delete', { title })}
            onPress={(press) =>
              change(
                () => commands.remove(key),
                text('mini_cart.announce.deleted', { title }),
                isKeyboardPress(press),
              )
            }
          >
            <TrashIcon />
          </IconButton>
        )}
      </dd>
    </div>
  );
}
