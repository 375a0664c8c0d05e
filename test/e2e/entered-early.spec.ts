import type { Locator, Page } from '@playwright/test';
import { chunk, delayChunk } from './chunks.ts';
import { nightly } from './nightly.ts';
import { entriesOf, expect, test, waitUntilHydrated } from './page.ts';

// Every form of the shop is usable before its code has loaded. What a person enters until then is in it afterwards, and
// so is what a browser puts back.

/** Each form by its page, and its selector there. */
const FORMS = [
  ['/?site=AT', '[data-vitrine="newsletter"] form'],
  ['/contact?site=DE', 'main form'],
  ['/refund?site=HU', 'main form'],
  ['/register?site=TR', 'main form'],
  ['/checkout?site=DE', 'main form'],
] as const;

/** The form of every page, and a page of a form. */
const BY_DAY = ['/?site=AT', '/contact?site=DE'];

const VALUES: Partial<Record<string, string>> = {
  email: 'kim@example.com',
  date: '2027-03-26',
  time: '09:30',
};

/** Enters something into every control that a person sees, with keys where there are keys. */
async function enterEverything(form: Locator) {
  for (const control of await form.locator('input, select, textarea').all()) {
    if (!(await control.isVisible()) || (await control.isDisabled())) continue;
    const [tag, type] = await control.evaluate((element: HTMLInputElement) => [
      element.localName,
      element.type,
    ]);
    if (tag === 'select') await control.selectOption({ index: 1 });
    else if (type === 'checkbox' || type === 'radio') await control.setChecked(true, { force: true });
    else if (type === 'date' || type === 'time') await control.fill(VALUES[type] ?? '');
    else if (type !== 'file') await control.pressSequentially(VALUES[type ?? ''] ?? '12');
  }
}

/** Delays the scripts that the page asks for beyond those that its markup names. */
async function delayParts(page: Page, address: string) {
  const markup = await (await page.request.get(address)).text();
  return delayChunk(page, (url) => chunk('').test(url.href) && !markup.includes(url.pathname));
}

for (const [address, selector] of FORMS)
  test(
    `BEY-07, FND-02, NWL-01: what is entered into the form of ${address} before its code has loaded stays in it`,
    nightly(!BY_DAY.includes(address)),
    async ({ page }) => {
      const { release } = await delayParts(page, address);
      await page.goto(address);
      const form = page.locator(selector).first();
      await enterEverything(form);
      // React replays this focus as soon as the form is hydrated.
      const first = form.getByRole('textbox').first();
      await first.focus();
      const before = await entriesOf(form);
      expect(before.length).toBeGreaterThan(0);
      release();
      await waitUntilHydrated(page);
      expect(await entriesOf(form)).toEqual(before);
      await expect(first).toBeFocused();
    },
  );

// Browsers keep nothing of the checkout, which may not be stored.
for (const [address, selector] of FORMS.filter(([address]) => !address.startsWith('/checkout')))
  test(`INP-14: Back without the browser's cache keeps what was entered into the form of ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    await waitUntilHydrated(page);
    const form = page.locator(selector).first();
    await enterEverything(form);
    // Browsers keep no passwords, no files, and nothing that asks them not to.
    const notKept = await form
      .locator('[autocomplete="off"], [type="password"], [type="file"], [type="hidden"]')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
    const entered = async () => (await entriesOf(form)).filter(([name]) => !notKept.includes(name ?? null));
    const before = await entered();
    await page.goto('/c/420201');
    await page.goBack();
    await waitUntilHydrated(page);
    expect(await entered()).toEqual(before);
  });

test("INP-02: Back without the browser's cache brings no password back that was visible", async ({
  page,
}) => {
  await page.goto('/signin?loginRedirect=red&site=DE');
  await waitUntilHydrated(page);
  const password = page.locator('main [name="password"]');
  await password.fill('geheim');
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.goto('/c/420201');
  await page.goBack();
  await waitUntilHydrated(page);
  await expect(password).toHaveValue('');
});

test('BEY-07: a product page follows the colour that was chosen before its code has loaded', async ({
  page,
}) => {
  const { release } = await delayChunk(page, chunk(''));
  await page.goto('/p/4025?site=DE', { waitUntil: 'commit' });
  const colour = page.getByRole('radio', { name: 'Farbe: Koralle' });
  await colour.setChecked(true, { force: true });
  release();
  await waitUntilHydrated(page);
  await expect(colour).toBeChecked();
  await expect(page.getByRole('group', { name: 'Farbe: Koralle' })).toBeVisible();
});
