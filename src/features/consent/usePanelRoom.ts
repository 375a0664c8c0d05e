import { type RefObject, useEffect } from 'react';

/** Height of the panel, as the page's style sheets read it: below the page there is as much room, so it covers nothing for good. */
const HEIGHT_PROPERTY = '--v-consent-height';

/**
 * Publishes the height of the panel on the document, while there is one. What has the focus is scrolled above it, and
 * the end of the page as well (BEY-20).
 *
 * @param view a change triggers a new measurement
 */
export function usePanelRoom(panel: RefObject<HTMLElement | null>, view: string): void {
  useEffect(() => {
    const box = panel.current;
    if (view === 'closed' || !box) return;
    const { style } = document.documentElement;
    const publish = () => style.setProperty(HEIGHT_PROPERTY, `${box.offsetHeight}px`);
    // Test environments without layout have no such observer.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(publish);
    observer?.observe(box);
    return () => {
      observer?.disconnect();
      style.removeProperty(HEIGHT_PROPERTY);
    };
  }, [panel, view]);
}
