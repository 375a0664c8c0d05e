import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { watchShifts } from './shifts.ts';

/** Resolves two frames after the page painted its first content. */
const firstContent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) {
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          }
        }).observe({ type: 'paint', buffered: true });
      }),
  );

for (const [site, width] of [
  ['DE', 320],
  ['DE', 390],
  ['HU', 390],
  ['TR', 768],
  ['HU', 1440],
] as const) {
  test(`FTR-01, PRM-06: late fonts cause no layout shift on ${site} at ${width} px`, async ({ page }) => {
    let lateFonts = 0;
    await page.route(/\.woff2$/, async (route) => {
      await firstContent(page);
      lateFonts += 1;
      await route.continue();
    });
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/?site=${site}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(lateFonts).toBeGreaterThan(0);
    expect(await shifts()).toEqual([]);
  });
}
