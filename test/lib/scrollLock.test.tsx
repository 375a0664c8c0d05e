import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockScroll } from '#src/lib/scrollLock.ts';

const root = document.documentElement;
const isLocked = () => document.body.classList.contains('flyout-open');

/** A window with a scrollbar of 15 px, or without one, scrolled down by 400 px. */
function aWindow(scrollbar: number) {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - scrollbar);
  window.scrollY = 400;
}

const scrollTo = vi.fn<(to: ScrollToOptions) => void>();

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  aWindow(15);
});
afterEach(() => {
  window.scrollY = 0;
  history.replaceState(null, '', '/');
});

it('NAV-05: the page stops and says so, and afterwards everything is as it was', () => {
  root.style.overflow = 'clip';
  const unlock = lockScroll();
  expect(root.style.overflow).toBe('hidden');
  expect(isLocked()).toBe(true);
  unlock();
  expect(root.style.overflow).toBe('clip');
  expect(isLocked()).toBe(false);
  root.style.overflow = '';
});

it('HDR-05: the scrollbar’s place stays reserved, so nothing jumps sideways', () => {
  const unlock = lockScroll();
  expect(root.style.scrollbarGutter).toBe('stable');
  unlock();
  expect(root.style.scrollbarGutter).toBe('');
});

it('HDR-05: what is as wide as the window keeps its width, which browsers would take the reserved place out of', () => {
  vi.stubGlobal('innerWidth', 1440);
  aWindow(15);
  const unlock = lockScroll();
  expect(root.style.getPropertyValue('--v-vw')).toBe('14.4px');
  vi.stubGlobal('innerWidth', 1000);
  window.dispatchEvent(new Event('resize'));
  expect(root.style.getPropertyValue('--v-vw')).toBe('10px');
  unlock();
  expect(root.style.getPropertyValue('--v-vw')).toBe('');
  window.dispatchEvent(new Event('resize'));
  expect(root.style.getPropertyValue('--v-vw')).toBe('');
  vi.unstubAllGlobals();
});

it('HDR-05: a page that reserves the scrollbar’s place itself keeps its own widths', () => {
  root.style.setProperty('scrollbar-gutter', 'stable');
  const unlock = lockScroll();
  expect(root.style.getPropertyValue('--v-vw')).toBe('');
  unlock();
  root.style.removeProperty('scrollbar-gutter');
});

it('HDR-05: a page without a scrollbar reserves nothing, which would be a jump too', () => {
  aWindow(0);
  const unlock = lockScroll();
  expect(root.style.scrollbarGutter).toBe('');
  unlock();
});

it('NAV-05: the page comes back to where it was if the browser has moved it meanwhile', () => {
  const unlock = lockScroll();
  window.scrollY = 120;
  unlock();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 400, behavior: 'instant' });
});

it('NAV-05: a page that stayed where it was is not moved', () => {
  lockScroll()();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('NAV-05: another page, to which a router has led, keeps its own position', () => {
  const unlock = lockScroll();
  history.pushState(null, '', '/c/4201');
  window.scrollY = 0;
  unlock();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(isLocked()).toBe(false);
});

it('NAV-05: of several holders the last one unlocks, and letting go twice counts once', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(isLocked()).toBe(true);
  second();
  expect(isLocked()).toBe(false);
});
