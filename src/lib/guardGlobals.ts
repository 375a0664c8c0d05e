// Code of the library and of its packages runs while modules are evaluated, before any error boundary exists: a browser's
// incomplete API or a foreign script's change of a built-in object would take all parts with it. Every entry point
// imports this module first. Where everything is as it should be, it changes nothing.

import { reportProblem } from './reportProblem.ts';

/**
 * React Aria reads the direction of the browser's language while its modules are evaluated; in-app browsers have an
 * incomplete `Intl.Locale`. Without it, React Aria knows the direction from the language.
 */
function repairLocale(): void {
  if (typeof Intl.Locale !== 'function') return;
  try {
    const locale = new Intl.Locale('en').maximize() as Intl.Locale & { getTextInfo?: () => unknown };
    locale.getTextInfo?.();
  } catch {
    const own = { configurable: true, writable: true };
    Object.defineProperties(Intl.Locale.prototype, {
      maximize: {
        ...own,
        value(this: Intl.Locale) {
          return this;
        },
      },
      getTextInfo: { ...own, value: undefined },
    });
  }
}

/** One harmless use of each API that a browser or a foreign script may refuse. */
const USES: Readonly<Record<string, () => unknown>> = {
  ResizeObserver: () => new ResizeObserver(() => {}),
  IntersectionObserver: () => new IntersectionObserver(() => {}),
  matchMedia: () => matchMedia('all'),
  requestIdleCallback: () => {
    const id = requestIdleCallback(() => {});
    globalThis.cancelIdleCallback?.(id);
  },
};

/** An API that throws counts as absent, because every part works without it. */
function dropRefusedApis(): void {
  for (const [name, use] of Object.entries(USES)) {
    if (typeof (globalThis as Record<string, unknown>)[name] !== 'function') continue;
    try {
      use();
    } catch {
      reportProblem(`The browser refuses “${name}”; the page does without it.`);
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: undefined });
    }
  }
}

/**
 * Hides what a foreign script has added to `Object.prototype` from loops over an object's keys, which bundlers and zod
 * use for their own tables. The script still finds it. Called before each module that loads later.
 */
export function hidePrototypeAdditions(): void {
  for (const name of Object.keys(Object.prototype)) {
    reportProblem(`A script of the page has added “${name}” to every object; it is hidden from loops.`);
    try {
      Object.defineProperty(Object.prototype, name, { enumerable: false });
    } catch {
      // Its script does not allow it.
    }
  }
}

repairLocale();
dropRefusedApis();
hidePrototypeAdditions();
