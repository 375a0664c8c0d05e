import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './page.ts';

const ADDRESS = '/demo/elements?site=DE';
const header = (page: Page) => page.locator('vitrine-header').first();
const banner = (page: Page) => header(page).locator('[data-vitrine="header"]');

test('BEY-12: one script turns two elements of a plain page into header and footer; the header sticks although its element has display: contents', async ({
  page,
}) => {
  const answer = await page.goto(ADDRESS);
  // The page itself brings neither React nor a root for it.
  const html = (await answer?.text()) ?? '';
  expect(html.match(/<script[^>]+src="[^"]+"/g)).toEqual([
    '<script type="module" src="/elements/vitrine-elements.js"',
  ]);
  expect(html).not.toContain('data-vitrine="header"');
  await expect(page.locator('[data-vitrine="footer"]')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vitrine', exact: true })).toBeHidden();
  await expectNoAxeViolations(page);

  await expect(page.locator('html')).toHaveClass(/header-sticky/);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(banner(page)).not.toBeInViewport();
  // Scrolled up again, a sticky header is back in sight.
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(banner(page)).toBeInViewport();
  // It scrolls away when sticky is off.
  await page.evaluate(() => document.querySelector('vitrine-header')?.setAttribute('sticky', 'false'));
  await expect(banner(page)).not.toBeInViewport();
});

test('BEY-12: without the script the page’s fallback content is shown instead of the header @no-js', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await expect(page.getByRole('link', { name: 'Vitrine', exact: true })).toBeVisible();
});
