import type { Page } from '@playwright/test';
import { watchShifts } from '../../scripts/lib/layoutShifts.ts';
import { nightly } from './nightly.ts';
import { expect, test, waitUntilHydrated } from './page.ts';

// A short page: the footer is in sight while React takes it over.
const PAGE = '/agb.html?site=DE';

const groups = (page: Page) => page.getByRole('contentinfo').locator('[data-part="group"]');
const paymentLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Kauf auf Rechnung' });

for (const [width, isWide] of [
  [1440, true],
  [767, true],
  [766, false],
  [390, false],
  // A window of 1280 px at 400 %.
  [320, false],
] as const) {
  test(
    `FTR-01: at ${width} px the groups are ${isWide ? 'open' : 'collapsed'} from the first paint, without a layout shift`,
    nightly(width !== 390),
    async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(PAGE);
      await groups(page).first().scrollIntoViewIfNeeded();
      await page.reload({ waitUntil: 'networkidle' });
      await expect(groups(page)).toHaveCount(8);
      await expect(paymentLink(page)).toBeVisible({ visible: isWide });
      const heading = page.getByRole('button', { name: 'Bezahlen' });
      await expect(heading).toBeVisible({ visible: !isWide });
      expect(await shifts()).toEqual([]);
      if (isWide) {
        // The dark marks keep their light plate in forced colours.
        await page.emulateMedia({ colorScheme: 'dark' });
        const mark = page.getByRole('contentinfo').getByRole('img', { name: 'PayPal' });
        const plate = await mark.evaluate((image) => getComputedStyle(image).backgroundColor);
        await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
        await expect(mark).toHaveCSS('background-color', plate);
        return;
      }

      // A rotated phone applies the layout of its new width, and remembers the opened groups.
      await waitUntilHydrated(page);
      await page.getByRole('button', { name: 'Lieferung' }).click();
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(paymentLink(page)).toBeVisible();
      await page.setViewportSize({ width, height: 900 });
      await expect(paymentLink(page)).toBeHidden();
      await expect(page.getByRole('link', { name: 'Sendung verfolgen' })).toBeVisible();

      // An in-page search opens the group that contains the match.
      await page.evaluate(() => {
        location.hash = ':~:text=Kauf%20auf%20Rechnung';
      });
      await expect(heading).toHaveAttribute('aria-expanded', 'true');
      await expect(paymentLink(page)).toBeVisible();
    },
  );
}

test('FTR-07, FTR-01: the country switcher links to the same page in another country; without scripts every group is open @both', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/c-4711/zahlungsarten.html?site=DE');
  const isWithScripts = info.project.name !== 'without scripts';
  // Without scripts no heading is a button.
  await expect(page.getByRole('button', { name: 'Bezahlen' })).toBeVisible({ visible: isWithScripts });
  await expect(paymentLink(page)).toBeVisible({ visible: !isWithScripts });
  // Without scripts the list is open.
  const countries = page.locator('[data-vitrine="country-switcher"]');
  if (!(await countries.getByRole('link').first().isVisible())) await countries.getByRole('button').click();
  await page.getByRole('link', { name: 'Türkiye' }).click();
  await expect(page).toHaveURL(/\/c-4711\/odeme-secenekleri\.html\?site=TR$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr-TR');
});

test.describe('BEY-24: a Polish browser on the German site', () => {
  test.use({ locale: 'pl-PL' });

  test('is offered the same page in the Polish shop', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/c-4711/zahlungsarten.html?site=DE');
    const offer = page.getByRole('region', { name: 'Wolisz kupować po polsku?' });
    await expect(offer).toBeInViewport();
    await offer.getByRole('link', { name: 'Przejdź do sklepu: Polska' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');
    await expect(offer).toBeHidden();
  });
});

for (const width of [320, 390, 740, 1440]) {
  test(
    `FTR-07: at ${width} px the list of countries opens above its switch, within the window`,
    nightly(width !== 740),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(PAGE);
      const countries = page.locator('[data-vitrine="country-switcher"]');
      const toggle = countries.getByRole('button');
      await waitUntilHydrated(page);
      await toggle.scrollIntoViewIfNeeded();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await toggle.click();
      const first = countries.getByRole('link').first();
      await expect(first).toBeVisible();
      const box = await first.boundingBox();
      const below = await toggle.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    },
  );
}
