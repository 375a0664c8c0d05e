import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test, waitUntilHydrated } from './page.ts';

const panelOf = (page: Page) => page.locator('[data-vitrine="preview"]');
const ribbonOf = (page: Page) => panelOf(page).locator('[data-part="ribbon"]');
const bannerOf = (page: Page) => page.locator('[data-vitrine="top-banner"]').first();

/** Scripts the page asks for. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
const isPanel = (path: string) => /(StaffPreview|PreviewDialog|previewAtoms)-/.test(path);

async function logIn(page: Page) {
  await page.goto('/demo?scenario=staff');
  await page.goto('/?site=DE&locale=en');
  await expect(panelOf(page)).toBeVisible();
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Preview settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function travelTo(page: Page, [month, day, year]: [string, string, string]) {
  const dialog = await openDialog(page);
  const date = dialog.getByRole('group', { name: 'Date' });
  for (const [name, digits] of [
    [/year/, year],
    [/month/, month],
    [/day/, day],
  ] as const) {
    await date.getByRole('spinbutton', { name }).click();
    await page.keyboard.type(digits);
  }
  return dialog;
}

test('PRV-01, BEY-06: no visitor page loads the panel, not even a shared address', async ({ page }) => {
  const scripts = watchScripts(page);
  for (const path of ['/', '/cart', '/c/4200', '/?previewDateTime=2027-07-01T08:00:00.000Z', '/demo']) {
    await page.goto(path);
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(panelOf(page)).toHaveCount(0);
  }
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(isPanel)).toEqual([]);
});

test('PRV-01 … PRV-05, BEY-06: staff travel to a date, share it, switch it off and log out', async ({
  page,
  browser,
}) => {
  const scripts = watchScripts(page);
  await logIn(page);
  expect(scripts.filter(isPanel)).not.toEqual([]);
  const today = await bannerOf(page).textContent();
  await expect(ribbonOf(page)).toHaveCount(0);

  // A season that today is not in.
  const isWinter = [8, 9, 10, 11, 0].includes(new Date().getUTCMonth());
  const dialog = await travelTo(page, isWinter ? ['05', '02', '2027'] : ['11', '02', '2027']);
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Name' }).selectOption('Top banner wording');
  await dialog.getByRole('button', { name: 'Set preview settings' }).click();
  await expect(dialog.getByText('Please also select an A/B test group!')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Group' }).selectOption('Variant B');
  await dialog.getByRole('button', { name: 'Set preview settings' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await expect(ribbonOf(page)).toContainText('2027');
  await expect(ribbonOf(page)).toContainText('Top banner wording');
  await expect(ribbonOf(page)).toContainText('Variant B');
  await expect.poll(() => bannerOf(page).textContent()).not.toBe(today);
  const another = await bannerOf(page).textContent();
  await expectNoAxeViolations(page);

  // A colleague who is logged in sees the same, a visitor what visitors see.
  const address = page.url();
  expect(address).toContain('previewDateTime=2027-');
  expect(address).toContain('site=DE');
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await waitUntilHydrated(stranger);
  expect(await bannerOf(stranger).textContent()).toBe(today);
  const colleague = await (await browser.newContext()).newPage();
  await logIn(colleague);
  await colleague.goto(address);
  await expect(ribbonOf(colleague)).toContainText('Variant B');
  await expect.poll(() => bannerOf(colleague).textContent()).toBe(another);

  // From page to page it stays; the server renders it.
  const answer = await page.goto('/?locale=en');
  expect(answer?.headers()['cache-control']).toContain('no-store');
  expect(await bannerOf(page).textContent()).toBe(another);
  await expect(ribbonOf(page)).toBeVisible();
  await ribbonOf(page).getByRole('button', { name: 'Switch preview off' }).click();
  await expect(ribbonOf(page)).toHaveCount(0);
  await expect.poll(() => bannerOf(page).textContent()).toBe(today);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('preview');

  await (await openDialog(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  const after = watchScripts(page);
  await page.reload();
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(after.filter(isPanel)).toEqual([]);
});
