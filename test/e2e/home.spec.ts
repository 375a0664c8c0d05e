import { nightly } from './nightly.ts';
import { expect, expectNoAxeViolations, leave, test, waitUntilHydrated } from './page.ts';
import { watchShifts } from './shifts.ts';

const HOMES = [
  { site: 'DE', lang: 'de-DE', heading: 'Guter Kaffee. Und jede Woche etwas Neues.', price: '14,99\u00a0€' },
  { site: 'HU', lang: 'hu-HU', heading: 'Jó kávé. És minden héten valami új.', price: '5\u00a0990\u00a0Ft' },
  { site: 'TR', lang: 'tr-TR', heading: 'İyi kahve. Ve her hafta yeni bir şey.', price: '479,90\u00a0TL' },
] as const;

for (const { site, lang, heading, price } of HOMES) {
  test(
    `SIT-01: the home page of ${site} is complete, in its language and currency${site === 'DE' ? ' @both' : ''}`,
    nightly(site !== 'DE'),
    async ({ page }) => {
      await page.goto(`/?site=${site}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main').getByText(price, { exact: true }).first()).toBeVisible();
      await expect(page.locator('[hidden]:not([hidden="until-found"])').getByRole('main')).toHaveCount(0);
    },
  );

  for (const width of [320, 1440])
    test(
      `axe finds no violation on the home page of ${site} at ${width} pixels, and nothing overflows`,
      nightly(site !== 'HU' || width !== 1440),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/?site=${site}`);
        await waitUntilHydrated(page);
        await expectNoAxeViolations(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );
}

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
    nightly(path !== '/' && path !== '/privacy'),
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

test('BEY-02, LAW-02: an order is withdrawn from the footer in two steps, without scripts @no-js', async ({
  page,
}) => {
  await page.goto('/?site=DE');
  await page.locator('footer').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  const form = page.locator('main form');
  for (const [name, value] of [
    ['name', 'Kim Gruber'],
    ['contract', '4711'],
    ['email', 'kim@example.com'],
  ] as const)
    await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await expect(page.getByRole('main')).toContainText('4711');
  await form.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('main')).toContainText('haben wir an kim@example.com geschickt');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('haben wir an kim@example.com geschickt');
});

test('BEY-03: seven scenarios are one click away, all others are collapsed and set one by one @no-js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/demo?site=HU&scenario=');
  const presets = page.getByRole('region', { name: 'Egy kattintással' }).getByRole('link');
  await expect(presets).toHaveCount(7);
  const groups = page.getByRole('region', { name: 'Egyenként beállítva' });
  await expect(groups.getByRole('link')).toHaveCount(0);
  await presets.nth(2).click();
  await expect(page).toHaveURL('/demo?site=HU&scenario=cart-mixed,visitor-card-member');
  await expect(presets.nth(2)).toHaveAttribute('aria-current', 'true');
  // What is set is open, so that it can be changed.
  await expect(groups.getByRole('link', { name: 'Minden megvehető', exact: true })).toBeVisible();
  await expect(groups.locator('details[open]')).toHaveCount(2);

  await page.goto('/demo?site=DE&scenario=');
  const choice = page.getByRole('link', { name: 'Fehlerhafte Positionen', exact: true });
  await expect(choice).toBeHidden();
  await page.locator('summary', { hasText: 'Warenkorb' }).click();
  await choice.click();
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('complementary', { name: 'Aktuelle Einstellungen' })).toContainText(
    'Fehlerhafte Positionen',
  );
  const cart = await page.request.get('/service/cart/api/cart');
  expect((await cart.json()).cart.defectiveArticles.length).toBeGreaterThan(0);
});

for (const url of [
  '/p/4027',
  '/c/coffee',
  '/search?query=tee',
  '/signin',
  '/demo',
  '/demo/outbox',
  '/contact',
]) {
  test(`axe finds no violation on ${url}`, nightly(true), async ({ page }) => {
    await page.goto(`${url}${url.includes('?') ? '&' : '?'}site=DE`);
    await waitUntilHydrated(page);
    await expectNoAxeViolations(page);
  });
}

test('BEY-03: the scenario panel fits in three phone windows and two desktop windows, and its presets fill their rows', async ({
  page,
}) => {
  await page.goto('/demo?site=DE&scenario=');
  for (const [width, height, windows] of [
    [390, 844, 3],
    [1440, 900, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    const main = await page.getByRole('main').boundingBox();
    expect(main?.height, `${width} px`).toBeLessThan(windows * height);
  }
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { ends, emptyBelow } = await page
      .locator('section[aria-labelledby="panel-presets"] ul')
      .evaluate((list) => {
        const cards = [...list.children].map((item) => item.getBoundingClientRect());
        const image = list.querySelector('a > :first-child')?.getBoundingClientRect();
        const lastOfRow = cards.filter((card, index) => card.top !== cards[index + 1]?.top);
        return {
          ends: lastOfRow.map((card) => list.getBoundingClientRect().right - card.right),
          emptyBelow: (cards[0]?.bottom ?? 0) - (image?.bottom ?? 0),
        };
      });
    expect(Math.max(...ends), `${width} px`).toBeLessThan(1);
    expect(emptyBelow, `${width} px`).toBeLessThan(20);
  }
  await leave(page);
});
