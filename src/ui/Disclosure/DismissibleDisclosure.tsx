import { useRef, useState } from 'react';
import { DisclosureRoot, type DisclosureRootProps } from './DisclosureParts.tsx';
import { useDismiss } from './useDismiss.ts';

export type DismissibleDisclosureProps = Pick<DisclosureRootProps, 'children' | 'className'>;

/**
 * A `DisclosureRoot` for a list that lies over the page: Escape, a press outside and focus that moves on close it
 * (FTR-07).
 */
export function DismissibleDisclosure(props: DismissibleDisclosureProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const dismissProps = useDismiss({ root, isOpen, onDismiss: () => setOpen(false) });
  return (
    <div ref={root} {...dismissProps}>
      <DisclosureRoot {...props} isExpanded={isOpen} onExpandedChange={setOpen} />
    </div>
  );
}
