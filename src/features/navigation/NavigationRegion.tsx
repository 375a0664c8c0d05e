import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import type { RefObject } from 'react';
import { NAVIGATION_HOVER_DELAY_MS } from '#src/config/limits.ts';
import { Landmark, type LandmarkProps } from '#src/ui/Landmark/Landmark.tsx';
import { useDismiss } from '#src/ui/useDismiss.ts';
import { useHoverLeave } from '#src/ui/useHoverLeave.ts';
import { closeNavigationAtom, isMatchAtom, isNavigationOpenAtom } from './navigationAtoms.ts';

interface NavigationRegionProps extends Omit<LandmarkProps, 'as' | 'ref'> {
  ref: RefObject<HTMLElement | null>;
  /** The control that opened the panel; it gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** Whether hover opened the panel, so that leaving closes it. */
  isByHover: RefObject<boolean>;
}

/**
 * The navigation landmark: closes the open panel on Escape, on a press or focus outside, and when the mouse leaves
 * what it opened. Opening and closing renders only this component, not its children.
 */
export function NavigationRegion({ ref, opener, isByHover, ...landmark }: NavigationRegionProps) {
  const store = useStore();
  const isOpen = useAtomValue(isNavigationOpenAtom);
  const close = useSetAtom(closeNavigationAtom);
  const dismissProps = useDismiss({ isOpen, panel: ref, trigger: opener, onDismiss: close });
  const { hoverProps } = useHoverLeave({
    delayMs: NAVIGATION_HOVER_DELAY_MS,
    onLeave: () => {
      if (isByHover.current && !store.get(isMatchAtom)) close();
    },
  });
  return <Landmark {...landmark} {...dismissProps} {...hoverProps} as="nav" ref={ref} />;
}
