import type { Browser, Locator, Page } from '@playwright/test';
import { nightly } from './nightly.ts';
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
const isPanel = (path: string) => /(StaffPreview|PreviewDialog|PreviewTimeline|previewAtoms)-/.test(path);

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

/** Types the date of the other season, and five past eight. */
async function typeDate(dialog: Locator) {
  for (const [group, name, keys] of [
    ['Date', /year/, year],
    ['Date', /month/, month],
    ['Date', /day/, day],
    ['Time', /hour/, '08'],
    ['Time', /minute/, '05'],
  ] as const) {
    await dialog.getByRole('group', { name: group }).getByRole('spinbutton', { name }).focus();
    await dialog.page().keyboard.type(keys);
  }
}

/** The voucher of a banner; its other words depend on the language of the page. */
const codeIn = (words: string): string => /[A-Z]{4,}10/.exec(words)?.[0] ?? 'no voucher';

/** The page of one side of the comparison. */
const sideOf = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

/** Staff share one list of links, so an attempt that failed may have left some. */
async function withdrawLinks(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Link zurückziehen' });
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click();
    await expect(buttons).toHaveCount(left - 1);
  }
}

test('BEY-21, BEY-22: an editor navigates from a campaign’s date to its content entry, compares it with today and shares a link until it is withdrawn; a shopper sees none of it', async ({
  page,
  browser,
}) => {
  // One long story, with two more visitors at its end.
  test.slow();
  const ORIGIN = 'Where this page’s content comes from';
  const EDITOR = 'https://editor.vitrine.example/promotion/';
  const staffScripts = watchScripts(page);
  await logIn(page);
  expect(staffScripts.filter(isPanel)).not.toEqual([]);
  const today = (await bannerOf(page).textContent()) ?? '';
  await expect((await openDialog(page)).getByRole('button', { name: ORIGIN })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // Date and test.
  const choice = await openDialog(page);
  await typeDate(choice);
  await choice.getByRole('combobox', { name: 'Name' }).selectOption('Top banner wording');
  await choice.getByRole('combobox', { name: 'Group' }).selectOption('Variant B');
  await choice.getByRole('combobox', { name: 'Visitor' }).selectOption('Card member');
  await choice.getByRole('button', { name: 'Set preview settings' }).click();
  await expect(choice.getByText('Settings applied successfully.')).toBeVisible();
  await expect(ribbonOf(page)).toContainText(/Session time left:?\s*1[45] minutes/);

  await expect(ribbonOf(page)).toContainText('Card member');
  const statusOf = async (who: Page) =>
    (await (await who.request.get('/service/customerfrontenddata/api/v1/psdata')).json()).tracking
      .loginStatus;
  expect(await statusOf(page)).toBe('LOGGED_IN');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('LoginToken');

  // From the banner and a footer group to their entries.
  await choice.getByRole('button', { name: ORIGIN }).click();
  const entries = choice.getByRole('listitem');
  await expect(entries.filter({ hasText: 'PROMOTION · ~header_top' }).getByRole('link')).toHaveAttribute(
    'href',
    `${EDITOR}~header_top?field=contentJSON`,
  );
  await expect(
    entries.filter({ hasText: 'PROMOTION · SHOP_FOOTER' }).first().getByRole('link'),
  ).toHaveAttribute(
    'href',
    /^https:\/\/editor\.vitrine\.example\/promotion\/SHOP_FOOTER\?field=teaser\.groups/,
  );
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  const planned = (await bannerOf(page).textContent()) ?? '';
  expect(planned).not.toBe(today);

  // Compared with today, as text and side by side.
  await panelOf(page).getByRole('link', { name: 'Preview tools' }).click();
  // The page speaks the site's own language.
  await expect(page.getByRole('heading', { level: 1, name: 'Vorschau-Werkzeuge' })).toBeVisible();
  const row = page.getByRole('row', { name: /^Banner ganz oben/ });
  await expect(row.getByRole('cell').first()).toContainText(codeIn(today));
  await expect(row.getByRole('cell').nth(1)).toContainText(codeIn(planned));
  for (const [title, words] of [
    ['Ansicht 1', today],
    ['Ansicht 2', planned],
  ] as const) {
    const banner = sideOf(page, title).locator('[data-vitrine="top-banner"]').first();
    await expect(banner).toContainText(codeIn(words));
    // Marked, and as long as its page: nothing in it scrolls.
    await expect
      .poll(() => banner.evaluate((element) => getComputedStyle(element).outlineStyle))
      .toBe('solid');
  }

  // Shared with a colleague who has no log-in.
  await withdrawLinks(page);
  await page.getByRole('combobox', { name: 'Gültig für' }).selectOption('1 Stunde');
  await page.getByRole('button', { name: 'Link erstellen' }).click();
  const address = await page.getByRole('textbox', { name: 'Link zum Verschicken' }).inputValue();
  expect(address).toContain('previewToken=');
  await expectNoAxeViolations(page);

  const colleague = await anotherPage(browser);
  await colleague.goto(address);
  expect(new URL(colleague.url()).search).not.toContain('previewToken');
  await colleague.goto('/?site=DE&locale=en');
  for (const fact of ['Link valid until', 'Variant B', 'Card member'])
    await expect(ribbonOf(colleague)).toContainText(fact);
  expect(await statusOf(colleague)).toBe('LOGGED_IN');
  expect(await bannerOf(colleague).textContent()).toBe(planned);
  await expect(colleague.getByRole('button', { name: 'Preview settings' })).toHaveCount(0);
  await expectNoAxeViolations(colleague);
  await panelOf(colleague).getByRole('button', { name: 'Switch preview off' }).click();
  await expect(ribbonOf(colleague)).toHaveCount(0);
  await expect.poll(() => bannerOf(colleague).textContent()).toBe(today);

  await colleague.goto(address);
  await page.getByRole('button', { name: 'Link zurückziehen' }).click();
  await expect(page.getByText('Keine gültigen Links.')).toBeVisible();
  await colleague.goto('/?site=DE&locale=en');
  await waitUntilHydrated(colleague);
  expect(await bannerOf(colleague).textContent()).toBe(today);
  expect((await colleague.goto(address))?.status()).toBe(410);

  const shopper = await anotherPage(browser);
  const scripts = watchScripts(shopper);
  const answer = await shopper.goto('/?site=DE&locale=en');
  await waitUntilIdle(shopper);
  expect(await bannerOf(shopper).textContent()).toBe(today);
  expect(await statusOf(shopper)).toBe('LOGGED_OUT');
  expect(await answer?.text()).not.toContain('editor.vitrine.example');
  expect(scripts.filter(isPanel)).toEqual([]);
  await expect(panelOf(shopper)).toHaveCount(0);
  for (const each of [shopper, colleague, page]) await leave(each);
});

test('PRV-09: two tabs show one session: the date of either, its end, and the next log-in', async ({
  page,
}) => {
  await logIn(page, SHARED);
  await expect(ribbonOf(page)).toContainText(year);
  const planned = (await bannerOf(page).textContent()) ?? '';
  const other = await page.context().newPage();
  await other.goto('/?site=DE&locale=en&previewDateTime=2028-08-15T10:00:00.000Z');
  await expect(ribbonOf(other)).toContainText('2028');
  await expect(ribbonOf(page)).toContainText('2028');
  await expect.poll(() => bannerOf(page).textContent()).not.toBe(planned);
  await expect(page).toHaveURL(/previewDateTime=2028-08-15/);
  await panelOf(other).getByRole('button', { name: 'Switch preview off' }).click();
  await expect(ribbonOf(page)).toHaveCount(0);

  // Logged out there, while the dialog is open here.
  const dialog = await openDialog(page);
  await dialog.getByRole('combobox', { name: 'Visitor' }).selectOption('Card member');
  await (await openDialog(other)).getByRole('button', { name: 'Log out' }).click();
  await expect(dialog.getByText('Your preview session has ended.')).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: /^Log in again/ }).click();
  const login = await opened;
  await expect(panelOf(login)).toBeVisible();
  await expect(dialog.getByText('Your preview session has ended.')).toHaveCount(0);
  await expect(dialog.getByRole('combobox', { name: 'Visitor' })).toHaveValue('CARD_MEMBER');
  await dialog.getByRole('button', { name: 'Set preview settings' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  await expect(ribbonOf(login)).toContainText('Mit Kundenkarte');
  for (const each of [login, other, page]) await leave(each);
});

test(
  'PRV-09, BEY-21: an editor does everything twice, with a reload and Back in between',
  nightly(true),
  async ({ page, browser }) => {
    await logIn(page);
    const today = (await bannerOf(page).textContent()) ?? '';
    const dialog = await openDialog(page);
    await typeDate(dialog);
    for (const _ of ['first', 'second']) {
      await dialog.getByRole('button', { name: 'Set preview settings' }).click();
      await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => bannerOf(page).textContent()).not.toBe(today);
    const planned = await bannerOf(page).textContent();
    const expectPreview = async () => {
      await expect(ribbonOf(page)).toContainText('8:05');
      await expect.poll(() => bannerOf(page).textContent()).toBe(planned);
    };
    await expectPreview();
    await page.reload();
    await expectPreview();
    await page.goto('/c/420100?site=DE&locale=en');
    await expectPreview();
    await page.goBack();
    await expectPreview();
    // The dialog shows what runs.
    const hour = (await openDialog(page)).getByRole('group', { name: 'Time' }).getByRole('spinbutton', {
      name: /hour/,
    });
    await expect(hour).toHaveText('08');
    await page.keyboard.press('Escape');

    await panelOf(page).getByRole('link', { name: 'Preview tools' }).click();
    await page.getByRole('button', { name: 'Link erstellen' }).click();
    const address = await page.getByRole('textbox', { name: 'Link zum Verschicken' }).inputValue();
    const colleague = await anotherPage(browser);
    for (const _ of ['first', 'second']) {
      await colleague.goto(address);
      await expect(ribbonOf(colleague)).toBeVisible();
    }
    await leave(colleague);

    await page.goto('/?site=DE&locale=en');
    await panelOf(page).getByRole('button', { name: 'Switch preview off' }).click();
    await expect(ribbonOf(page)).toHaveCount(0);
    await page.reload();
    await expect.poll(() => bannerOf(page).textContent()).toBe(today);
    await (await openDialog(page)).getByRole('button', { name: 'Log out' }).click();
    await expect(panelOf(page)).toHaveCount(0);
    await logIn(page);
    await expect(ribbonOf(page)).toHaveCount(0);
    await leave(page);
  },
);

test('PRV-08, ENG-03: on the smallest phone the titles of the timeline are whole, later and with text spacing too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await logIn(page, '/?site=DE&locale=de-DE');
  await panelOf(page).getByRole('button', { name: 'Zeitleiste' }).click();
  const worlds = page.getByRole('list', { name: 'Themenwelten' }).getByRole('listitem');
  await expect(worlds.first()).toBeVisible();
  const cut = () =>
    worlds.evaluateAll((bars) =>
      bars.flatMap((bar) => {
        const title = [...bar.children].at(bar.lastElementChild?.textContent?.startsWith(',') ? -2 : -1);
        const box = title?.getBoundingClientRect();
        if (!title || !box) return ['no title'];
        const list = bar.parentElement?.getBoundingClientRect();
        const isInside =
          box.left >= (list?.left ?? 0) &&
          box.right <= (list?.right ?? 0) &&
          title.scrollWidth <= title.clientWidth;
        const isCovered = bars.some((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return (
            other !== bar && left < box.right && right > box.left && top < box.bottom && bottom > box.top
          );
        });
        return isInside && !isCovered ? [] : [title.textContent];
      }),
    );
  expect(await cut()).toEqual([]);
  const slider = page.getByRole('slider');
  const atFirst = await worlds.count();
  await slider.focus();
  for (let day = 0; day < 22; day += 1) await slider.press('ArrowRight');
  await expect.poll(() => worlds.count()).toBeGreaterThan(atFirst);
  expect(await cut()).toEqual([]);
  // WCAG 1.4.12.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  expect(await cut()).toEqual([]);
});

test('PRV-08: staff drag through the next weeks, and go on by keyboard: the shop changes', async ({
  page,
}) => {
  await logIn(page);
  await panelOf(page).getByRole('button', { name: 'Timeline' }).click();
  const slider = page.getByRole('slider', { name: 'Timeline' });
  const worlds = page.getByRole('list', { name: 'Themed collections' }).getByRole('listitem');
  await expect(worlds.first()).toBeVisible();
  const known = await worlds.count();
  await expect(ribbonOf(page)).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'active' });
  const illegible = await panelOf(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { color, backgroundColor } = getComputedStyle(button);
          return color === backgroundColor;
        })
        .map((button) => button.textContent),
    );
  expect(illegible).toEqual([]);
  // Forced colours remove gradients from what does not keep its colours.
  const lines = await page.getByRole('group', { name: 'Timeline' }).evaluate((slider) =>
    [...slider.querySelectorAll('*')].some((part) => {
      const { backgroundImage, forcedColorAdjust } = getComputedStyle(
        part,
        '::before',
      ) as CSSStyleDeclaration & {
        forcedColorAdjust: string;
      };
      return /repeating-linear-gradient/.test(backgroundImage) && forcedColorAdjust === 'none';
    }),
  );
  expect(lines).toBe(true);
  const borders = await panelOf(page)
    .locator('button:not([role])')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
  expect(new Set(borders).size).toBe(1);
  await page.emulateMedia({ forcedColors: 'none' });

  const chart = await page.getByRole('group', { name: 'Timeline' }).boundingBox();
  if (!chart) throw new Error('The timeline has no box.');
  const day = chart.width / 28;
  const token = (date: RegExp) =>
    page.waitForRequest(
      (request) => request.url().includes('/preview/api/token') && date.test(request.url()),
    );
  // From the middle of the first day to that of the sixteenth.
  await page.mouse.move(chart.x + day / 2, chart.y + chart.height / 2);
  await page.mouse.down();
  await page.mouse.move(chart.x + day * 8, chart.y + chart.height / 2);
  await page.mouse.move(chart.x + day * 15.5, chart.y + chart.height / 2);
  await expect(slider).toHaveValue('15');
  await expect(ribbonOf(page)).toHaveCount(0);
  const set = token(/previewDateTime=/);
  const refetched = page.waitForResponse((response) => response.url().includes('/themeworlds/navigation'));
  await page.mouse.up();
  await set;
  await refetched;
  // Two weeks later, new worlds are known: two or three, by the day of the week.
  await expect.poll(() => worlds.count()).toBeGreaterThanOrEqual(known + 2);
  const shown = (await slider.getAttribute('aria-valuetext')) ?? '';
  expect(shown).toMatch(/^\w+day, \d+\s\w+ \d{4}$/);
  await expect(ribbonOf(page)).toContainText(shown);

  await expect(slider).toBeFocused();
  // A pause of the keys sets the date as Enter does.
  const back = token(/previewDateTime=/);
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('14');
  await page.keyboard.press('Enter');
  await back;
  await expect(ribbonOf(page)).toContainText((await slider.getAttribute('aria-valuetext')) ?? '');
  await expect(page).toHaveURL(/previewDateTime=/);
  await expectNoAxeViolations(page);

  // The next page keeps the preview, and the timeline as it was left.
  await panelOf(page).getByRole('button', { name: 'Timeline' }).click();
  await expect(slider).toBeHidden();
  await page.goto('/contact?site=DE&locale=en');
  await expect(ribbonOf(page)).toBeVisible();
  await expect(panelOf(page).getByRole('button', { name: 'Timeline' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );

  // On a phone the buttons of the open ribbon share a row.
  await page.setViewportSize({ width: 390, height: 844 });
  await ribbonOf(page).getByRole('button', { expanded: false }).click();
  await expect(slider).toBeVisible();
  const rows = await panelOf(page)
    .locator('a, button:not([aria-expanded])')
    .evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size);
  expect(rows).toBe(1);
  await leave(page);
});
