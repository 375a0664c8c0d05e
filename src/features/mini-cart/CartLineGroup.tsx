import { useId } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { CartLine } from './CartLine.tsx';
import type { ChangeError } from './cartErrors.ts';
import type { LineKey } from './cartLines.ts';
import type { LineGroup } from './cartModel.ts';
import type { Countdown } from './countdown.ts';
import styles from './MiniCartContent.module.css';
import type { CartActions } from './useCartActions.ts';
import type { LineFocus } from './useLineFocus.ts';

interface CartLineGroupProps {
  group: LineGroup;
  /** Articles explain themselves where they are alone. */
  isHeadingHidden: boolean;
  countdowns: ReadonlyMap<LineKey, Countdown | null>;
  errors: readonly ChangeError[];
  actions: CartActions;
  focus: LineFocus;
}

/** All lines of one kind under their heading (MC-05). */
export function CartLineGroup({
  group,
  isHeadingHidden,
  countdowns,
  errors,
  actions,
  focus,
}: CartLineGroupProps) {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.groupHeading} data-hidden={isHeadingHidden || undefined}>
        {text(group.heading)}
      </h3>
      <ul className={styles.lines}>
        {group.lines.map(({ key, entry, isDeleted, isChanging }) => (
          <CartLine
            key={key}
            line={key}
            entry={entry}
            isDeleted={isDeleted}
            isChanging={isChanging}
            countdown={countdowns.get(key) ?? null}
            error={errors.find((error) => error.key === key)}
            actions={actions}
            focus={focus}
          />
        ))}
      </ul>
    </section>
  );
}
