import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './page.ts';

const ADDRESS = '/demo/elements?site=DE';
const header = (page: Page) => page.locator('vitrine-header').first();
const banner = (page: Page) => header(page).locator('[data-vitrine="header"]');
const drawn = (page: Page) => expect(page.locator('[data-vitrine="footer"]')).toBeVisible();

test('BEY-12: one script turns two elements of a plain page into header and footer', async ({ page }) => {
  const answer = await page.goto(ADDRESS);
  // The page itself brings neither React nor a root for it.
  const html = (await answer?.text()) ?? '';
  expect(html.match(/<script[^>]+src="[^"]+"/g)).toEqual([
    '<script type="module" src="/elements/vitrine-elements.js"',
  ]);
  expect(html).not.toContain('data-vitrine="header"');
  await drawn(page);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vitrine', exact: true })).toBeHidden();
  await expectNoAxeViolations(page);
});

test('BEY-12: changed attributes update the header, and a new site loads its own shop', async ({ page }) => {
  await page.goto(ADDRESS);
  await drawn(page);
  await page.getByRole('checkbox', { name: 'reduced' }).check();
  await expect(banner(page)).toHaveAttribute('data-reduced');
  await expect(page.getByRole('search')).toBeHidden();
  await page.getByRole('checkbox', { name: 'reduced' }).uncheck();
  await expect(page.getByRole('search')).toBeVisible();
  await page.getByRole('combobox', { name: 'site' }).selectOption('PL');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeAttached();
  await expect(page.locator('#markup')).toContainText('<vitrine-header site="PL">');
});

test('BEY-12: a header sticks although its element has display: contents, and scrolls away when sticky is off', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await drawn(page);
  await expect(page.locator('html')).toHaveClass(/header-sticky/);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(banner(page)).not.toBeInViewport();
  // Scrolled up again, a sticky header is back in sight.
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(banner(page)).toBeInViewport();
  await page.evaluate(() => document.querySelector('vitrine-header')?.setAttribute('sticky', 'false'));
  await expect(banner(page)).not.toBeInViewport();
});

test('BEY-12: events start at the element, bubble through the page and reach the window once', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await drawn(page);
  await page.evaluate(() => {
    const counted = window as Window & { timesClosed?: number };
    counted.timesClosed = 0;
    window.addEventListener('flyout-closed', () => {
      counted.timesClosed = (counted.timesClosed ?? 0) + 1;
    });
  });
  await header(page).getByRole('button', { name: 'Filialen' }).click();
  const log = page.getByRole('list', { name: 'Ereignisse' });
  await expect(log).toContainText('<vitrine-header> header-open');
  await expect(page.locator('[data-part="overlay"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(log).toContainText('<vitrine-header> flyout-closed {"flyout":"STORE_FINDER"}');
  await expect(page.locator('[data-part="overlay"]')).toBeHidden();
  expect(await page.evaluate(() => (window as Window & { timesClosed?: number }).timesClosed)).toBe(1);
});

test('BEY-12: a removed header works again when it is reinserted', async ({ page }) => {
  await page.goto(ADDRESS);
  await drawn(page);
  await page.getByRole('button', { name: 'Kopfzeile entfernen' }).click();
  await expect(page.locator('vitrine-header')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveClass(/header-sticky/);
  await page.getByRole('button', { name: 'Kopfzeile wieder einsetzen' }).click();
  await expect(banner(page)).toBeVisible();
  await header(page).getByRole('button', { name: 'Filialen' }).click();
  await expect(header(page).locator('[data-flyout="STORE_FINDER"]')).toBeVisible();
});

test('BEY-12: several headers on a page do not interfere', async ({ page }) => {
  await page.goto(ADDRESS);
  await drawn(page);
  await page.getByRole('checkbox', { name: 'Zweite Kopfzeile' }).check();
  const second = page.locator('vitrine-header#other');
  await expect(second.locator('[data-vitrine="header"]')).toBeVisible();
  await second.getByRole('button', { name: 'Filialen' }).click();
  await expect(second.locator('[data-flyout="STORE_FINDER"]')).toBeVisible();
  await expect(header(page).locator('[data-flyout="STORE_FINDER"]')).toHaveCount(0);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('BEY-12: an element shows the visitor’s cart', async ({ page }) => {
  await page.goto('/demo?scenario=cart-full');
  await page.goto(ADDRESS);
  await expect(header(page).locator('[data-part="count"]')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Ereignisse' })).toContainText('cart-count');
});

test('BEY-12: without the script the page’s fallback content is shown instead of the header @no-js', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await expect(page.getByRole('link', { name: 'Vitrine', exact: true })).toBeVisible();
});
