import { watchShifts } from '../../scripts/lib/layoutShifts.ts';
import { nightly } from './nightly.ts';
import { expect, expectNoAxeViolations, test, waitUntilHydrated } from './page.ts';

/** A page of each kind. A visitor's first cart holds some of the products that they show. */
const HYDRATED = [
  '/',
  '/privacy',
  '/c/4200',
  '/p/4002',
  '/search?query=a',
  '/register',
  '/refund',
  '/no-such-page',
];
for (const path of HYDRATED)
  test(
    `${path} hydrates without a layout shift or a second render`,
    nightly(path !== '/'),
    async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      const address = `${path}${path.includes('?') ? '&' : '?'}site=DE`;
      // A font that arrives after the first paint moves words as well, by a pixel or two.
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const shifts = await watchShifts(page);
      const cart = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/api/cart'));
      await page.goto(address);
      const before = await page.getByRole('main').textContent();
      await waitUntilHydrated(page);
      await cart;
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('main').textContent()).toBe(before);
      expect(await shifts()).toEqual([]);
    },
  );

test('axe finds no violation on the home page of HU', async ({ page }) => {
  await page.goto('/?site=HU');
  await waitUntilHydrated(page);
  await expectNoAxeViolations(page);
});
