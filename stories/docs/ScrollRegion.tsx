import type { CSSProperties, ReactNode } from 'react';

export interface ScrollRegionProps {
  /** The region's name for screen readers. */
  label: string;
  /** `group` if a page has many of them or shows one twice: landmarks are few and differ. @default a region */
  role?: 'group';
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** Content that may be wider than its place: it scrolls sideways, by keyboard too. */
export function ScrollRegion({ label, role, className, style, children }: ScrollRegionProps) {
  return (
    <section
      role={role}
      aria-label={label}
      tabIndex={0}
      className={className}
      style={{ overflowX: 'auto', ...style }}
    >
      {children}
    </section>
  );
}
