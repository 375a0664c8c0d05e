import { useCallback, useMemo } from 'react';
import { useLandmark } from 'react-aria/useLandmark';

interface LandmarkStopProps {
  role: 'main' | 'search';
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

/**
 * The element as a ref that queries it each time: a router may replace it. One that has left the page remains, because
 * React Aria compares its place with that of every landmark that comes later.
 */
function landmarkOf(selector: string) {
  let latest: HTMLElement | null = null;
  return {
    get current() {
      latest = document.querySelector<HTMLElement>(selector) ?? latest;
      return latest;
    },
  };
}

function focusLandmark(role: LandmarkStopProps['role'], element: HTMLElement | null) {
  if (!element?.isConnected) return;
  const field = role === 'search' ? element.querySelector<HTMLElement>('input:not([type="hidden"])') : null;
  if (!field && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  (field ?? element).focus();
}
