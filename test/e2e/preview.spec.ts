import type { Browser, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, leave, test, waitUntilHydrated } from './page.ts';

const panelOf = (page: Page) => page.locator('[data-vitrine="preview"]');
const ribbonOf = (page: Page) => panelOf(page).locator('[data-part="ribbon"]');
const bannerOf = (page: Page) => page.locator('[data-vitrine="top-banner"]').first();

// A season that today is not in: month, day, year.
const isWinter = [8, 9, 10, 11, 0].includes(new Date().getUTCMonth());
const [month, day, year] = isWinter ? ['05', '02', '2027'] : ['11', '02', '2027'];
const OTHER_SEASON = `${year}-${month}-${day}T10:00:00.000Z`;
const SHARED = `/?site=DE&locale=en&previewDateTime=${OTHER_SEASON}&abTest=Top+banner+wording&group=Variant+B`;

/** Scripts the page asks for. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
const isPanel = (path: string) => /(StaffPreview|PreviewDialog|previewAtoms)-/.test(path);

/** Whatever hydration asks for, it has asked for when the browser has nothing to do. */
async function waitUntilIdle(page: Page) {
  await waitUntilHydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function logIn(page: Page, address = '/?site=DE&locale=en') {
  await page.goto('/demo?scenario=staff');
  await page.goto(address);
  await expect(panelOf(page)).toBeVisible();
}

/** A page of another person's browser. */
const anotherPage = async (browser: Browser) => (await browser.newContext()).newPage();

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Preview settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const [what, path] of [
  ['the home page', '/'],
  ['the cart', '/cart'],
  ['a category', '/c/420100'],
  ['a shared address', SHARED],
  ['the demo desk', '/demo'],
] as const) {
  test(`PRV-01, BEY-06: ${what} does not load the panel for a visitor`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(path);
    await waitUntilIdle(page);
    await expect(panelOf(page)).toHaveCount(0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(isPanel)).toEqual([]);
    await leave(page);
  });
}

test('PRV-02 … PRV-05: staff choose a date and a test by keyboard; a test without its group is refused', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await logIn(page);
  expect(scripts.filter(isPanel)).not.toEqual([]);
  await expect(ribbonOf(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Preview settings' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Preview settings' });
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  const date = dialog.getByRole('group', { name: 'Date' });
  for (const [name, digits] of [
    [/year/, year],
    [/month/, month],
    [/day/, day],
  ] as const) {
    await date.getByRole('spinbutton', { name }).focus();
    await page.keyboard.type(digits);
  }
  await dialog.getByRole('combobox', { name: 'Name' }).selectOption('Top banner wording');
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByRole('button', { name: 'Set preview settings' }).press('Enter');
  await expect(dialog.getByText('Please also select an A/B test group!')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Group' })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Group' }).selectOption('Variant B');
  await dialog.getByRole('button', { name: 'Set preview settings' }).press('Enter');
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview settings' })).toBeFocused();

  for (const fact of [year, 'Top banner wording', 'Variant B']) {
    await expect(ribbonOf(page)).toContainText(fact);
  }
  expect(new URL(page.url()).searchParams.get('previewDateTime')).toMatch(new RegExp(`^${year}-${month}-`));
  expect(page.url()).toContain('site=DE');
  await expectNoAxeViolations(page);
  await leave(page);
});

test('BEY-06: banner and theme worlds of the page change with the chosen time, and back', async ({
  page,
}) => {
  await logIn(page);
  const today = await bannerOf(page).textContent();
  // By keyboard: a mouse that rests on the entry opens it, too.
  const flyout = page.locator('[data-flyout="NAVIGATION"]');
  const openWorlds = async () => {
    await page.getByRole('button', { name: 'New in' }).press('Enter');
    await expect(flyout).toBeVisible();
  };
  const closeWorlds = async () => {
    await page.keyboard.press('Escape');
    await expect(flyout).toHaveCount(0);
  };
  await openWorlds();
  const worlds = (await flyout.textContent()) ?? '';
  expect(worlds).not.toBe('');
  await closeWorlds();

  // Without leaving the page: what the address of a shared link would do.
  const dialog = await openDialog(page);
  const date = dialog.getByRole('group', { name: 'Date' });
  await date.getByRole('spinbutton', { name: /month/ }).click();
  await page.keyboard.type(month);
  const refetched = page.waitForResponse((response) => response.url().includes('/themeworlds/navigation'));
  await dialog.getByRole('button', { name: 'Set preview settings' }).click();
  await refetched;
  await page.keyboard.press('Escape');
  await expect.poll(() => bannerOf(page).textContent()).not.toBe(today);
  await openWorlds();
  await expect(flyout).not.toHaveText(worlds);
  await closeWorlds();

  await ribbonOf(page).getByRole('button', { name: 'Switch preview off' }).click();
  await expect(ribbonOf(page)).toHaveCount(0);
  await expect.poll(() => bannerOf(page).textContent()).toBe(today);
  await openWorlds();
  await expect(flyout).toHaveText(worlds);
  await closeWorlds();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('preview');
  await leave(page);
});

test('BEY-06: a shared address shows a colleague its shop from the first paint, and a stranger today’s', async ({
  page,
  browser,
}) => {
  const stranger = await anotherPage(browser);
  await stranger.goto('/?site=DE&locale=en');
  const today = (await bannerOf(stranger).textContent()) ?? '';
  await stranger.goto(SHARED);
  await waitUntilHydrated(stranger);
  expect(await bannerOf(stranger).textContent()).toBe(today);
  await leave(stranger);

  await page.goto('/demo?scenario=staff');
  const answer = await page.goto(SHARED);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  const headline = today.split('10')[0]?.trim() ?? '';
  expect(headline).not.toBe('');
  expect(await answer?.text()).not.toContain(headline);
  await expect(ribbonOf(page)).toContainText('Variant B');
  expect(await bannerOf(page).textContent()).not.toContain(headline);

  // From page to page it stays.
  await page.goto('/cart?locale=en');
  await expect(ribbonOf(page)).toContainText(year);
  expect(await bannerOf(page).textContent()).not.toContain(headline);
  await leave(page);
});

test('PRV-01: logging out ends the preview, hides the panel and leaves the focus on the page', async ({
  page,
}) => {
  await logIn(page, SHARED);
  await expect(ribbonOf(page)).toBeVisible();
  await (await openDialog(page)).getByRole('button', { name: 'Log out' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).not.toContain('previewDateTime');
  const kept = (await page.context().cookies()).map(({ name }) => name);
  expect(kept).not.toContain('preview');
  expect(kept).not.toContain('StaffAuth');
  const after = watchScripts(page);
  await page.reload();
  await waitUntilIdle(page);
  expect(after.filter(isPanel)).toEqual([]);
  await leave(page);
});
