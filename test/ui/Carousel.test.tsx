import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CAROUSEL_INTERVAL_MS } from '#src/config/limits.ts';
import { Carousel, type CarouselSlide } from '#src/ui/Carousel/Carousel.tsx';
import { useSlideHold } from '#src/ui/Carousel/slideContext.ts';
import { spoken } from '../support/announcements.ts';
import { OnPage } from './page.tsx';

const SLIDES = ['Kaffee', 'Tee', 'Kakao'].map((word) => ({
  key: word,
  name: word,
  content: () => (
    <>
      <a href={`/${word}`}>{word}</a> <small>Solange der Vorrat reicht.</small>
    </>
  ),
}));

const shown = () =>
  screen.getByRole('region', { name: 'Neuigkeiten' }).querySelector('[data-current] a')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const slide = (word: string) => screen.getByText(word);
const wait = (milliseconds = CAROUSEL_INTERVAL_MS) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

let reducesMotion = false;
const motion = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };

function show(slides: readonly CarouselSlide[] = SLIDES) {
  const matchMedia = () => ({ ...motion, matches: reducesMotion });
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
  render(
    <OnPage>
      <button type="button">davor</button>
      <Carousel label="Neuigkeiten" slides={slides} />
    </OnPage>,
  );
  return userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTimeAsync(milliseconds) });
}

beforeEach(() => {
  vi.useFakeTimers();
  reducesMotion = false;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('BEY-23: the rotation', () => {
  it('shows one slide after the other, continues from the last to the first, and makes no announcement', async () => {
    show();
    expect(shown()).toBe('Kaffee');
    await wait(CAROUSEL_INTERVAL_MS - 1);
    expect(shown()).toBe('Kaffee');
    await wait(1);
    expect(shown()).toBe('Tee');
    await wait();
    await wait();
    expect(shown()).toBe('Kaffee');
    expect(spoken()).toEqual([]);
  });

  it('stops and restarts by its button, even under pointer and focus', async () => {
    const user = show();
    await user.click(button('Automatischen Wechsel anhalten'));
    await wait(3 * CAROUSEL_INTERVAL_MS);
    expect(shown()).toBe('Kaffee');
    await user.click(button('Automatischen Wechsel starten'));
    await wait();
    expect(shown()).toBe('Tee');
  });

  it('pauses on hover', async () => {
    const user = show();
    await user.hover(slide('Kaffee'));
    await wait(3 * CAROUSEL_INTERVAL_MS);
    expect(shown()).toBe('Kaffee');
    await user.unhover(slide('Kaffee'));
    await user.hover(screen.getByText('davor'));
    await wait();
    expect(shown()).toBe('Tee');
  });

  it('never changes a focused slide, even after an explicit start', async () => {
    const user = show();
    await user.click(button('Automatischen Wechsel anhalten'));
    await user.click(button('Automatischen Wechsel starten'));
    act(() => slide('Kaffee').focus());
    await wait(3 * CAROUSEL_INTERVAL_MS);
    expect(shown()).toBe('Kaffee');
    expect(slide('Kaffee')).toHaveFocus();
    act(() => screen.getByText('davor').focus());
    await user.hover(screen.getByText('davor'));
    await wait();
    expect(shown()).toBe('Tee');
  });

  it('PRM-12: something open in a slide stops it, also while the user has started it, until it is closed', async () => {
    function Terms() {
      const [isOpen, setOpen] = useState(false);
      const isShown = useSlideHold(isOpen);
      return (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isShown ? 'Bedingungen' : 'Bedingungen, verdeckt'}
        </button>
      );
    }
    const user = show([
      { key: 'terms', name: 'Mit Bedingungen', content: () => <Terms /> },
      { key: 'other', name: 'Ohne', content: () => <p>Ohne</p> },
    ]);
    await user.click(button('Bedingungen'));
    act(() => (document.activeElement as HTMLElement).blur());
    await user.hover(screen.getByText('davor'));
    await wait(3 * CAROUSEL_INTERVAL_MS);
    expect(button('Bedingungen')).toBeVisible();
    await user.click(button('Bedingungen'));
    act(() => (document.activeElement as HTMLElement).blur());
    await user.hover(screen.getByText('davor'));
    await wait();
    expect(button('Bedingungen, verdeckt')).toBeInTheDocument();
  });

  it('continues after the focused control was removed, and pauses for the next focus', async () => {
    function Leaving() {
      const [isGone, setGone] = useState(false);
      return isGone ? (
        <p>Danke</p>
      ) : (
        <button type="button" onClick={() => setGone(true)}>
          Code einlösen
        </button>
      );
    }
    const [, ...others] = SLIDES;
    const content = () => (
      <>
        <a href="/Kaffee">Kaffee</a>
        <Leaving />
      </>
    );
    const user = show([{ key: 'Kaffee', name: 'Kaffee', content }, ...others]);
    act(() => button('Code einlösen').focus());
    await wait(3 * CAROUSEL_INTERVAL_MS);
    expect(shown()).toBe('Kaffee');
    await user.keyboard('{Enter}');
    expect(document.body).toHaveFocus();
    await wait();
    expect(shown()).toBe('Tee');
    act(() => screen.getByRole('link', { name: 'Tee' }).focus());
    await wait(3 * CAROUSEL_INTERVAL_MS);
    expect(shown()).toBe('Tee');
  });

  it('pauses while the tab is hidden', async () => {
    show();
    const hide = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      fireEvent(document, new Event('visibilitychange'));
    };
    hide(true);
    await wait(3 * CAROUSEL_INTERVAL_MS);
    expect(shown()).toBe('Kaffee');
    hide(false);
    await wait();
    expect(shown()).toBe('Tee');
  });

  it('is paused initially under reduced motion', async () => {
    reducesMotion = true;
    show();
    await wait(3 * CAROUSEL_INTERVAL_MS);
    expect(shown()).toBe('Kaffee');
    expect(button('Automatischen Wechsel starten')).toBeVisible();
  });
});

describe('BEY-23: manual navigation', () => {
  it('announces only the position and the slide’s name', async () => {
    const user = show();
    await user.click(button('Nächstes Bild'));
    await wait(500);
    expect(spoken()).toEqual(['2 von 3: Tee']);
  });

  it.each<[how: string, x: number, y: number, word: string, page: { dir?: string; scale?: number }]>([
    ['to the left', -80, 5, 'Tee', {}],
    ['to the right', 80, 5, 'Kakao', {}],
    ['a little', -20, 0, 'Kaffee', {}],
    ['with the page', -60, 90, 'Kaffee', {}],
    ['to the left, where the page is written from right to left', -80, 5, 'Kakao', { dir: 'rtl' }],
    ['to the right, where the page is written from right to left', 80, 5, 'Tee', { dir: 'rtl' }],
    ['that moves the zoomed page', -80, 5, 'Kaffee', { scale: 2 }],
  ])('changes the slide on a swipe %s', (_how, x, y, word, { dir = '', scale = 1 }) => {
    document.documentElement.dir = dir;
    Object.defineProperty(window, 'visualViewport', { value: { scale }, configurable: true });
    onTestFinished(() => {
      document.documentElement.removeAttribute('dir');
      Reflect.deleteProperty(window, 'visualViewport');
    });
    show();
    const list = slide('Kaffee');
    const touch = (type: string, clientX: number, clientY: number) => {
      const touches = { length: 1, item: () => ({ clientX, clientY }) };
      const event = new Event(type, { bubbles: true });
      fireEvent(list, Object.assign(event, { touches, changedTouches: touches }));
    };
    touch('touchstart', 100, 100);
    touch('touchend', 100 + x, 100 + y);
    expect(shown()).toBe(word);
  });
});
