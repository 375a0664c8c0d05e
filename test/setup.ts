import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { forgetPageDecision } from '#src/state/pageDecision.ts';
import { clearAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { loadEagerParts } from './support/eagerParts.ts';
import './support/failOnConsoleError.ts';
import { FakeIntersectionObserver } from './support/intersections.ts';

// Testing Library advances a fake clock through a global of Jest.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) },
  IntersectionObserver: FakeIntersectionObserver,
});

// Live regions repeat texts of the page, so queries ignore them; the ledger has the announcements.
// The limit is for a machine that is busy with other work.
configure({ defaultIgnore: 'script, style, [data-vitrine-announcer] *', asyncUtilTimeout: 15_000 });

// Tests start with a page whose parts have arrived; fake clocks would otherwise run out before they do.
beforeAll(loadEagerParts);

// Registered after the check of `console.error`, so it runs before it and errors while unmounting count too.
afterEach(() => {
  cleanup();
  clearAnnouncements();
  forgetPageDecision();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split(';')) {
    document.cookie = `${pair.split('=')[0]?.trim()}=; max-age=0; path=/`;
  }
  delete window.dataLayer;
});

// react-aria announces its first message a moment later, if its region is then in the page: the window may be gone.
afterAll(() => document.querySelector('[data-live-announcer]')?.remove());

// `autofocus` is a global attribute in browsers; jsdom knows it on form controls alone, and React reads the property
// when it compares the server's markup.
if (!('autofocus' in HTMLElement.prototype)) {
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus');
    },
    set(this: HTMLElement, value: boolean) {
      this.toggleAttribute('autofocus', value);
    },
  });
}
