import { type TouchEvent, useRef } from 'react';
import { LAYOUT_WIDTHS } from '#src/config/breakpoints.ts';
import { isInDom } from '#src/ui/isInDom.ts';
import { isZoomed } from '#src/ui/isZoomed.ts';

/** A shorter move is a tap, in CSS pixels. */
const SLOP_PX = 10;
/** The share of its height after which a released sheet closes. */
const CLOSING_SHARE = 0.25;
/** A faster move closes the sheet from any position, in CSS pixels per millisecond. */
const FLICK_PX_PER_MS = 0.5;

const SHEET = `(width < ${LAYOUT_WIDTHS.modalWindow}px)`;

interface Drag {
  x: number;
  y: number;
  startedAt: number;
  /** `undecided` until the finger has moved far enough to tell a drag from a scroll. */
  kind: 'undecided' | 'drag';
}

/** Whether an element between the target and the sheet is scrolled down: the finger then scrolls it. */
function isScrolled(target: EventTarget, sheet: Element): boolean {
  for (let each = target as Element | null; each && each !== sheet; each = each.parentElement)
    if (each.scrollTop > 0) return true;
  return false;
}

/**
 * Handlers for a bottom sheet that follows a finger downwards and closes when it is released far enough down, or
 * quickly. Scrolled content scrolls to its start first. In a zoomed page the finger moves the page instead.
 */
export function useSheetDrag(onClose: () => void) {
  const drag = useRef<Drag | null>(null);
  const follow = (sheet: HTMLElement, distance: number | null) => {
    sheet.toggleAttribute('data-dragged', distance !== null);
    if (distance !== null) sheet.style.setProperty('--sheet-drag', `${Math.max(0, distance)}px`);
    else sheet.style.removeProperty('--sheet-drag');
  };
  const cancel = ({ currentTarget }: TouchEvent<HTMLElement>) => {
    drag.current = null;
    follow(currentTarget, null);
  };
  return {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const { touches, target, currentTarget, timeStamp } = event;
      const touch = touches.item(0);
      const isSheet = window.matchMedia?.(SHEET).matches ?? false;
      const isFree = isInDom(event) && !isScrolled(target, currentTarget);
      if (touches.length !== 1 || !touch || isZoomed() || !isSheet || !isFree) return cancel(event);
      drag.current = { x: touch.clientX, y: touch.clientY, startedAt: timeStamp, kind: 'undecided' };
    },
    onTouchMove: ({ touches, currentTarget }: TouchEvent<HTMLElement>) => {
      const touch = touches.item(0);
      if (!drag.current || !touch) return;
      const x = touch.clientX - drag.current.x;
      const y = touch.clientY - drag.current.y;
      if (drag.current.kind === 'undecided' && Math.hypot(x, y) > SLOP_PX) {
        if (y > Math.abs(x)) drag.current.kind = 'drag';
        else drag.current = null;
      }
      if (drag.current?.kind === 'drag') follow(currentTarget, y);
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const touch = event.changedTouches.item(0);
      const { current } = drag;
      cancel(event);
      if (current?.kind !== 'drag' || !touch) return;
      const y = touch.clientY - current.y;
      const isFlick = y / (event.timeStamp - current.startedAt) > FLICK_PX_PER_MS;
      if (isFlick || y > event.currentTarget.offsetHeight * CLOSING_SHARE) onClose();
    },
    onTouchCancel: cancel,
  };
}
