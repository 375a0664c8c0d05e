import { type RefObject, useEffect } from 'react';

/** What must be left between head and foot, in rem: about one line of a list. */
const LEAST_BODY_REM = 8;

/**
 * Marks an open flyout with `data-short` while its head and foot would leave too little between them: in a low window,
 * with large text, with many words in the foot. No media query knows that: it depends on what the header leaves, and on
 * how high the words are in this language.
 */
export function useLowFlyout(
  panel: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const box = panel.current;
    // Test environments without layout have none, and nothing is too low there.
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
        // Where the header has left no room it opened below the window.
        if (box.getBoundingClientRect().bottom > window.innerHeight + 1)
          box.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        return;
      }
      // Not at once: what this changes may be what is observed.
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
