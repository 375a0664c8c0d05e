import type { ReactNode } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './HeaderAction.module.css';

/** The props that a link and a button in the header's icon row share. */
export interface HeaderActionLook {
  /** The icon, 24 px high. */
  icon: ReactNode;
  /** Accessible name; visible below the icon if there is space. */
  label: string;
}

export interface HeaderActionContentProps extends HeaderActionLook {
  /** Visible text in place of the label. @default the label */
  shownLabel?: string | undefined;
  /** Gives the visible text a fixed width; longer text is truncated. @default false */
  hasFixedWidth?: boolean | undefined;
}

/** The icon above its label. */
export function HeaderActionContent({
  icon,
  label,
  shownLabel = label,
  hasFixedWidth = false,
}: HeaderActionContentProps) {
  return (
    <>
      {/* Not an aria-label, which browsers do not translate with the page. */}
      <VisuallyHidden>{label}</VisuallyHidden>
      {icon}
      <span
        // A new element for a new text: browsers count a text change within an element as a layout shift.
        key={shownLabel}
        className={classNames(styles.label, hasFixedWidth && styles.fixed)}
        aria-hidden="true"
      >
        {shownLabel}
      </span>
    </>
  );
}
