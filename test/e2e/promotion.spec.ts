import type { Page } from '@playwright/test';
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

for (const [site, width] of [
  ['DE', 768],
  ['CH_FR', 768],
  ['HU', 1024],
  ['CH_FR', 1024],
] as const) {
  test(`PRM-01: the words of the banner are in the middle of the window (${site}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/?site=${site}`);
    const { start, end } = await bannerOf(page).evaluate((banner) => {
      const message = banner.querySelector('p') as HTMLElement;
      const words = document.createRange();
      words.selectNodeContents(message);
      const terms = banner.querySelector('button[aria-expanded]') as HTMLElement;
      return {
        start: words.getBoundingClientRect().left,
        end: innerWidth - terms.getBoundingClientRect().right,
      };
    });
    expect(Math.abs(start - end)).toBeLessThanOrEqual(1);
  });
}

for (const width of [1280, 1440, 1920]) {
  test(`PRM-01: one of several announcements is in the middle of the window, its controls begin at the page’s edge (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/demo?site=DE&scenario=promotion-several');
    await page.goto('/');
    await waitUntilHydrated(page);
    const { start, end, outdent } = await bannerOf(page).evaluate((banner) => {
      const leftOf = (selector: string, root: ParentNode = document) =>
        (root.querySelector(selector) as HTMLElement).getBoundingClientRect().left;
      const words = document.createRange();
      words.selectNodeContents(banner.querySelector('p') as HTMLElement);
      const terms = banner.querySelector('button[aria-expanded]') as HTMLElement;
      return {
        start: words.getBoundingClientRect().left,
        end: document.documentElement.clientWidth - terms.getBoundingClientRect().right,
        outdent: leftOf('button svg', banner) - leftOf('main h1'),
      };
    });
    expect(Math.abs(start - end)).toBeLessThanOrEqual(1);
    expect(Math.abs(outdent)).toBeLessThanOrEqual(2);
  });
}

for (const [site, width] of [
  ['CH_FR', 1024],
  ['CH_FR', 1280],
  ['HU', 1280],
] as const) {
  test(`BEY-23: one of several announcements has its link, code and terms in one row (${site}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/demo?site=${site}&scenario=promotion-several`);
    await page.goto('/');
    const middles = await bannerOf(page).evaluate((banner) =>
      ['p', 'a[href]', 'code', 'button[aria-expanded]'].map((part) => {
        const box = (banner.querySelector(part) as HTMLElement).getBoundingClientRect();
        return (box.top + box.bottom) / 2;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  });
}

test('PRM-04: on the smallest phone the two lines of a benefit keep a distance from the edges of their strip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/?site=HU');
  const benefit = page.locator('[data-vitrine="benefits"] li').first();
  const air = await benefit.evaluate((item) => {
    const words = document.createRange();
    words.selectNodeContents(item.querySelector('a') ?? item);
    const lines = words.getBoundingClientRect();
    const strip = (item.closest('[data-vitrine="benefits"]') as HTMLElement).getBoundingClientRect();
    return Math.min(lines.top - strip.top, strip.bottom - lines.bottom);
  });
  expect(air).toBeGreaterThanOrEqual(2);
});
