import { useLayoutEffect, useRef, useState } from 'react';
import { useDismiss } from '#src/ui/useDismiss.ts';
import { DisclosureRoot, type DisclosureRootProps } from './DisclosureParts.tsx';

export type DismissibleDisclosureProps = Pick<DisclosureRootProps, 'children' | 'className'>;

/**
 * A `DisclosureRoot` for a list that overlays the page. Escape, a press outside and focus leaving it close it.
 */
export function DismissibleDisclosure(props: DismissibleDisclosureProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    trigger.current = root.current?.querySelector<HTMLElement>('[aria-expanded]') ?? null;
  });
  const dismissProps = useDismiss({
    isOpen,
    panel: root,
    trigger,
    onDismiss: () => setOpen(false),
    needsFocus: true,
  });
  return (
    <div ref={root} {...dismissProps}>
      <DisclosureRoot {...props} isExpanded={isOpen} onExpandedChange={setOpen} />
    </div>
  );
}
