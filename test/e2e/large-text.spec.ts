import { expect, test } from './page.ts';

const PAGES = ['/', '/cart', '/checkout', '/contact', '/demo'];

for (const [width, site] of [
  [320, 'DE'],
  [320, 'HU'],
  [320, 'TR'],
  [767, 'DE'],
  [767, 'HU'],
  [1024, 'DE'],
] as const) {
  test(`BEY-04: no page is wider than a window of ${width} px with text twice as large, ${site}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const address of PAGES) {
      await page.goto(`${address}?site=${site}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect([address, scrollWidth]).toEqual([address, clientWidth]);
    }
  });
}
