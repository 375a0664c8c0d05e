import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Disclosure.module.css';
import { useFindableHidden } from './useFindableHidden.ts';

export interface DisclosureLook {
  /** What the panel holds; the words of the button. */
  title: ReactNode;
  /** What is shown and hidden. */
  children: ReactNode;
  /** Makes the title a heading of this level. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** `lined` divides panels in a list, `quiet` is a line of text that opens. @default 'lined' */
  variant?: 'lined' | 'quiet';
  /** Before the title. */
  icon?: ReactNode;
  /** Added to the classes of its root. */
  className?: string;
}

interface DisclosurePanelProps extends DisclosureLook {
  isOpen: boolean;
  /** The open panel of a group in which one is always open: pressing it does nothing. */
  isFixed?: boolean;
  onToggle: () => void;
  dataPart?: string;
}

/** The button with its panel, told from outside whether it is open. */
export function DisclosurePanel({
  title,
  children,
  headingLevel,
  variant = 'lined',
  icon,
  className,
  isOpen,
  isFixed = false,
  onToggle,
  dataPart,
}: DisclosurePanelProps) {
  const panelId = useId();
  const buttonId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useFindableHidden(panel, isOpen, onToggle);
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';
  return (
    <div
      className={classNames(styles.disclosure, className)}
      data-variant={variant}
      data-open={isOpen || undefined}
    >
      <Heading className={styles.heading}>
        <button
          type="button"
          id={buttonId}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-disabled={isFixed || undefined}
          onClick={isFixed ? undefined : onToggle}
          data-part={dataPart}
        >
          {icon}
          <span className={styles.title}>{title}</span>
          <ChevronDownIcon className={styles.chevron} />
        </button>
      </Heading>
      <div id={panelId} ref={panel} hidden={!isOpen} className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
