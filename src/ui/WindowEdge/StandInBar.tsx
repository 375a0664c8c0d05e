import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LAYOUT_WIDTHS } from '#src/config/breakpoints.ts';
import { classNames } from '#src/lib/classNames.ts';
import type { RootProps } from '#src/ui/rootProps.ts';
import { useIsNarrow } from '#src/ui/useIsNarrow.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './StandInBar.module.css';
import { useWindowEdge } from './useWindowEdge.ts';

export interface StandInBarProps extends Omit<RootProps<HTMLDivElement>, 'ref'> {
  /** The control that the bar stands in for; without one, the bar is hidden. */
  of: HTMLElement | null;
  /** The layout that has the control in its window, so that the bar is for narrower windows. @default 'wide' */
  below?: keyof typeof LAYOUT_WIDTHS;
  /** Name of the bar for style sheets and tests, as `data-vitrine`. */
  name: string;
  /** A short fact, such as the price, and the copy of the control. */
  children: ReactNode;
}

/**
 * A bar at the lower edge of a narrow window with a copy of an important control, as long as the control itself is below the window.
 *
 * @example <StandInBar name="add-to-cart" of={button}><Price amount={4.99} /><Button form="product">Add</Button></StandInBar>
 */
export function StandInBar({
  of: control,
  below = 'wide',
  name,
  className,
  children,
  ...root
}: StandInBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const rootAttributes = useRoot(name, root);
  const isBelow = useIsBelowWindow(control);
  const isShown = useIsNarrow(below) && isBelow;
  const edge = useWindowEdge('page', bar, isShown);
  return (
    <div
      {...rootAttributes}
      ref={bar}
      className={classNames(edge, styles.bar, className)}
      data-shown={isShown || undefined}
    >
      {children}
    </div>
  );
}

/** Whether an element is at least partly below the window. `false` on the server. */
function useIsBelowWindow(element: HTMLElement | null): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!element || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setBelow(entry.boundingClientRect.bottom > window.innerHeight);
      },
      // All that is above the window counts as seen: a jump from above the element to below it is reported, too.
      { rootMargin: '1000000px 0px 0px', threshold: [0, 1] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setBelow(false);
    };
  }, [element]);
  return isBelow;
}
