import type { ReactNode } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import styles from './Disclosure.module.css';
import {
  DisclosureChevron,
  DisclosurePanel,
  DisclosureRoot,
  type DisclosureRootProps,
  DisclosureTrigger,
} from './DisclosureParts.tsx';

/** Appearance and content of a disclosure. */
export interface DisclosureLook {
  /** The panel's title and the button's accessible name. */
  title: ReactNode;
  /** The content of the panel. */
  children: ReactNode;
  /** Makes the title a heading of this level. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** `lined` adds dividers for a list of panels, `quiet` is a plain line of text. @default 'lined' */
  variant?: 'lined' | 'quiet';
  /** Icon before the title. */
  icon?: ReactNode;
  /** Added to the root element's class names. */
  className?: string | undefined;
}

export interface DisclosureProps extends DisclosureLook {
  /** Whether it is open (controlled); use with `onOpenChange`. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  /** Called with the new state when the user or the browser's in-page search opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** `data-part` attribute of the button. */
  'data-part'?: string;
}

/**
 * A panel that a button opens and closes.
 *
 * @example <Disclosure title="Rechtliche Hinweise" variant="quiet">…</Disclosure>
 */
export function Disclosure({
  isOpen,
  defaultOpen = false,
  onOpenChange,
  'data-part': dataPart,
  ...look
}: DisclosureProps) {
  return (
    <StyledDisclosure
      {...look}
      {...(isOpen !== undefined && { isExpanded: isOpen })}
      defaultExpanded={defaultOpen}
      {...(onOpenChange && { onExpandedChange: onOpenChange })}
      dataPart={dataPart}
    />
  );
}

interface StyledDisclosureProps
  extends DisclosureLook,
    Pick<DisclosureRootProps, 'id' | 'isExpanded' | 'defaultExpanded' | 'onExpandedChange'> {
  /** The open panel of a group that always has one open: pressing it has no effect. */
  isFixed?: boolean;
  dataPart?: string | undefined;
}

/** The layout that `Disclosure` and the items of an `Accordion` share. */
export function StyledDisclosure({
  title,
  children,
  headingLevel,
  variant = 'lined',
  icon,
  className,
  isFixed = false,
  dataPart,
  ...root
}: StyledDisclosureProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';
  return (
    <DisclosureRoot {...root} className={classNames(styles.disclosure, className)} data-variant={variant}>
      <Heading className={styles.heading}>
        <DisclosureTrigger
          className={styles.button}
          data-part={dataPart}
          {...(isFixed && { 'aria-disabled': true })}
        >
          {icon}
          <span className={styles.title}>{title}</span>
          <DisclosureChevron />
        </DisclosureTrigger>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </DisclosureRoot>
  );
}
