import { test as base, expect } from '@playwright/test';
import { watchProblems } from '../../scripts/lib/watchProblems.ts';

// The example of the guide: Sweden, on another shop system, with the packed library.

const MAX_LAYOUT_SHIFT = 0.01;

/** A page without errors; a browser logs the refused quantity as one. */
const test = base.extend({
  page: async ({ page }, use) => {
    const problems = watchProblems(page, (message) => / 409 /.test(message.text()));
    await use(page);
    expect(problems).toEqual([]);
  },
});
test.use({ locale: 'sv-SE' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('LIB-08, LIB-09, HDR-18: header, the shop’s own navigation and legal links are there', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Nordkök' })).toBeVisible();
    await expect(page.getByText('Leverans på 1–3 dagar')).toBeVisible();
    const entries = page.getByRole('navigation').first().getByRole('link');
    expect(await entries.allTextContents()).toEqual(['Kök', 'Textil', 'Erbjudanden']);
    await expect(entries.first()).toHaveAttribute('href', '/kategorier/kok');
    await expect(page.getByText('1 299,00 kr')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    for (const name of ['Ångra köpet här', 'Köpvillkor', 'Om oss', 'Integritetspolicy'])
      await expect(footer.getByRole('link', { name })).toBeVisible();
    await expect(footer.getByRole('textbox')).toHaveCount(0);
    await expect(footer.getByRole('navigation', { name: 'Välj land' })).toHaveCount(0);
  });
});

test('LIB-08, LIB-09, MC-27: search, cart, limits and analytics work in SEK', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = globalThis as unknown as { layoutShift: number };
    shifts.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('combobox')).toBeAttached();

  // Another product than the first, so that the answer decides.
  await page.getByRole('combobox').fill('linne');
  const option = page.getByRole('option', { name: /Linneduk/ });
  await expect(option).toContainText('499,00 kr');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  const sent = page.waitForRequest((request) => /add_to_cart/.test(request.postData() ?? ''));
  await page.getByRole('button', { name: 'Lägg i varukorgen: Kopparkastrull' }).click();
  expect((await sent).postDataJSON()).toEqual({
    event: 'add_to_cart',
    currency: 'SEK',
    value: 1299,
    items: [{ item_id: 'prod_kastrull', item_name: 'Kopparkastrull, 2 liter', price: 1299, quantity: 1 }],
  });
  await expect(page.getByText('Produkten ligger i varukorgen.')).toBeVisible();

  const shift = await page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);
  expect(shift).toBeLessThan(MAX_LAYOUT_SHIFT);
  // Each font is requested once: the style sheet's addresses are those that the page preloads.
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return {
      requested: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.woff2'))
        .sort(),
      preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')]
        .map(({ href }) => href)
        .sort(),
    };
  });
  expect(fonts.preloaded).toHaveLength(2);
  expect(fonts.requested).toEqual(fonts.preloaded);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /varukorg/i })
    .click();
  const cart = page.getByRole('dialog', { name: /varukorg/i });
  const line = cart.getByRole('listitem').filter({ hasText: 'Kopparkastrull' });
  await expect(line).toContainText('1 299,00 kr');
  await expect(cart.getByText('Beställ före kl. 15, så skickar vi i dag.')).toBeVisible();
  await expect(cart.getByText('inkl. moms').first()).toBeVisible();
  await expect(cart.getByRole('textbox')).toHaveCount(0);
  // Three are in stock; the quantity before is shown again.
  await line.getByRole('spinbutton').fill('7');
  await expect(line.getByText('Det finns bara 3 st kvar')).toBeVisible();
  await expect(line.getByRole('spinbutton')).toHaveValue('1');
});
