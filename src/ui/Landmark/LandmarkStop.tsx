import { useMemo } from 'react';
import { useLandmark } from 'react-aria/useLandmark';

interface LandmarkStopProps {
  role: 'main' | 'search';
  /** Finds the landmark on the page. */
  selector: string;
}

/**
 * Makes a landmark that is rendered elsewhere a stop of F6: the page's own main element, which Alt+F6 reaches from
 * anywhere, or the search, whose field gets the focus (HDR-14). Renders nothing.
 */
export function LandmarkStop({ role, selector }: LandmarkStopProps) {
  const { landmark, focus } = useMemo(() => {
    // Looked up each time: a router may replace the element.
    const find = () => document.querySelector<HTMLElement>(selector);
    return {
      landmark: {
        get current() {
          return find();
        },
      },
      focus: () => {
        const element = find();
        if (!element) return;
        const field =
          role === 'search' ? element.querySelector<HTMLElement>('input:not([type="hidden"])') : null;
        if (!field && !element.hasAttribute('tabindex')) element.tabIndex = -1;
        (field ?? element).focus();
      },
    };
  }, [role, selector]);
  useLandmark({ role, focus }, landmark);
  return null;
}
