import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageOverlay } from '#src/sections/header/index.ts';

const overlay = () => document.querySelector('[data-part="overlay"]') as HTMLElement;
const send = (name: string) => act(() => void window.dispatchEvent(new CustomEvent(name)));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const close = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  close.mockClear();
  window.addEventListener('flyout-close', close);
  render(<PageOverlay />);
});
afterEach(() => {
  window.removeEventListener('flyout-close', close);
});

it('HDR-09: is visible while a flyout is open', () => {
  expect(overlay()).not.toBeVisible();
  send('header-open');
  expect(overlay()).toBeVisible();
  send('header-close');
  pass(0);
  expect(overlay()).not.toBeVisible();
});

it('HDR-09: does not flash when one flyout replaces another, which a click closes', () => {
  send('header-open');
  send('header-close');
  send('header-open');
  pass(10);
  expect(overlay()).toBeVisible();
  fireEvent.click(overlay());
  expect(close).toHaveBeenCalledOnce();
});

it('HDR-09: hovering over it for one second closes; moving on it does not prolong the time', () => {
  send('header-open');
  fireEvent.pointerMove(overlay(), { pointerType: 'mouse' });
  pass(600);
  fireEvent.pointerMove(overlay(), { pointerType: 'mouse' });
  pass(399);
  expect(close).not.toHaveBeenCalled();
  pass(1);
  expect(close).toHaveBeenCalledOnce();
});

it('HDR-09: leaving it in time and touch scrolling over it keep the flyout open', () => {
  send('header-open');
  fireEvent.pointerMove(overlay(), { pointerType: 'touch' });
  pass(5_000);
  fireEvent.pointerMove(overlay(), { pointerType: 'mouse' });
  pass(999);
  fireEvent.pointerOut(overlay());
  fireEvent.pointerLeave(overlay());
  pass(5_000);
  // So does the page’s own removal of the overlay.
  fireEvent.pointerMove(overlay(), { pointerType: 'mouse' });
  cleanup();
  pass(5_000);
  expect(close).not.toHaveBeenCalled();
});
