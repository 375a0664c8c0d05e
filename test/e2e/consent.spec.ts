import type { Page } from '@playwright/test';
import { expect, test, waitUntilHydrated } from './page.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Deine Daten, deine Wahl' });
const link = (page: Page) => page.getByRole('link', { name: 'Cookie-Einstellungen' });

/** A visitor of the shop that asks for consent. */
const begin = (page: Page) => page.goto('/demo?site=DE&scenario=consent-panel&to=/');

const consentOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;

test('BEY-20: refused, reopened from the footer, agreed to, withdrawn @both', async ({ page }) => {
  await begin(page);
  await panel(page).getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(panel(page)).toBeHidden();
  expect(await consentOf(page)).toBe('1.necessary');

  await link(page).click();
  await panel(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect(panel(page)).toBeHidden();
  expect(await consentOf(page)).toBe('1.necessary.analytics.marketing');

  await page.goto('/p/4002');
  await expect(panel(page)).toBeHidden();
  await link(page).click();
  await panel(page).getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(panel(page)).toBeHidden();
  expect(await consentOf(page)).toBe('1.necessary');
});

test('BEY-20: the last line of the page stays readable while the panel is open', async ({ page }) => {
  await begin(page);
  await link(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [asked, last] = await Promise.all([panel(page).boundingBox(), page.locator('footer').boundingBox()]);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((asked?.y ?? 0) + 1);
});

test('BEY-20: analytics waits for consent, then receives the queued events', async ({ page }) => {
  await begin(page);
  await waitUntilHydrated(page);
  const events = () =>
    page.evaluate(() => (window.dataLayer ?? []).map((entry) => (entry as { event?: string }).event));
  await page.getByRole('button', { name: /^Warenkorb/ }).click();
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  expect(await events()).toEqual([]);
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect.poll(events).toContain('view_cart');
});
