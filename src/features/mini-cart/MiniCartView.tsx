import { type CSSProperties, useMemo } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { CartChangeError } from './CartChangeError.tsx';
import { CartLineGroup } from './CartLineGroup.tsx';
import { CartReadError } from './CartReadError.tsx';
import { CartSummary } from './CartSummary.tsx';
import type { ChangeError } from './cartErrors.ts';
import type { ReadErrorCode } from './cartErrorTexts.ts';
import { groupLines, isDefective } from './cartModel.ts';
import type { CartLineView, DeletedLine } from './deletedLines.ts';
import styles from './MiniCartContent.module.css';
import type { CartActions } from './useCartActions.ts';
import { useDrawnLines } from './useDrawnLines.ts';
import type { LineFocus } from './useLineFocus.ts';

export interface MiniCartViewProps {
  /** The shop's last word; missing when it could not be read. */
  cart: Cart | undefined;
  lines: readonly CartLineView[];
  deleted: readonly DeletedLine[];
  readError: ReadErrorCode | null;
  changeErrors: readonly ChangeError[];
  isUpdating: boolean;
  actions: CartActions;
  focus: LineFocus;
}

/** The filled mini cart: what went wrong, the lines in their groups, the summary (MC-04, MC-05). */
export function MiniCartView({
  cart,
  lines,
  deleted,
  readError,
  changeErrors,
  isUpdating,
  actions,
  focus,
}: MiniCartViewProps) {
  const text = useText();
  const drawn = useDrawnLines(lines.length);
  const groups = useMemo(() => groupLines(lines.slice(0, drawn)), [lines, drawn]);
  const undrawn = Math.max(0, lines.length - drawn);
  const countdowns = useMemo(() => new Map(deleted.map((line) => [line.key, line.countdown])), [deleted]);
  const present = lines.filter(({ isDeleted }) => !isDeleted);
  const inLines = new Set(present.map(({ key }) => key));
  const above = changeErrors.filter(({ key }) => key === null || !inLines.has(key));
  const hasDefects = present.some(({ entry }) => isDefective(entry.kind));
  return (
    <>
      {(readError !== null || above.length > 0) && (
        <div className={styles.errors}>
          {readError !== null && <CartReadError code={readError} onRetry={actions.reload} />}
          {above.map((error) => (
            <CartChangeError
              key={`${error.id} ${error.count}`}
              error={error}
              variant="banner"
              actions={actions}
            />
          ))}
        </div>
      )}
      {hasDefects && (
        <div className={styles.banner}>
          <Notification state="warning">{text('mini_cart.defective.banner')}</Notification>
        </div>
      )}
      {groups.map((group) => (
        <CartLineGroup
          key={group.kind}
          group={group}
          isHeadingHidden={group.kind === 'article'}
          countdowns={countdowns}
          errors={changeErrors}
          actions={actions}
          focus={focus}
        />
      ))}
      {undrawn > 0 && (
        <div
          data-part="undrawn"
          className={styles.undrawn}
          style={{ '--lines': undrawn } as CSSProperties}
          aria-hidden="true"
        />
      )}
      {cart && present.length > 0 && <CartSummary cart={cart} isUpdating={isUpdating} />}
    </>
  );
}
