import { type RefObject, useEffect } from 'react';

/** Minimum height between header and footer, in rem: about one line of a list. */
const LEAST_BODY_REM = 8;

/**
 * Marks an open flyout with `data-short` while its header and footer leave too little space between them: in a low
 * window, with large text, or with a long footer. A media query cannot detect that: it depends on the height of the
 * page's header and of the texts in this language.
 */
export function useLowFlyout(
  panel: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const box = panel.current;
    // Test environments without layout have no ResizeObserver.
    if (!isOpen || !box || typeof ResizeObserver === 'undefined') return;
    const page = box.ownerDocument;
    const fit = () => {
      const staying = [...box.children]
        .filter((part) => part instanceof HTMLElement && part !== body.current)
        .reduce((height, part) => height + (part as HTMLElement).offsetHeight, 0);
      const most = Number.parseFloat(getComputedStyle(box).maxHeight);
      const rem = Number.parseFloat(getComputedStyle(page.documentElement).fontSize);
      box.toggleAttribute('data-short', most - staying < LEAST_BODY_REM * rem);
    };
    let frame: number | undefined;
    const observer = new ResizeObserver(() => {
      if (frame === undefined) {
        frame = 0;
        fit();
        // If the header left no space, the flyout opened below the window.
        if (box.getBoundingClientRect().bottom > window.innerHeight + 1)
          box.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        return;
      }
      // In the next frame: the change may resize the observed element.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fit);
    });
    for (const part of [box, ...box.children]) observer.observe(part, { box: 'border-box' });
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [panel, body, isOpen]);
}
