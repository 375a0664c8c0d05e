import { type ReactNode, useState } from 'react';
import {
  DisclosureChevron,
  DisclosurePanel,
  DisclosureRoot,
  DisclosureTrigger,
} from '#src/ui/Disclosure/DisclosureParts.tsx';
import { useIsNarrow } from '#src/ui/useIsNarrow.ts';
import styles from './CartView.module.css';

/** An order in one row: how much is bought, and what is paid. */
export const OrderSummary = ({ count, sum }: { count: string; sum: string | undefined }) => (
  <>
    <span>{count}</span> {sum !== undefined && <span className={styles.foldSum}>{sum}</span>}
  </>
);

interface OrderFoldProps {
  /** The one row of a folded order. */
  summary: ReactNode;
  /** The order. */
  children: ReactNode;
}

/**
 * An order that is one row where it stands between the steps of a checkout, until the user opens it. Beside them, on paper
 * and without scripts, it is open. Until hydration, only the style sheet decides.
 */
export function OrderFold({ summary, children }: OrderFoldProps) {
  const isNarrow = useIsNarrow('tablet');
  const [isOpen, setOpen] = useState(false);
  return (
    <DisclosureRoot
      className={styles.fold}
      isExpanded={isOpen || !isNarrow}
      onExpandedChange={setOpen}
      data-narrow={isOpen ? 'open' : 'closed'}
    >
      <DisclosureTrigger className={styles.foldTrigger} aria-expanded={isOpen}>
        {summary}
        <DisclosureChevron />
      </DisclosureTrigger>
      <DisclosurePanel className={styles.foldPanel}>{children}</DisclosurePanel>
    </DisclosureRoot>
  );
}
