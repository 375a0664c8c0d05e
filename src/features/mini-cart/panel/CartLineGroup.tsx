import { useId } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { CartLine } from '../lines/CartLine.tsx';
import type { CartCommands } from '../store/cartCommands.ts';
import type { LineKey } from '../store/cartLines.ts';
import type { LineGroup } from '../store/cartModel.ts';
import type { Deadline } from '../store/deadline.ts';
import type { CartError } from '../store/useCart.ts';
import styles from './MiniCartContent.module.css';

interface CartLineGroupProps {
  group: LineGroup;
  isHeadingHidden: boolean;
  undoTimers: ReadonlyMap<LineKey, Deadline>;
  errors: readonly CartError[];
  commands: CartCommands;
  releaseFocus: () => void;
}

/** The lines of one list under their heading. */
export function CartLineGroup({
  group,
  isHeadingHidden,
  undoTimers,
  errors,
  commands,
  releaseFocus,
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
            entry={entry}
            isDeleted={isDeleted}
            isChanging={isChanging}
            undoTimer={undoTimers.get(key) ?? null}
            error={errors.find((error) => error.key === key)}
            commands={commands}
            releaseFocus={releaseFocus}
          />
        ))}
      </ul>
    </section>
  );
}
