import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '#src/config/breakpoints.ts';
import { classNames } from '#src/lib/classNames.ts';
import { ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import styles from './CollapsibleSection.module.css';

export interface CollapsibleSectionProps {
  title: ReactNode;
  /** Before the title. */
  icon?: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
  /** Open on narrow screens from the start. @default false */
  defaultOpen?: boolean;
  className?: string;
}

// 767 px itself is wide (FTR-01).
const WIDE = `(min-width: ${BREAKPOINTS.m}px)`;

/** Whether the window is wide; on the server, and until hydration is over, it is not known. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia?.(WIDE);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
}

/**
 * A titled section that is always open from 767 px on and collapses below (FTR-01). One DOM, and CSS decides, so nothing
 * moves on load, rotation or zoom; it works before and without JavaScript, and in-page search opens it.
 *
 * @example <CollapsibleSection title="Bezahlen" icon={<CreditCardIcon />}>…</CollapsibleSection>
 */
export function CollapsibleSection({
  title,
  icon,
  headingLevel = 3,
  children,
  defaultOpen = false,
  className,
}: CollapsibleSectionProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const isWide = useIsWide();
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      className={classNames(styles.section, className)}
      // Where CSS shows the content anyway, the element says so too, and its summary is no control any more.
      open={isOpen || isWide}
      onToggle={(event) => {
        if (!isWide) setIsOpen(event.currentTarget.open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; on wide screens it is taken out. */}
      <summary
        className={styles.summary}
        tabIndex={isWide ? -1 : undefined}
        onClick={isWide ? (event) => event.preventDefault() : undefined}
      >
        {icon}
        <Heading className={styles.heading}>{title}</Heading>
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
