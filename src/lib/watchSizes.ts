/**
 * Calls back in the frame after a box has got another size, also its first one: within the browser's own report, a
 * change of a watched box would be a loop.
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
