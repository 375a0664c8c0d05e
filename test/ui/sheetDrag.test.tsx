import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
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

const zoom = () =>
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { scale: 2, width: 200, height: 400 }));

const widen = () => {
  isNarrow = false;
};

it.each<[what: string, Move, follows: string, closes: boolean, before?: () => void]>([
  ['far enough down closes it', { y: 150 }, '150px', true],
  ['quickly a little down closes it', { y: 40, durationMs: 50 }, '40px', true],
  ['a little down moves it there and back', { y: 60 }, '60px', false],
  ['down and back', { y: -80 }, '', false],
  ['sideways', { x: 200, y: 80 }, '', false],
  ['with two fingers', { y: 200, fingers: 2 }, '', false],
  ['down in a zoomed page moves the page', { y: 200 }, '', false, zoom],
  ['down in a wide window does nothing', { y: 200 }, '', false, widen],
])('ENG-03: a swipe on a sheet %s', (_what, move, follows, closes, before) => {
  before?.();
  show();
  expect(swipe(move)).toBe(follows);
  expect(onOpenChange.mock.calls).toEqual(closes ? [[false]] : []);
  if (!closes) expect(sheet().style.getPropertyValue('--sheet-drag')).toBe('');
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

it('ENG-03: a sheet that must be answered does not follow the finger', () => {
  show({ isDismissable: false });
  expect(swipe({ y: 200 })).toBe('');
  expect(onOpenChange).not.toHaveBeenCalled();
});
