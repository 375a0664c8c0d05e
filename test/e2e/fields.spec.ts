import type { Page } from '@playwright/test';
import { buildFieldsPage } from './fields/buildFieldsPage.ts';
import { nightly } from './nightly.ts';
import { entriesOf, expect, expectNoAxeViolations, test } from './page.ts';

/** A date of birth and a telephone number: fields of several elements. */
const BORN = [
  ['born-day', '27'],
  ['born-month', 'März'],
  ['born-year', '1985'],
] as const;
const PHONE = ['tel', '030 123456'] as const;
/** Every kind of field, filled in, as the form posts it. */
const allEntries = (number: string, sum: string, file: string) => [
  ['city', 'Graz'],
  ['message', 'Hallo'],
  ['email', 'kim@example.com'],
  ['firstName', 'Kim'],
  ['password', 'geheim12'],
  ['number', number],
  ['sum', sum],
  ...BORN,
  ['tel-code', '+41'],
  PHONE,
  ['iban', 'DE89'],
  ['size', 'M'],
  ['colour', 'blue'],
  ['date', '2027-03-26'],
  ['time', '09:30'],
  ['consent', 'yes'],
  ['topics', 'coffee'],
  ['way', 'pick'],
  ['files', file],
];

/** What a person types into the text fields of the page, by name. */
const TYPED = [
  ['city', 'Graz'],
  ['message', 'Hallo'],
  ['email', 'kim@example.com'],
  ['firstName', 'Kim'],
  ['password', 'geheim12'],
  ['number', '12,5'],
  ['sum', '1234,5'],
  ...BORN,
  PHONE,
] as const;

let openUnhydrated: Awaited<ReturnType<typeof buildFieldsPage>>;
test.beforeAll(async () => {
  openUnhydrated = await buildFieldsPage('formPage');
});
const hydrate = (page: Page) => page.evaluate(() => window.hydrate());
const open = async (page: Page, direction?: 'rtl') => {
  await openUnhydrated(page, direction);
  await hydrate(page);
};

const setCaret = (page: Page, name: string, start: number, end = start) =>
  page
    .locator(`[name="${name}"]`)
    .evaluate(
      (input: HTMLInputElement, [from, to]) => input.setSelectionRange(from ?? 0, to ?? 0),
      [start, end],
    );

test('DSG-03: the text of every field begins at the same distance from the edge of its box', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('spinbutton', { name: /^Tag/ })).toBeVisible();
  const starts = await page.evaluate(() => {
    const textStart = (element: Element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().left;
    };
    const inputs = [...document.querySelectorAll<HTMLElement>('form :is(input, select, textarea)')]
      .filter((each) => each.matches(':not([type=checkbox], [type=radio], [type=file], [aria-hidden])'))
      .filter((each) => !each.closest('[aria-hidden]'))
      .map((each) => Number.parseFloat(getComputedStyle(each).paddingLeft));
    const segments = [...document.querySelectorAll('form [role="spinbutton"]:first-child')].map(
      (first) =>
        textStart(first) - (first.closest('[role="group"]')?.getBoundingClientRect().left ?? Number.NaN),
    );
    return [...inputs, ...segments].map(Math.round);
  });
  expect(starts.length).toBeGreaterThan(14);
  expect([...new Set(starts)]).toEqual([16]);
});

for (const width of [320, 1280]) {
  test(`DSG-03: label, hint, box and error of a field follow each other, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await page.locator('[name="tel"]').fill('1');
    await page.locator('[name="iban"]').fill('DE1');
    await page.locator('[name="city"]').focus();
    const errors = page.locator('[data-part="field-error"]');
    await expect(errors).toHaveCount(2);
    for (const name of ['tel', 'iban']) {
      const control = page.locator(`[name="${name}"]`);
      const ids = ((await control.getAttribute('aria-describedby')) ?? '').split(' ');
      const [error, hint] = ids.map((id) => page.locator(`[id="${id}"]`));
      const label = page.locator(`label[for="${await control.getAttribute('id')}"]`);
      const tops = await Promise.all(
        [label, hint, control, error].map(async (each) => (await each?.boundingBox())?.y ?? Number.NaN),
      );
      expect(tops, name).toEqual(tops.toSorted((one, other) => one - other));
    }
    const [code, number] = await Promise.all(
      ['tel-code', 'tel'].map((name) => page.locator(`[name="${name}"]`).boundingBox()),
    );
    // In line where they are beside each other.
    if (width > 320) expect(code?.y).toBe(number?.y);
    else expect(code?.y).toBeLessThan(number?.y ?? 0);
  });
}

test(
  'INP-01: in right-to-left direction labels and symbols are mirrored, and numbers keep their direction',
  nightly(true),
  async ({ page }) => {
    await open(page, 'rtl');
    const city = await page.locator('[name="city"]').boundingBox();
    const label = await page.locator('label').first().boundingBox();
    // The label begins where the box begins: at its right edge.
    expect((label?.x ?? 0) + (label?.width ?? 0)).toBeGreaterThan((city?.x ?? 0) + (city?.width ?? 0) * 0.8);
    const toggle = await page.getByRole('button', { name: 'Passwort anzeigen' }).boundingBox();
    const password = await page.locator('[name="password"]').boundingBox();
    expect(toggle?.x ?? 0).toBeLessThan((password?.x ?? 0) + (password?.width ?? 0) / 2);
    await expect(page.locator('[name="iban"]')).toHaveCSS('direction', 'ltr');
    await expect(page.locator('[name="number"]')).toHaveCSS('direction', 'ltr');
    await expect(page.locator('[name="city"]')).toHaveCSS('direction', 'rtl');
    await expectNoAxeViolations(page);
  },
);

test.describe('FND-02: input entered before hydration is preserved', () => {
  const entered = async (page: Page) =>
    (await entriesOf(page.locator('form'))).filter(([, value]) => value !== '');

  test('INP-01: in every choice, date and file, by pointer and keyboard; it outlives later renders, and focus and caret stay', async ({
    page,
  }) => {
    const way = (value: string) => page.locator(`[name="way"][value="${value}"]`);
    await openUnhydrated(page);
    await page.locator('[name="tel-code"]').selectOption('+41');
    await page.locator('[name="size"]').selectOption('M');
    await page.locator('[name="colour"]').selectOption('blue');
    await page.locator('[name="date"]').fill('2027-03-26');
    await page.locator('[name="time"]').fill('09:30');
    await page.getByText('Ja, gern').click();
    await page.locator('[name="topics"][value="coffee"]').check();
    await way('mail').focus();
    await page.keyboard.press('ArrowDown');
    await expect(way('pick')).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(way('pick')).toBeFocused();
    await page
      .locator('[name="files"]')
      .setInputFiles([{ name: 'beleg.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }]);
    await page.locator('[name="city"]').click();
    await page.keyboard.type('Graz');
    await setCaret(page, 'city', 2);
    await hydrate(page);
    await page.keyboard.type('x');
    const expected = [
      ['city', 'Grxaz'],
      ['tel-code', '+41'],
      ['size', 'M'],
      ['colour', 'blue'],
      ['date', '2027-03-26'],
      ['time', '09:30'],
      ['consent', 'yes'],
      ['topics', 'coffee'],
      ['way', 'pick'],
      ['files', 'beleg.pdf'],
    ];
    await expect.poll(() => entered(page)).toEqual(expected);
    await page.getByRole('button', { name: 'Render again' }).click();
    await expect(page.getByText('Rendered 1 times')).toBeVisible();
    expect(await entered(page)).toEqual(expected);
    await expect(page.getByRole('list', { name: 'Angehängte Dateien' })).toContainText('beleg.pdf');

    // The choices still work.
    await way('pick').focus();
    await page.keyboard.press('ArrowUp');
    await expect(way('mail')).toBeChecked();
    await page.getByText('Abholen').click();
    await expect(way('pick')).toBeChecked();
    await page.getByText('Ja, gern').click();
    await expect(page.locator('[name="consent"]')).not.toBeChecked();
  });
});

test('FND-02: every kind of field is filled in and posted without JavaScript', async ({ page, browser }) => {
  await openUnhydrated(page);
  const html = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
    return document.documentElement.outerHTML;
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await openUnhydrated(plain, 'ltr', `<!doctype html>${html}`);
  for (const [name, text] of [...TYPED, ['iban', 'DE89']] as const) {
    await plain.locator(`[name="${name}"]`).focus();
    await plain.keyboard.type(text);
  }
  // What follows is done by keyboard alone, as the browser's own elements have it.
  await plain.locator('[name="tel-code"]').focus();
  await plain.keyboard.type('Sc');
  await plain.locator('[name="iban"]').focus();
  await plain.keyboard.press('Tab');
  await expect(plain.locator('[name="size"]')).toBeFocused();
  await plain.keyboard.press('m');
  await plain.keyboard.press('Tab');
  await expect(plain.locator('[name="colour"]')).toBeFocused();
  await plain.keyboard.press('b');
  await plain.locator('[name="date"]').fill('2027-03-26');
  await plain.locator('[name="time"]').fill('09:30');
  for (const choice of ['[name="consent"]', '[name="topics"][value="coffee"]']) {
    await plain.locator(choice).focus();
    await plain.keyboard.press('Space');
  }
  await plain.locator('[name="way"][value="mail"]').focus();
  await plain.keyboard.press('ArrowDown');
  await plain
    .locator('[name="files"]')
    .setInputFiles([{ name: 'beleg.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }]);
  await context.route('**/nowhere', (route) => route.fulfill({ body: 'Danke', contentType: 'text/plain' }));
  const [posted] = await Promise.all([
    plain.waitForRequest('**/nowhere'),
    plain.getByRole('button', { name: 'Senden' }).press('Enter'),
  ]);
  expect(posted.method()).toBe('POST');
  expect([...new URLSearchParams(posted.postData() ?? '')]).toEqual(
    allEntries('12,5', '1234,5', 'beleg.pdf'),
  );
  await context.close();
});

test.describe('INP-01: with a keyboard alone', () => {
  test('every kind of field can be reached and filled in', async ({ page }) => {
    await open(page);
    const colour = page.getByRole('button', { name: 'Farbe' });
    await expect(colour).toBeVisible();
    await page.locator('[name="city"]').focus();
    await page.keyboard.type('Graz');
    const next = async (text: string) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    };
    await next('Hallo');
    await next('kim@example.com');
    await next('Kim');
    await next('geheim12');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Passwort anzeigen' })).toBeFocused();
    await next('12,5');
    await next('1234,5');
    await next('27');
    await next('März');
    await next('1985');
    await next('Sc');
    await next('030 123456');
    await next('de89');
    await next('m');
    await page.keyboard.press('Tab');
    await expect(colour).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Rot' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(colour).toBeFocused();
    await next('26032027');
    await expect(page.getByRole('spinbutton', { name: /^Jahr/ })).toHaveText('2027');
    await page.getByRole('spinbutton', { name: /^Stunde/ }).focus();
    await page.keyboard.type('0930');
    await next(' ');
    await next(' ');
    await page.keyboard.press('Tab');
    await next(' ');
    await page.keyboard.press('ArrowDown');
    expect(await entriesOf(page.locator('form'))).toEqual(allEntries('12.5', '1.234,5', ''));
  });

  test('INP-07: a list closed without a choice is validated on blur, not before', async ({ page }) => {
    await open(page);
    const colour = page.getByRole('button', { name: 'Farbe' });
    const error = page.locator('[data-part="field-error"]');
    await colour.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox', { name: 'Farbe' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(colour).toBeFocused();
    await expect(error).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(error).toBeVisible();
    await colour.focus();
    await expect(error).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Blau' }).click();
    await expect(colour).toHaveAccessibleName(/^Blau/);
    await expect(page.locator('[name="colour"]')).toHaveValue('blue');
    await expect(error).toHaveCount(0);
  });
});

test('FND-02: a list that fails to load leaves the native select, which keeps its value', async ({
  browser,
}) => {
  // A page of its own: the failed request is an error on its console.
  const page = await browser.newPage();
  await openUnhydrated(page);
  await page.route('**/SelectList*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('SelectList'));
  await hydrate(page);
  await failed;
  const colour = page.getByRole('combobox', { name: 'Farbe' });
  await colour.selectOption('blue');
  await page.getByRole('button', { name: 'Render again' }).click();
  await expect(page.getByText('Rendered 1 times')).toBeVisible();
  await expect(colour).toHaveValue('blue');
  await page.close();
});
