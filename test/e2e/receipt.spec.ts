import { boxOf, enlargeText, expect, setScenario, test } from './page.ts';

for (const width of [390, 1440])
  test(`DSG-03: the facts of an ordered article are below its title, on one line where they fit, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await setScenario(page, 'cart-mixed');
    await page.goto('/checkout?site=DE');
    const order = page.getByRole('region', { name: 'Warenkorb' });
    const line = order.getByRole('listitem').filter({ hasText: 'T-Shirt aus Bio-Baumwolle' });
    const [title, variant, quantity] = await Promise.all(
      ['T-Shirt aus Bio-Baumwolle', /^Größe: S\u00a0· Farbe: Kaffeebraun/, 'Anzahl: 1'].map((words) =>
        boxOf(line.getByText(words)),
      ),
    );
    expect(variant?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0) - 1);
    if (width > 390) expect(quantity?.y).toBe(variant?.y);
    else expect(quantity?.y).toBeGreaterThan(variant?.y ?? 0);
  });

for (const width of [900, 1440])
  test(`DSG-03: no means of payment is alone in a part of a row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // With payment on delivery, the country has an odd number.
    await setScenario(page, 'cart-mixed');
    await page.goto('/checkout?site=DE');
    const choices = page.getByRole('radiogroup', { name: 'Zahlungsart' });
    await expect(choices.getByRole('radio')).toHaveCount(7);
    const group = await boxOf(choices);
    const boxes = await choices.locator('label').evaluateAll((labels) =>
      labels.map((label) => {
        const { left, right, top } = label.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    for (const { top } of boxes) {
      const row = boxes.filter((each) => each.top === top);
      expect(Math.min(...row.map(({ left }) => left))).toBeCloseTo(group.x, 0);
      expect(Math.max(...row.map(({ right }) => right))).toBeCloseTo(group.x + group.width, 0);
    }
  });

for (const { address, left, right } of [
  { address: '/checkout', left: 'Vorname', right: 'Warenkorb' },
  { address: '/contact', left: 'Vorname', right: 'Kundenservice' },
  { address: '/search?query=ring', left: 'Laterne aus Metall, 30 cm', right: 'Häufig gesucht' },
  { address: '/demo', left: 'Auf einen Klick', right: 'Aktuelle Einstellungen' },
])
  for (const percent of [100, 200])
    test(`DSG-03: two columns are beside each other only where text has the space, at ${percent} %: ${address}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await enlargeText(page, 'page', percent);
      await setScenario(page, 'cart-mixed');
      await page.goto(address);
      const main = page.getByRole('main');
      const first = await boxOf(main.getByText(left).first());
      const second = await boxOf(main.getByRole('heading', { name: right, exact: true }));
      expect(second.x >= first.x + first.width).toBe(percent === 100);
    });
