import { flushSync } from 'react-dom';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { isKeyboardPress } from '#src/ui/Button/isKeyboardPress.ts';
import { TrashIcon, UndoIcon } from '#src/ui/Icon/icons.tsx';
import { pauseOnInteraction } from '../lines/pauseOnInteraction.ts';
import type { CartCommands } from '../store/cartCommands.ts';
import type { SummaryRow } from '../store/cartMoney.ts';
import type { VoucherData } from '../store/cartVouchers.ts';
import { receiptRow } from '../store/receipt.ts';
import styles from './MiniCartContent.module.css';

interface CartVoucherRowProps {
  row: SummaryRow;
  view: VoucherData;
  commands: CartCommands;
  releaseFocus: () => void;
}

/** A coupon or gift card in the summary: its reduction, and the buttons that remove and restore it. */
export function CartVoucherRow({ row, view, commands, releaseFocus }: CartVoucherRowProps) {
  const text = useText();
  const announce = useAnnounce();
  const { name, label: title, value } = receiptRow(row, useSite(), text);
  const { key, isRemoved, isChanging } = view;

  const change = (apply: () => void, message: string, isByKeyboard: boolean) => {
    if (!isByKeyboard) releaseFocus();
    // The focus moves first: it would interrupt the announcement.
    flushSync(apply);
    announce(message);
  };

  return (
    <div
      className={styles.row}
      data-row={name.split(' ')[0]}
      data-part="voucher"
      data-state={isRemoved ? 'deleted' : 'present'}
      aria-busy={isChanging || undefined}
      {...pauseOnInteraction((reason, isPaused) => commands.pauseUndo(key, reason, isPaused))}
    >
      <dt>
        <span>{isRemoved ? text('mini_cart.line.deleted', { title }) : title}</span>
        {!isRemoved && (
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
      </dt>
      <dd>
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
          <span>{value}</span>
        )}
      </dd>
    </div>
  );
}
