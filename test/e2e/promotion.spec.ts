import type { Page } from '@playwright/test';
import { nightly } from './nightly.ts';
import { expect, leave, test, waitUntilHydrated } from './page.ts';

const bannerOf = (page: Page) => page.locator('[data-vitrine="top-banner"]');
const copyButton = (page: Page) => bannerOf(page).locator('[data-part="copy"]');

test.describe('a voucher code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('PRM-03: is copied by a click, with and without the Clipboard API', async ({ page }) => {
    await page.goto('/?site=DE');
    await waitUntilHydrated(page);
    const code = (await bannerOf(page).locator('code').textContent()) ?? '';
    expect(code).toMatch(/^[A-Z]+10$/);
    await copyButton(page).click();
    await expect(copyButton(page)).toHaveAccessibleName('Kopiert');
    await expect(page.locator('[data-vitrine-announcer] [aria-live="polite"]')).toContainText(code);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

    // As on a page without encryption.
    await page.evaluate(() => navigator.clipboard.writeText('another text'));
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await expect(copyButton(page)).toHaveAccessibleName('Code kopieren');
    await copyButton(page).click();
    await expect(copyButton(page)).toHaveAttribute('data-state', 'copied');
    await page.locator('[data-part="search-field"] input').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.locator('[data-part="search-field"] input')).toHaveValue(code);
    await leave(page);
  });
});

for (const width of [320, 768, 1440]) {
  test(
    `PRM-02, PRM-05, PRM-06: promotions are in the server’s markup, and their images keep their aspect ratio without a layout shift at ${width} pixels`,
    nightly(width !== 320),
    async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/service/promotion/')) requested.push(pathname);
      });
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            sources?: { node?: Node }[];
          })[]) {
            for (const { node } of entry.sources ?? []) {
              const element = node instanceof Element ? node : node?.parentElement;
              const part = element?.closest<HTMLElement>('[data-vitrine]')?.dataset.vitrine;
              if (part) shifts.push(part);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const [address, part] of [
        ['/c/420100?site=HU', 'category-banner'],
        ['/?site=HU', 'phase-integration'],
      ] as const) {
        await page.goto(address);
        await waitUntilHydrated(page);
        for (const each of ['top-banner', 'benefits', part])
          await expect(page.locator(`[data-vitrine="${each}"]`)).toBeVisible();
        const picture = page.locator(`[data-vitrine="${part}"] img`);
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .not.toBe(0);
        const box = await picture.boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        expect(shifts.filter((shifted) => /banner|benefits|phase/.test(shifted))).toEqual([]);
        // A call of a later effect: whatever hydration asks for, it has asked for by then.
        await expect(page.locator('[data-part="count"]').first()).toBeVisible();
        expect(requested).toEqual([]);
      }
      await leave(page);
    },
  );
}

test.describe('on a tablet', () => {
  test.use({ hasTouch: true });

  for (const [site, width, most] of [
    ['DE', 768, 52],
    ['HU', 768, 52],
    ['TR', 768, 52],
    ['DE', 979, 52],
    ['CH_FR', 1024, 68],
    ['CH_FR', 1200, 68],
  ] as const)
    test(
      `PRM-03, PRM-04: banner and benefits have one row each, no benefit is clipped, and the button of the terms keeps its position, ${site}, ${width} px`,
      nightly(site !== 'HU'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 1024 });
        await page.goto(`/?site=${site}`);
        const heightOf = async (part: string) =>
          (await page.locator(`[data-vitrine="${part}"]`).boundingBox())?.height;
        expect(await heightOf('top-banner')).toBeLessThanOrEqual(most);
        expect(await heightOf('benefits')).toBeLessThanOrEqual(44);
        const links = await page.locator('[data-vitrine="benefits"]').getByRole('link').all();
        expect(links).toHaveLength(4);
        for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });

        await waitUntilHydrated(page);
        const terms = bannerOf(page).locator('[data-part="legal-toggle"]');
        for (const windowWidth of [320, 1024, 1440]) {
          await page.setViewportSize({ width: windowWidth, height: 900 });
          const before = await terms.boundingBox();
          await terms.click();
          await expect(terms).toHaveAttribute('aria-expanded', 'true');
          const after = await terms.boundingBox();
          expect({ windowWidth, ...after }).toEqual({ windowWidth, ...before });
          await terms.click();
        }
      },
    );
});

test('PRM-01, PRM-03, PRM-04, FND-02: promotions and the open legal text are shown without scripts @no-js', async ({
  page,
}) => {
  await page.goto('/c/420100?site=PL');
  await expect(bannerOf(page)).toBeVisible();
  await expect(bannerOf(page).getByRole('group', { name: 'Warunki' })).toBeVisible();
  await expect(page.locator('[data-vitrine="benefits"]').getByRole('link')).toHaveCount(4);
  await expect(
    page.locator('[data-vitrine="category-banner"]').getByRole('heading', { level: 2 }),
  ).toBeVisible();
});
