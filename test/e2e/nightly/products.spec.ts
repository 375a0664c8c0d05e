import type { Page } from '@playwright/test';
import { expect, test, waitUntilHydrated } from '../page.ts';

/** What a tile's button does: it adds the product, or leads to its sizes. */
const ACTION = '[data-part="tile-action"]';
const tiles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(ACTION) });
const rounded = (value: number) => Math.round(value);

test('prices and buttons of a row of tiles are aligned, whatever is above them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?site=DE');
  const rows = await tiles(page).evaluateAll(
    (elements, action) =>
      elements.map((tile) => {
        const top = (selector: string) => tile.querySelector(selector)?.getBoundingClientRect().top ?? 0;
        return {
          tile: tile.getBoundingClientRect().top,
          price: top('h3 ~ div'),
          button: top(`${action} :is(a, button)`),
        };
      }),
    ACTION,
  );
  expect(rows).toHaveLength(8);
  for (const row of [rows.slice(0, 4), rows.slice(4)])
    for (const part of ['tile', 'price', 'button'] as const)
      expect([part, new Set(row.map((each) => rounded(each[part]))).size]).toEqual([part, 1]);
});

for (const [width, columns] of [
  [320, 2],
  [390, 2],
  [768, 4],
  [1024, 4],
  [1920, 4],
] as const)
  test(`at ${width} px the rows of tiles are full: ${columns} in each`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/?site=HU');
    const tops = await tiles(page).evaluateAll((elements) =>
      elements.map((tile) => Math.round(tile.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(8);
    expect(new Set(tops).size).toBe(8 / columns);
  });

for (const width of [390, 768, 1440])
  test(`a single product fills its row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/c/430101?site=DE');
    const tile = tiles(page).first();
    const row = await tile.locator('..').boundingBox();
    expect((await tile.boundingBox())?.width).toBe(row?.width);
    const [picture, button] = [
      await tile.locator('img').boundingBox(),
      await tile.locator(ACTION).boundingBox(),
    ];
    if (!row || !picture || !button) throw new Error('The tile has no picture or button.');
    expect(button.x > picture.x + picture.width).toBe(width >= 768);
  });

for (const site of ['DE', 'CH_FR', 'PL', 'HU', 'TR'] as const)
  test(`the label of a tile’s button fits on one line, ${site}`, async ({ page }) => {
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/?site=${site}`);
      const heights = await tiles(page)
        .locator(`${ACTION} :is(a, button)`)
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
      expect(new Set(heights)).toEqual(new Set([36]));
    }
  });

test('a tile confirms in its button without changing its height', async ({ page }) => {
  await page.goto('/?site=DE');
  await waitUntilHydrated(page);
  const tile = tiles(page).filter({ hasText: 'Teekanne' });
  const heightOf = async () => (await tile.boundingBox())?.height;
  const before = await heightOf();
  await tile.getByRole('button', { name: /^In den Warenkorb: Teekanne/ }).click();
  await expect(tile.getByRole('button', { name: /^Im Warenkorb: Teekanne/ })).toBeVisible();
  expect(await heightOf()).toBe(before);
  await expect(tile.getByRole('button', { name: /^In den Warenkorb: Teekanne/ })).toBeVisible();
});

test('the home page’s content does not repeat the promises of the benefits strip', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?site=DE');
  for (const promise of [/Versandkostenfrei ab/, /30 Tage Rückgaberecht/])
    await expect(page.getByRole('main').getByText(promise)).toHaveCount(0);
});

test('a product has one control for its colour and one for its size, and its image shows the selected colour', async ({
  page,
}) => {
  await page.goto('/p/4025?site=DE');
  await waitUntilHydrated(page);
  const article = page.getByRole('article');
  const colours = article.getByRole('group', { name: /^Farbe/ }).getByRole('radio');
  const sizes = article.getByRole('group', { name: 'Größe' }).getByRole('radio');
  expect([await colours.count(), await sizes.count()]).toEqual([6, 5]);
  const image = article.locator('img').first();
  const before = await image.getAttribute('src');
  await colours.nth(5).check();
  await sizes.nth(1).check();
  await expect(article.getByRole('group', { name: 'Farbe: Kaffeebraun' })).toBeVisible();
  expect(await image.getAttribute('src')).not.toBe(before);

  await article.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(article.getByText(/liegt im Warenkorb/)).toBeVisible();
  const { cart } = await (await page.request.get('/service/cart/api/cart')).json();
  const line = cart.articles.find((each: { productId: string }) => each.productId === '4025');
  expect(line.dimensions.map(({ name, value }: { name: string; value: string }) => [name, value])).toEqual([
    ['Größe', 'M'],
    ['Farbe: Kaffeebraun', '#6f4e37'],
  ]);
});

test('a product states delivery and returns by the rules of its site', async ({ page }) => {
  await page.goto('/p/4025?site=DE');
  const facts = page.getByRole('article').getByRole('listitem');
  await expect(facts.filter({ hasText: 'Versandkostenfrei ab 20 €' })).toBeVisible();
  await expect(facts.filter({ hasText: '30 Tage Rückgaberecht' })).toBeVisible();
});
