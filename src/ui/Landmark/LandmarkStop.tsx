import { useCallback, useMemo } from 'react';
import { useLandmark } from 'react-aria/useLandmark';

interface LandmarkStopProps {
  role: 'main' | 'search';
  /** Selector of the landmark. */
  selector: string;
}

/**
 * Makes a landmark that is rendered elsewhere reachable with F6: the page's main element, also reachable with Alt+F6,
 * or the search, whose field gets the focus. Renders nothing.
 */
export function LandmarkStop({ role, selector }: LandmarkStopProps) {
  const landmark = useMemo(() => landmarkOf(selector), [selector]);
  const focus = useCallback(() => focusLandmark(role, landmark.current), [role, landmark]);
  useLandmark({ role, focus }, landmark);
  return null;
}

/** The element as a ref that queries it each time: a router may replace it. */
const landmarkOf = (selector: string) => ({
  get current() {
    return document.querySelector<HTMLElement>(selector);
  },
});

function focusLandmark(role: LandmarkStopProps['role'], element: HTMLElement | null) {
  if (!element) return;
  const field = role === 'search' ? element.querySelector<HTMLElement>('input:not([type="hidden"])') : null;
  if (!field && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  (field ?? element).focus();
}
