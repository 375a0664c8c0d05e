import type { PressEvent } from 'react-aria-components/Button';
import { DOUBLE_CLICK_MS, DOUBLE_CLICK_PX } from '#src/config/limits.ts';

const EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/**
 * Ignores the second half of a double click if the first half has removed the button, such as that of a closed panel:
 * it would press the link, or the undo button, that stands there now.
 */
export function ignoreSecondClick({ target, pointerType, x, y }: PressEvent): void {
  const page = target.ownerDocument.defaultView;
  const { left, top, width, height } = target.getBoundingClientRect();
  // A key, a screen reader or a script presses without a position.
  const hasPosition = pointerType !== 'keyboard' && x > 0 && x < width && y > 0 && y < height;
  if (!page || !hasPosition) return;
  // Not the time of day, which can be set back.
  const end = performance.now() + DOUBLE_CLICK_MS;
  let isSecond = false;
  const ignore = (event: MouseEvent) => {
    if (event.type === 'pointerdown') {
      const distance = Math.hypot(event.clientX - left - x, event.clientY - top - y);
      isSecond =
        performance.now() <= end && distance <= DOUBLE_CLICK_PX && !event.composedPath().includes(target);
    }
    if (isSecond) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (!isSecond || event.type === 'click')
      for (const type of EVENTS) page.removeEventListener(type, ignore, true);
  };
  for (const type of EVENTS) page.addEventListener(type, ignore, true);
}
