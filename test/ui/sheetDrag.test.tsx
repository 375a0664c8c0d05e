import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Modal } from '#src/ui/Modal/Modal.tsx';
import { showOnPage } from './page.tsx';

const HEIGHT_PX = 400;
let isNarrow = true;
const onOpenChange = vi.fn();

beforeEach(() => {
  isNarrow = true;
  onOpenChange.mockClear();
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isNarrow && media === '(width < 668px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT_PX);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show({ isDismissable = true } = {}) {
  showOnPage(
    <Modal isOpen onOpenChange={onOpenChange} title="Vorschau" isDismissable={isDismissable}>
      <p>Inhalt</p>
    </Modal>,
  );
}
const sheet = () => screen.getByRole('dialog').parentElement as HTMLElement;

interface Move {
  x?: number;
  y: number;
  durationMs?: number;
  fingers?: number;
}

/** A finger touches the content, moves in two steps, and lets go. */
function swipe({ x = 0, y, durationMs = 1_000, fingers = 1 }: Move) {
  const touch = (type: string, share: number, timeStamp: number) => {
    const touches = { length: fingers, item: () => ({ clientX: 100 + x * share, clientY: 100 + y * share }) };
    const event = Object.assign(new Event(type, { bubbles: true }), { touches, changedTouches: touches });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(screen.getByText('Inhalt'), event);
  };
  touch('touchstart', 0, 1);
  touch('touchmove', 0.5, 1 + durationMs / 2);
  touch('touchmove', 1, 1 + durationMs);
  const followed = sheet().style.getPropertyValue('--sheet-drag');
  touch('touchend', 1, 1 + durationMs);
  return followed;
}

it('ENG-03: a sheet follows the finger down, and closes when it is released far enough down', () => {
  show();
  expect(swipe({ y: 150 })).toBe('150px');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('ENG-03: a sheet closes after a quick swipe of any length', () => {
  show();
  swipe({ y: 40, durationMs: 50 });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it.each<[string, Move]>([
  ['a little down', { y: 60 }],
  ['down and back', { y: -80 }],
  ['sideways', { x: 200, y: 80 }],
  ['two fingers', { y: 200, fingers: 2 }],
])('ENG-03: a sheet returns to its place: %s', (_what, move) => {
  show();
  swipe(move);
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(sheet().style.getPropertyValue('--sheet-drag')).toBe('');
});

it('ENG-03: scrolled content of a sheet scrolls first', () => {
  show();
  const body = screen.getByText('Inhalt').parentElement as HTMLElement;
  body.scrollTop = 50;
  swipe({ y: 200 });
  expect(onOpenChange).not.toHaveBeenCalled();
  body.scrollTop = 0;
  swipe({ y: 200 });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('ENG-03: in a zoomed page the finger moves the page, not the sheet', () => {
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { scale: 2, width: 200, height: 400 }));
  show();
  expect(swipe({ y: 200 })).toBe('');
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('ENG-03: a dialog in a wide window ignores the swipe', () => {
  isNarrow = false;
  show();
  swipe({ y: 200 });
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('ENG-03: a sheet that must be answered does not follow the finger', () => {
  show({ isDismissable: false });
  expect(swipe({ y: 200 })).toBe('');
  expect(onOpenChange).not.toHaveBeenCalled();
});
