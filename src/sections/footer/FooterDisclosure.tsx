import { createContext, type ReactNode, use, useState } from 'react';
import {
  DisclosureChevron,
  DisclosurePanel,
  DisclosureRoot,
  DisclosureTrigger,
} from '#src/ui/Disclosure/DisclosureParts.tsx';
import { useIsNarrow } from '#src/ui/useIsNarrow.ts';
import styles from './Footer.module.css';

/** Whether a panel is open on narrow screens, below 767 px, and on wide ones. */
interface OpenByWidth {
  narrow: boolean;
  wide: boolean;
}

const OpenByWidthContext = createContext<OpenByWidth>({ narrow: false, wide: true });

export interface FooterDisclosureProps {
  /** The heading with its `FooterToggle`s. */
  heading: ReactNode;
  children: ReactNode;
}

/**
 * A panel that is open on wide screens and closed on narrow ones until the user toggles it. Both widths share one DOM
 * and keep separate states. Until hydration the style sheet decides from the data attributes, so that nothing shifts;
 * then it agrees with react-aria's disclosure, whose closed panels in-page search can find.
 */
export function FooterDisclosure({ heading, children }: FooterDisclosureProps) {
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState<OpenByWidth>({ narrow: false, wide: true });
  const width = isNarrow ? 'narrow' : 'wide';
  return (
    <DisclosureRoot
      isExpanded={isOpen[width]}
      onExpandedChange={(isExpanded) => setOpen({ ...isOpen, [width]: isExpanded })}
      data-narrow={isOpen.narrow ? 'open' : 'closed'}
      data-wide={isOpen.wide ? 'open' : 'closed'}
    >
      <OpenByWidthContext value={isOpen}>{heading}</OpenByWidthContext>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </DisclosureRoot>
  );
}

/**
 * The button of a `FooterDisclosure` for one width, where the style sheet shows it: right in the server's markup, too.
 */
export function FooterToggle({
  width,
  className,
  children,
}: {
  width: keyof OpenByWidth;
  className: string | undefined;
  children: ReactNode;
}) {
  const isOpen = use(OpenByWidthContext)[width];
  return (
    <DisclosureTrigger className={className} aria-expanded={isOpen}>
      {children}
      <DisclosureChevron className={styles.chevron} />
    </DisclosureTrigger>
  );
}
