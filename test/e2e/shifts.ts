import type { Page } from '@playwright/test';

/** Counts what moves without a person's doing, from the first paint on: the layout shift of the page, summed up. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as Window & { shifts?: number };
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        counted.shifts = (counted.shifts ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as Window & { shifts?: number }).shifts ?? -1);
}
