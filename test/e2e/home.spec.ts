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

test('LIB-03: the texts of the parts look alike, whatever style the texts of the page around them have', async ({
  page,
}) => {
  await page.goto('/?site=DE');
  await waitUntilHydrated(page);
  const changed = await page.evaluate(() => {
    const around = {
      'font-style': 'italic',
      'font-variant-caps': 'small-caps',
      'letter-spacing': '2px',
      'text-align': 'center',
      'text-indent': '20px',
      'text-shadow': '1px 1px red',
      'text-transform': 'uppercase',
      'white-space': 'nowrap',
      'word-break': 'break-all',
      'word-spacing': '3px',
    };
    const elements = [...document.querySelectorAll('[data-vitrine], [data-vitrine] *')];
    const read = (name: string) =>
      elements.map((element) => getComputedStyle(element).getPropertyValue(name));
    return Object.entries(around).flatMap(([name, value]) => {
      const before = read(name);
      document.body.style.setProperty(name, value);
      return read(name).some((style, index) => style !== before[index]) ? name : [];
    });
  });
  expect(changed).toEqual([]);
});
