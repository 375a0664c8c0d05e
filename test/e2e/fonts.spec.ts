import type { Page } from '@playwright/test';
import { watchShifts } from '../../scripts/lib/layoutShifts.ts';
import { nightly } from './nightly.ts';
import { expect, test } from './page.ts';

/** Longer than a browser waits for an optional face: 100 ms. Then it keeps the fallback. */
const LATE_MS = 1_500;

/** Resolves when the page has shown its first content for `LATE_MS`. */
const lateAfterFirstContent = (page: Page) =>
  page.evaluate(
    (lateMs) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(resolve, lateMs);
        }).observe({ type: 'paint', buffered: true });
      }),
    LATE_MS,
  );

const PLACES = /from [\d.-]+,([\d.-]+) [\d.]+×([\d.]+) to [\d.-]+,([\d.-]+) [\d.]+×([\d.]+)/g;

/** Whether an element of a shift is higher, lower or of another height. */
const movesLines = (shift: string): boolean =>
  [...shift.matchAll(PLACES)].some(
    ([, top, height, newTop, newHeight]) => top !== newTop || height !== newHeight,
  );

/** The widths of the shop's name and of the promotion's words: one in each family. A change of its font changes it. */
const fontWidths = (page: Page) =>
  page.evaluate(() =>
    ['header"] [translate="no"]', 'top-banner"] p']
      .map((place) => {
        const words = document.createRange();
        words.selectNodeContents(document.querySelector(`[data-vitrine="${place}`) ?? document.body);
        return [...words.getClientRects()].reduce((sum, { width }) => sum + width, 0);
      })
      .join(),
  );

for (const [site, width] of [
  ['DE', 320],
  ['DE', 390],
  ['HU', 390],
  ['TR', 768],
  ['HU', 1440],
] as const) {
  test(
    `FTR-01, PRM-06: late fonts cause no layout shift on ${site} at ${width} px`,
    nightly(site !== 'HU' || width !== 390),
    async ({ page }) => {
      let lateFonts = 0;
      let inFallback = '';
      await page.route(/\.woff2$/, async (route) => {
        await lateAfterFirstContent(page);
        lateFonts += 1;
        inFallback ||= await fontWidths(page);
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/?site=${site}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(lateFonts).toBeGreaterThan(0);
      // A browser whose main thread is busy changes to the late font in spite of `optional`. Words in the middle of a line
      // then move by the difference of the widths; lines stay.
      const isChanged = (await fontWidths(page)) !== inFallback;
      expect((await shifts()).filter((shift) => !isChanged || movesLines(shift))).toEqual([]);
    },
  );
}

// A browser may change to the late font in spite of `optional`; then the fallback's lines decide what moves.
for (const width of [390, 1280])
  test(`PRM-06: banner and header on HU at ${width} px are as high in a system font as in the web font`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const heights = async (visit: Page) => {
      await visit.setViewportSize({ width, height: 900 });
      await visit.goto('/?site=HU', { waitUntil: 'networkidle' });
      return Promise.all(
        ['top-banner', 'header'].map(
          async (part) => (await visit.locator(`[data-vitrine="${part}"]`).boundingBox())?.height,
        ),
      );
    };
    const inWebFont = await heights(page);
    const withoutFonts = await browser.newPage({ baseURL });
    await withoutFonts.route(/\.woff2$/, (route) => route.abort());
    expect(await heights(withoutFonts)).toEqual(inWebFont);
    await withoutFonts.close();
  });
