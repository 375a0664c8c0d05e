import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { VitrineError } from '#src/lib/VitrineError.ts';
import { type DisclosureLook, DisclosurePanel } from '#src/ui/Disclosure/DisclosurePanel.tsx';
import { type AccordionMode, togglePanel } from './accordionModel.ts';

interface AccordionGroup {
  open: readonly string[];
  mode: AccordionMode;
  toggle: (id: string) => void;
}

const AccordionContext = createContext<AccordionGroup | null>(null);

export interface AccordionProps {
  /** Its `AccordionItem`s. */
  children: ReactNode;
  /** One open at a time, always exactly one, or as many as wished (INP-10). @default 'multiple' */
  mode?: AccordionMode;
  /** Ids of the open panels, decided outside; with `onOpenChange`. */
  open?: readonly string[];
  /** @default none */
  defaultOpen?: readonly string[];
  /** Told which panels are open, when a person opens or closes one. */
  onOpenChange?: (open: readonly string[]) => void;
  /** Added to the classes of its root. */
  className?: string;
}

/**
 * Panels that belong together (INP-10).
 *
 * @example
 * <Accordion mode="single">
 *   <AccordionItem id="payment" title="Bezahlen" headingLevel={3}>…</AccordionItem>
 * </Accordion>
 */
export function Accordion({
  children,
  mode = 'multiple',
  open: givenOpen,
  defaultOpen = [],
  onOpenChange,
  className,
}: AccordionProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = givenOpen ?? ownOpen;
  const group = useMemo<AccordionGroup>(
    () => ({
      open,
      mode,
      toggle: (id) => {
        const next = togglePanel(open, id, mode);
        setOwnOpen(next);
        if (next !== open) onOpenChange?.(next);
      },
    }),
    [open, mode, onOpenChange],
  );
  return (
    <div className={className}>
      <AccordionContext value={group}>{children}</AccordionContext>
    </div>
  );
}

export interface AccordionItemProps extends DisclosureLook {
  /** Names the panel within its accordion. */
  id: string;
}

/** One panel of an `Accordion` (FTR-01, INP-10). */
export function AccordionItem({ id, ...look }: AccordionItemProps) {
  const group = use(AccordionContext);
  if (!group) throw new VitrineError('An AccordionItem has no group. Put it into an Accordion.');
  const isOpen = group.open.includes(id);
  return (
    <DisclosurePanel
      {...look}
      isOpen={isOpen}
      isFixed={isOpen && group.mode === 'radio'}
      onToggle={() => group.toggle(id)}
    />
  );
}
