import { createContext, type ReactNode, use, useState } from 'react';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { VitrineError } from '#src/lib/VitrineError.ts';
import { type DisclosureLook, StyledDisclosure } from '#src/ui/Disclosure/Disclosure.tsx';

/** How many panels of a group may be open: at most one, exactly one, or any number. */
export type AccordionMode = 'single' | 'radio' | 'multiple';

/** The panel that cannot be closed, or `null`. */
const FixedPanelContext = createContext<string | null | undefined>(undefined);

export interface AccordionProps {
  /** Its `AccordionItem`s. */
  children: ReactNode;
  /** At most one open, exactly one, or any number. @default 'multiple' */
  mode?: AccordionMode;
  /** Ids of the open panels, controlled; with `onOpenChange`. */
  open?: readonly string[];
  /** @default none */
  defaultOpen?: readonly string[];
  /** Called with the ids of the open panels when the user opens or closes one. */
  onOpenChange?: (open: readonly string[]) => void;
  /** Added to the root element's class names. */
  className?: string;
}

/**
 * A group of collapsible panels.
 *
 * @example
 * <Accordion mode="single">
 *   <AccordionItem id="payment" title="Bezahlen" headingLevel={3}>…</AccordionItem>
 * </Accordion>
 */
export function Accordion({
  children,
  mode = 'multiple',
  open: controlledOpen,
  defaultOpen = [],
  onOpenChange,
  className,
}: AccordionProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = controlledOpen ?? ownOpen;
  return (
    <DisclosureGroup
      className={className ?? ''}
      allowsMultipleExpanded={mode === 'multiple'}
      expandedKeys={open}
      onExpandedChange={(keys) => {
        const next = [...keys].map(String);
        if (mode === 'radio' && next.length === 0) return;
        setOwnOpen(next);
        onOpenChange?.(next);
      }}
    >
      <FixedPanelContext value={mode === 'radio' ? (open[0] ?? null) : null}>{children}</FixedPanelContext>
    </DisclosureGroup>
  );
}

export interface AccordionItemProps extends DisclosureLook {
  /** Identifies the panel within its accordion. */
  id: string;
}

/** One panel of an `Accordion`. */
export function AccordionItem({ id, ...look }: AccordionItemProps) {
  const fixedPanel = use(FixedPanelContext);
  if (fixedPanel === undefined)
    throw new VitrineError('An AccordionItem has no group. Put it into an Accordion.');
  return <StyledDisclosure {...look} id={id} isFixed={fixedPanel === id} />;
}
