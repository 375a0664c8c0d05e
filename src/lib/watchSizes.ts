/**
 * Calls back in the next frame when a box has got another size, also for its first one. A change within the browser's own
 * report would be a loop if it resizes a box that is watched, even one of the page's own.
 *
 * @returns stops watching; `null` where there is no layout, as in most test environments
 */
export function watchSizes(boxes: readonly (Element | null)[], onChange: () => void): (() => void) | null {
  if (typeof ResizeObserver === 'undefined') return null;
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  for (const box of boxes) if (box) observer.observe(box);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
