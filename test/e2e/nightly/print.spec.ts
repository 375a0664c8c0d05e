import { expect, test } from '../page.ts';

test('DSG-03: a printed checkout shows the receipt, and of the address what is entered, without boxes', async ({
  page,
}) => {
  await page.goto('/demo?scenario=cart-mixed');
  await page.goto('/checkout?site=DE');
  await page.emulateMedia({ media: 'print' });
  const receipt = page.locator('[data-vitrine="cart-order"]');
  const heading = page.getByRole('heading', { name: 'Adresse' });
  await expect(receipt).toBeVisible();
  await expect(heading).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('textbox', { name: 'Ort' }).fill('Bremen');
  await page.emulateMedia({ media: 'print' });
  const fields = page.locator('main').getByRole('textbox');
  await expect(heading).toBeVisible();
  await expect(fields).toHaveCount(1);
  await expect(fields).toHaveValue('Bremen');
  await expect(fields.locator('..')).toHaveCSS('border-top-width', '0px');
  await expect(receipt).toBeVisible();
});

test('DSG-03: a printed cart marks a quantity as one, without its buttons', async ({ page }) => {
  await page.goto('/demo?scenario=cart-mixed');
  await page.goto('/cart?site=DE');
  await page.emulateMedia({ media: 'print' });
  const quantity = page.locator('main [data-line="article"]').first().getByRole('group');
  await expect(quantity.getByRole('spinbutton')).toHaveValue('2');
  await expect(quantity.getByRole('button')).toHaveCount(0);
  expect(await quantity.evaluate((field) => getComputedStyle(field, '::before').content)).toBe('"×"');
});

test('DSG-03: on a printed cart the amounts of lines and sums end at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/demo?scenario=cart-mixed');
  await page.goto('/cart?site=DE');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const endOf = async (amount: string) => {
    const box = await main.getByText(amount).filter({ visible: true }).last().boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  await expect(main.getByText('Gesamtsumme').filter({ visible: true })).toBeVisible();
  expect(await endOf('12,99')).toBe(await endOf('495,48'));
});

test('DSG-03: a printed home page shows all categories, and products without their buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/?site=DE');
  const action = page.locator('[data-part="tile-action"]').first();
  await expect(action).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(action).toBeHidden();
  const last = await page
    .getByRole('link', { name: 'Geschenke' })
    .filter({ has: page.locator('img') })
    .boundingBox();
  expect((last?.x ?? 718) + (last?.width ?? 0)).toBeLessThanOrEqual(718);
});

test('DSG-03: a printed page ends with the contact and the legal notes', async ({ page }) => {
  await page.goto('/?site=DE');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Alle Zahlungsarten' });
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
  await expect(footer.getByText('030 2312', { exact: false })).toBeVisible();
  await expect(footer.getByRole('img')).toHaveCount(0);
  await expect(footer.getByText('MwSt.')).toBeVisible();
});

test('DSG-03: a printed page of content is one sheet without other products', async ({ page }) => {
  await page.goto('/c-4711/zahlungsarten.html?site=DE');
  const others = page.getByRole('heading', { name: 'Das könnte dir gefallen' });
  await expect(others).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(others).toBeHidden();
});
