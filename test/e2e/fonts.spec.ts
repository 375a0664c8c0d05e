import { expect, test } from './page.ts';
import { watchShifts } from './shifts.ts';

/** Lets the shop's faces arrive long after the page was painted. */
const LATE_MS = 1_500;

for (const [site, width] of [
  ['DE', 320],
  ['DE', 390],
  ['HU', 390],
  ['TR', 768],
  ['HU', 1440],
] as const) {
  test(`FTR-01, PRM-06: late fonts cause no layout shift on ${site} at ${width} px`, async ({ page }) => {
    let isPainted = false;
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      isPainted = await page.evaluate(() => performance.getEntriesByType('paint').length > 0);
      await route.continue();
    });
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/?site=${site}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(isPainted).toBe(true);
    expect(await shifts()).toEqual([]);
  });
}
