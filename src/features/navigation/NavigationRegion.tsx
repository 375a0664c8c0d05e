import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import type { RefObject } from 'react';
import { NAVIGATION_HOVER_DELAY_MS } from '#src/config/limits.ts';
import { Landmark, type LandmarkProps } from '#src/ui/Landmark/Landmark.tsx';
import { useDismiss } from '#src/ui/useDismiss.ts';
import { useHoverLeave } from '#src/ui/useHoverLeave.ts';
import { closeNavigationAtom, isMatchAtom, isNavigationOpenAtom } from './navigationAtoms.ts';

interface NavigationRegionProps extends Omit<LandmarkProps, 'as' | 'ref'> {
  ref: RefObject<HTMLElement | null>;
  /** The control that opened what is open; gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** What is open was opened by resting on it, so leaving closes it (NAV-04). */
  isByRest: RefObject<boolean>;
}

/**
 * The navigation landmark. Closes what is open on Escape, on a press outside, when the focus leaves (HDR-08) and when
 * the mouse has left what it opened (NAV-04). It renders alone when that opens or closes; its children do not.
 */
export function NavigationRegion({ ref, opener, isByRest, ...landmark }: NavigationRegionProps) {
  const store = useStore();
  const isOpen = useAtomValue(isNavigationOpenAtom);
  const close = useSetAtom(closeNavigationAtom);
  const dismissProps = useDismiss({ isOpen, panel: ref, trigger: opener, onDismiss: close });
  const { hoverProps } = useHoverLeave({
    delayMs: NAVIGATION_HOVER_DELAY_MS,
    onLeave: () => {
      if (isByRest.current && !store.get(isMatchAtom)) close();
    },
  });
  return <Landmark {...landmark} {...dismissProps} {...hoverProps} as="nav" ref={ref} />;
}
