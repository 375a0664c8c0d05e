import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { Slot } from '#src/ui/Slot/Slot.tsx';
import { useCartSlots } from '../lines/cartSlots.ts';
import { VOUCHER_FORM } from '../store/cartErrors.ts';
import { groupLines } from '../store/cartModel.ts';
import type { CartApi } from '../store/useCart.ts';
import { CartErrors } from './CartErrors.tsx';
import { CartLineGroup } from './CartLineGroup.tsx';
import { CartShippingProgress } from './CartShippingProgress.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CartVoucherForm } from './CartVoucherForm.tsx';
import styles from './MiniCartContent.module.css';
import { useRenderedLines } from './useRenderedLines.ts';

interface MiniCartViewProps {
  cart: CartApi;
  releaseFocus: () => void;
  /** `panel`: the final sum is with the buttons, not with the other sums. */
  layout: 'panel' | 'page';
  next?: ReactNode;
}

/** The filled cart: errors, lines in groups, summary. */
export function MiniCartView({ cart: api, releaseFocus, layout, next }: MiniCartViewProps) {
  const { cart, lines, vouchers, undoTimers, errors, isUpdating, commands } = api;
  const text = useText();
  const slots = useCartSlots();
  const rendered = useRenderedLines(lines.length);
  const groups = useMemo(() => groupLines(lines.slice(0, rendered)), [lines, rendered]);
  const missing = Math.max(0, lines.length - rendered);
  const present = lines.filter(({ isDeleted }) => !isDeleted);
  const places = new Set([
    ...present.map(({ key }) => key),
    ...(cart && present.length > 0 ? [VOUCHER_FORM] : []),
  ]);
  const unreadable = cart?.unreadableLines ?? 0;
  const hasDefects = unreadable > 0 || present.some(({ entry }) => entry.isDefective);
  return (
    <>
      <CartErrors cart={api} places={places} />
      <div>
        {hasDefects && (
          <div className={styles.banner}>
            <Notification state="warning">
              <span>{text('mini_cart.defective.banner')}</span>{' '}
              {unreadable > 0 && <span>{text('mini_cart.defective.unreadable', { count: unreadable })}</span>}
            </Notification>
          </div>
        )}
        {groups.map((group) => (
          <CartLineGroup
            key={group.line}
            group={group}
            isHeadingHidden={group.line === 'article'}
            undoTimers={undoTimers}
            errors={errors}
            commands={commands}
            releaseFocus={releaseFocus}
          />
        ))}
        {missing > 0 && (
          <div
            data-part="undrawn"
            className={styles.undrawn}
            style={{ '--lines': missing } as CSSProperties}
            aria-hidden="true"
          />
        )}
      </div>
      {cart && present.length > 0 && (
        <div className={styles.sums}>
          <Slot
            name="mini cart below lines"
            content={slots.belowLines}
            place={{ cart, isUpdating }}
            original={layout === 'page' && <CartShippingProgress cart={api} />}
          />
          <CartSummary
            cart={cart}
            vouchers={vouchers}
            isUpdating={isUpdating}
            commands={commands}
            releaseFocus={releaseFocus}
            hasFinalSum={layout === 'page'}
          />
          <Slot
            name="mini cart below summary"
            content={slots.belowSummary}
            place={{ cart, isUpdating }}
            original={
              <CartVoucherForm error={errors.find(({ key }) => key === VOUCHER_FORM)} commands={commands} />
            }
          />
          {next}
        </div>
      )}
    </>
  );
}
