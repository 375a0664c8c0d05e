import { type RefObject, useEffect } from 'react';

/**
 * The panel's height as a custom property: the page reserves the same space at its end, so the panel permanently covers
 * nothing.
 */
const HEIGHT_PROPERTY = '--v-consent-height';

/**
 * Publishes the panel's height on the document while it is rendered. Focused elements and the end of the page scroll
 * above the panel (BEY-20).
 *
 * @param view a change triggers a new measurement
 */
export function usePanelSpace(panel: RefObject<HTMLElement | null>, view: string): void {
  useEffect(() => {
    const box = panel.current;
    if (view === 'closed' || !box) return;
    const { style } = document.documentElement;
    const publish = () => style.setProperty(HEIGHT_PROPERTY, `${box.offsetHeight}px`);
    // Test environments without layout have no ResizeObserver.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(publish);
    observer?.observe(box);
    return () => {
      observer?.disconnect();
      style.removeProperty(HEIGHT_PROPERTY);
    };
  }, [panel, view]);
}
