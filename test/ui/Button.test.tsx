import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RIPPLE_FADE_MS, RIPPLE_MIN_MS } from '#src/config/limits.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { startRipple } from '#src/ui/Button/ripple.ts';
import { showOnPage } from './page.tsx';

const icon = <svg aria-hidden="true" />;

/** Both buttons behave alike; each renders itself with the given props. */
const BUTTONS = [
  ['Button', (props: object) => <Button {...props}>Kaufen</Button>],
  [
    'IconButton',
    (props: object) => (
      <IconButton {...props} label="Kaufen">
        {icon}
      </IconButton>
    ),
  ],
] as const;

describe.each(BUTTONS)('INP-08, FND-01: %s', (_name, draw) => {
  it('INP-16: the second half of a double click presses nothing that takes the place of the removed button', () => {
    vi.useFakeTimers();
    const box = { left: 10, top: 10, width: 40, height: 40 } as DOMRect;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
    const press = (element: Element, clientX: number) => {
      const at = { button: 0, pointerId: 1, pointerType: 'mouse', clientX, clientY: 30 };
      for (const event of [
        fireEvent.pointerDown,
        fireEvent.mouseDown,
        fireEvent.pointerUp,
        fireEvent.mouseUp,
        fireEvent.click,
      ])
        event(element, at);
    };
    const onBelow = vi.fn();
    function Box() {
      const [isOpen, setOpen] = useState(true);
      return isOpen ? (
        draw({ onPress: () => setOpen(false) })
      ) : (
        <Button key="below" onPress={onBelow}>
          Darunter
        </Button>
      );
    }
    /** Presses the button that goes away, then after that time at that place. */
    const pressTwice = (later: number, clientX: number, clockMs = 0) => {
      onBelow.mockClear();
      const { unmount } = showOnPage(<Box />);
      press(screen.getByRole('button', { name: 'Kaufen' }), 30);
      vi.advanceTimersByTime(later);
      vi.setSystemTime(Date.now() + clockMs);
      press(screen.getByRole('button', { name: 'Darunter' }), clientX);
      unmount();
      vi.advanceTimersByTime(600);
      return onBelow.mock.calls.length;
    };
    expect([pressTwice(200, 32), pressTwice(600, 32), pressTwice(200, 45)]).toEqual([0, 1, 1]);
    // The clock is set by an hour in between.
    expect([pressTwice(200, 32, 3_600_000), pressTwice(600, 32, -3_600_000)]).toEqual([0, 1]);
  });

  it('describes why it is disabled, in addition to its description', () => {
    showOnPage(
      <>
        <p id="hint">Nur online.</p>
        {draw({ isDisabled: true, disabledReason: 'Ein Artikel fehlt.', 'aria-describedby': 'hint' })}
      </>,
    );
    const button = screen.getByRole('button', { name: 'Kaufen' });
    expect(button).toHaveAccessibleDescription('Nur online. Ein Artikel fehlt.');
  });

  it.each(['isLoading', 'isDisabled'])('%s does not submit its form', async (state) => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    showOnPage(<form onSubmit={onSubmit}>{draw({ type: 'submit', [state]: true })}</form>);
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it.each(BUTTONS)(
  'INP-08: loading is announced once when the %s has the focus, and its end too',
  async (_name, draw) => {
    const { rerender } = showOnPage(draw({}));
    act(() => screen.getByRole('button').focus());
    rerender(draw({ isLoading: true }));
    rerender(draw({ isLoading: true }));
    const spoken = () => readAnnouncements().map(({ message }) => message);
    await waitFor(() => expect(spoken()).toEqual(['Kaufen Wird geladen …']));
    expect(screen.getByRole('button')).toHaveFocus();
    rerender(draw({}));
    await waitFor(() => expect(spoken()).toEqual(['Kaufen Wird geladen …', 'Kaufen']));
  },
);

it('INP-08: loading without the focus is not announced', () => {
  const { rerender } = showOnPage(<Button>Kaufen</Button>);
  rerender(<Button isLoading>Kaufen</Button>);
  expect(readAnnouncements()).toEqual([]);
});

it('INP-08: size and variant are set in the markup', () => {
  showOnPage(
    <Button size="large" variant="sale">
      Kaufen
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveAttribute('data-size', 'large');
  expect(screen.getByRole('button')).toHaveAttribute('data-variant', 'sale');
});

describe('INP-08: the ripple', () => {
  const motion = (isReduced: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isReduced && query.includes('reduced-motion'),
    }));

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    document.body.replaceChildren();
  });

  const press = () => {
    const button = document.createElement('button');
    document.body.append(button);
    startRipple(button, 4, 8);
    return button;
  };

  it('shows for at least 250 ms after a short tap, then fades for 300 ms', () => {
    motion(false);
    const button = press();
    fireEvent.pointerUp(document.body);
    expect(button).toHaveAttribute('data-ripple', 'spreading');
    vi.advanceTimersByTime(RIPPLE_MIN_MS - 1);
    expect(button).toHaveAttribute('data-ripple', 'spreading');
    vi.advanceTimersByTime(1);
    expect(button).toHaveAttribute('data-ripple', 'fading');
    vi.advanceTimersByTime(RIPPLE_FADE_MS - 1);
    expect(button).toHaveAttribute('data-ripple', 'fading');
    vi.advanceTimersByTime(1);
    expect(button).not.toHaveAttribute('data-ripple');
  });

  it('stays during a press', () => {
    motion(false);
    const button = press();
    vi.advanceTimersByTime(5 * RIPPLE_MIN_MS);
    expect(button).toHaveAttribute('data-ripple', 'spreading');
    fireEvent.pointerUp(document.body);
    vi.advanceTimersByTime(0);
    expect(button).toHaveAttribute('data-ripple', 'fading');
  });

  it('restarts with a second press while the first fades', () => {
    motion(false);
    const button = press();
    fireEvent.pointerUp(document.body);
    vi.advanceTimersByTime(RIPPLE_MIN_MS + 10);
    startRipple(button, 1, 1);
    vi.advanceTimersByTime(RIPPLE_FADE_MS);
    expect(button).toHaveAttribute('data-ripple', 'spreading');
  });

  it('is absent under reduced motion', () => {
    motion(true);
    expect(press()).not.toHaveAttribute('data-ripple');
  });

  it.each(['isLoading', 'isDisabled'])('starts with a press, not while the button %s', (state) => {
    motion(false);
    const pressOn = (element: HTMLElement) => {
      fireEvent.pointerDown(element, { button: 0, pointerId: 1, pointerType: 'mouse' });
      fireEvent.mouseDown(element, { button: 0 });
      return element;
    };
    const { rerender } = showOnPage(<Button {...{ [state]: true }}>Kaufen</Button>);
    expect(pressOn(screen.getByRole('button'))).not.toHaveAttribute('data-ripple');
    rerender(<Button>Kaufen</Button>);
    fireEvent.pointerUp(document.body, { pointerId: 1 });
    expect(pressOn(screen.getByRole('button'))).toHaveAttribute('data-ripple', 'spreading');
  });
});
