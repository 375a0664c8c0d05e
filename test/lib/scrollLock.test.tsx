import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockScroll } from '#src/lib/scrollLock.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { Modal } from '#src/ui/Modal/Modal.tsx';

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

const lockOf = () => root.getAttribute('data-scroll-lock');

it('NAV-05: scrolling is locked and marked on the page, and unlocking leaves what the page has set', () => {
  root.style.overflow = 'clip';
  const unlock = lockScroll();
  expect(lockOf()).not.toBeNull();
  expect(isLocked()).toBe(true);
  unlock();
  expect(lockOf()).toBeNull();
  expect(root.style.overflow).toBe('clip');
  expect(isLocked()).toBe(false);
  root.style.overflow = '';
});

it.each([
  ['closes after it', ['lock', 'open', 'unlock', 'close']],
  ['opens before it', ['open', 'lock', 'close', 'unlock']],
] as const)('NAV-05: a dialog that %s leaves the page scrollable', async (_what, steps) => {
  const dialog = (isOpen: boolean) => (
    <VitrineProvider site="DE">
      <Modal isOpen={isOpen} onOpenChange={() => {}} title="Hinweis">
        Text
      </Modal>
    </VitrineProvider>
  );
  const { rerender } = render(dialog(false));
  let unlock = () => {};
  const play = {
    lock: () => {
      unlock = lockScroll();
    },
    unlock: () => unlock(),
    open: () => rerender(dialog(true)),
    close: () => rerender(dialog(false)),
  };
  for (const step of steps) play[step]();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(root.style.overflow).toBe('');
  expect(root.style.scrollbarGutter).toBe('');
  expect(lockOf()).toBeNull();
});

it('HDR-05: the scrollbar gutter stays reserved, so that nothing shifts sideways', () => {
  const unlock = lockScroll();
  expect(lockOf()).toBe('gutter');
  unlock();
});

it('HDR-05: full-width elements keep their width, which browsers would reduce by the gutter', () => {
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
});

it('HDR-05: a page with its own scrollbar gutter keeps its own widths', () => {
  root.style.setProperty('scrollbar-gutter', 'stable');
  const unlock = lockScroll();
  expect(root.style.getPropertyValue('--v-vw')).toBe('');
  unlock();
  root.style.removeProperty('scrollbar-gutter');
});

it('HDR-05: a page without a scrollbar gets no gutter, which would cause a shift', () => {
  aWindow(0);
  const unlock = lockScroll();
  expect(lockOf()).toBe('');
  unlock();
});

it('NAV-05: the scroll position is restored if the browser has changed it meanwhile', () => {
  const unlock = lockScroll();
  window.scrollY = 120;
  unlock();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 400, behavior: 'instant' });
});

it('NAV-05: an unchanged scroll position is not set again', () => {
  lockScroll()();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('NAV-05: a page reached by a router keeps its own scroll position', () => {
  const unlock = lockScroll();
  history.pushState(null, '', '/c/4201');
  window.scrollY = 0;
  unlock();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(isLocked()).toBe(false);
});

it('NAV-05: scrolling unlocks with the last of several locks, and releasing twice has no effect', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(isLocked()).toBe(true);
  second();
  expect(isLocked()).toBe(false);
});
