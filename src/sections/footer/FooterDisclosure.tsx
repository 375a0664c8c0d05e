import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '#src/config/breakpoints.ts';
import {
  DisclosureChevron,
  DisclosurePanel,
  DisclosureRoot,
  DisclosureTrigger,
} from '#src/ui/Disclosure/DisclosureParts.tsx';
import styles from './Footer.module.css';

// The breakpoint of the style sheet.
const NARROW = `(width < ${BREAKPOINTS.m}px)`;

const watchNarrow = (listener: () => void) => {
  const narrow = window.matchMedia?.(NARROW);
  narrow?.addEventListener('change', listener);
  return () => narrow?.removeEventListener('change', listener);
};
const isNarrowNow = () => window.matchMedia?.(NARROW).matches ?? false;
const isNarrowOnServer = () => false;

/** Whether a panel is open on narrow screens, below 767 px, and on wide ones. */
interface OpenByWidth {
  narrow: boolean;
  wide: boolean;
}

const OpenByWidthContext = createContext<OpenByWidth>({ narrow: false, wide: true });

export interface FooterDisclosureProps {
  /** The heading with its `FooterToggle`s. */
  heading: ReactNode;
  /** The content of the panel. */
  children: ReactNode;
}

/**
 * A panel that is open on wide screens and closed on narrow ones until a person toggles it (FTR-01). There is one DOM
 * for both, and each width remembers its own state. Until the page is hydrated, the style sheet alone decides from the
 * data attributes which of the two counts, so nothing moves on load, rotation or zoom; then it agrees with react-aria's
 * disclosure, which lets in-page search find what is closed.
 */
export function FooterDisclosure({ heading, children }: FooterDisclosureProps) {
  const isNarrow = useSyncExternalStore(watchNarrow, isNarrowNow, isNarrowOnServer);
  const [isOpen, setOpen] = useState<OpenByWidth>({ narrow: false, wide: true });
  return (
    <DisclosureRoot
      isExpanded={isNarrow ? isOpen.narrow : isOpen.wide}
      onExpandedChange={(isExpanded) => setOpen({ ...isOpen, [isNarrow ? 'narrow' : 'wide']: isExpanded })}
      data-narrow={isOpen.narrow ? 'open' : 'closed'}
      data-wide={isOpen.wide ? 'open' : 'closed'}
    >
      <OpenByWidthContext value={isOpen}>{heading}</OpenByWidthContext>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </DisclosureRoot>
  );
}

/**
 * The button of a `FooterDisclosure` on one of the two widths; the style sheet shows it there alone. So its state is
 * right in the server's markup too.
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
