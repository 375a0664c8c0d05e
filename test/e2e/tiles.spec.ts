import { expect, test } from './page.ts';

for (const width of [320, 390, 700]) {
  test(`DSG-03: the last of an odd number of products has its words beside its image, in line with the columns above, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/c/430600?site=DE');
    const tiles = page.locator('main li:has([data-part="tile-action"])');
    await expect(tiles).toHaveCount(7);
    const [first, second, last] = [tiles.nth(0), tiles.nth(1), tiles.last()];
    const boxOf = async (part: typeof first) => {
      const box = await part.boundingBox();
      return { x: box?.x, width: box?.width };
    };
    expect(await boxOf(last.locator('img'))).toEqual(await boxOf(first.locator('img')));
    expect(await boxOf(last.locator('[data-part="tile-action"]'))).toEqual(
      await boxOf(second.locator('[data-part="tile-action"]')),
    );
  });
}
