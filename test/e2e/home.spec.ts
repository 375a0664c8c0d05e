import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/freePort.ts';
import { nightly } from './nightly.ts';
import { startServer } from './ownServer.ts';
import { expect, expectNoAxeViolations, leave, test, waitUntilHydrated } from './page.ts';
import { watchShifts } from './shifts.ts';

const HOMES = [
  { site: 'DE', lang: 'de-DE', heading: 'Guter Kaffee. Und jede Woche etwas Neues.', price: '14,99\u00a0€' },
  { site: 'HU', lang: 'hu-HU', heading: 'Jó kávé. És minden héten valami új.', price: '5\u00a0990\u00a0Ft' },
  { site: 'TR', lang: 'tr-TR', heading: 'İyi kahve. Ve her hafta yeni bir şey.', price: '479,90\u00a0TL' },
] as const;

for (const { site, lang, heading, price } of HOMES) {
  test(`SIT-01: the home page of ${site} is complete, in its language and currency${site === 'DE' ? ' @both' : ''}`, async ({
    page,
  }) => {
    await page.goto(`/?site=${site}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('main').getByText(price, { exact: true }).first()).toBeVisible();
    await expect(page.locator('[hidden]:not([hidden="until-found"])').getByRole('main')).toHaveCount(0);
  });

  test(
    `axe finds no violation on the home page of ${site}, at 320 and at 1440 pixels`,
    nightly(site !== 'DE'),
    async ({ page }) => {
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/?site=${site}`);
        await waitUntilHydrated(page);
        await expectNoAxeViolations(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
}

test('hydrates without a layout shift or a second render', async ({ page }) => {
  // A font that arrives after the first paint moves words as well, by a pixel or two.
  await page.goto('/?site=DE');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await watchShifts(page);
  await page.goto('/?site=DE');
  const before = await page.getByRole('main').textContent();
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('main').textContent()).toBe(before);
  expect(await shifts()).toEqual([]);
});

test('BFF-02: the cart survives a server restart', async ({ page }) => {
  const [port, folder] = [await freePort(), mkdtempSync(path.join(tmpdir(), 'vitrine-e2e-'))];
  let server = await startServer(port, folder);
  try {
    await page.goto(`${server.url}/p/4041?site=DE`);
    await waitUntilHydrated(page);
    await page.getByRole('article').getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByRole('article').getByText(/liegt im Warenkorb/)).toBeVisible();
    const count = (await page.locator('[data-part="count"]').first().textContent()) ?? '';

    await leave(page);
    await server.stop();
    server = await startServer(port, folder);
    await page.goto(`${server.url}/?site=DE`);
    await expect(page.locator('[data-part="count"]').first()).toHaveText(count);
    const cart = await page.request.get(`${server.url}/service/cart/api/cart`);
    expect(JSON.stringify(await cart.json())).toContain('404101');
    await leave(page);
  } finally {
    await server.stop();
  }
});

test('BFF-01: a product is added to the cart without scripts @no-js', async ({ page }) => {
  await page.goto('/p/4041?site=DE');
  await page.getByRole('article').getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('article').getByText(/liegt im Warenkorb/)).toBeVisible();
});

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

test('USR-01: logging in and out @no-js', async ({ page, context }) => {
  await page.goto('/signin?site=DE');
  await page
    .getByLabel(/E-Mail-Adresse/)
    .first()
    .fill('lena@example.com');
  await page
    .getByLabel(/^Passwort/)
    .first()
    .fill('geheim');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await context.cookies()).map(({ name }) => name)).toContain('LoginToken');
  // A log-out in the middle of the page's question for the customer's data would rightly refuse that.
  await leave(page);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bis bald!');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('LoginToken');
});

test('BEY-03: the scenario panel sets a scenario with one click @no-js', async ({ page }) => {
  await page.goto('/demo?site=DE');
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

test('BEY-03: seven scenarios are one click away, and all others are collapsed @no-js', async ({ page }) => {
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
});

test('BEY-03: the scenario panel fits in three phone windows and two desktop windows', async ({ page }) => {
  for (const [width, height, windows] of [
    [390, 844, 3],
    [1440, 900, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/demo?site=DE&scenario=');
    const main = await page.getByRole('main').boundingBox();
    expect(main?.height, `${width} px`).toBeLessThan(windows * height);
  }
});

test('an unknown address shows a page of the shop @no-js', async ({ page }) => {
  const answer = await page.request.get('/nowhere?site=HU');
  expect(answer.status()).toBe(404);
  await page.goto('/c/only-editors-know?site=HU');
  await expect(page.getByRole('contentinfo')).toBeVisible();
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
  test(`axe finds no violation on ${url}`, nightly(url !== '/p/4027'), async ({ page }) => {
    await page.goto(`${url}${url.includes('?') ? '&' : '?'}site=DE`);
    await waitUntilHydrated(page);
    await expectNoAxeViolations(page);
  });
}

test('BEY-03: the presets fill their rows, and the first one’s image fills its half', async ({ page }) => {
  await page.goto('/demo?site=DE&scenario=');
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

test('HDR-04, DSG-03: form and receipt of the checkout begin at the same height and share the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/demo?scenario=cart-mixed');
  await page.goto('/checkout?site=DE');
  const order = page.locator('[data-vitrine="cart-order"]');
  await expect(order.getByRole('listitem').first()).toBeVisible();
  const [first, second] = await Promise.all([
    page.getByRole('main').locator('form').boundingBox(),
    order.boundingBox(),
  ]);
  expect(first?.y).toBe(second?.y);
  // No more than the gap of 48 px is empty between them.
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeLessThanOrEqual(48);
  expect(second?.width).toBeGreaterThan(500);
  await leave(page);
});
