import { expect, type Page, test } from '@playwright/test';
import { nightly } from './nightly.ts';
import { LAYOUTS, setScenario, waitUntilHydrated } from './page.ts';

// What opens, by keyboard alone, in every layout. The navigation has walks of its own in `navigation.spec.ts`, the whole
// page in `foreign-shop.spec.ts`.

async function open(
  page: Page,
  [width, height]: readonly [width: number, height: number],
  path: string,
  scenario = 'cart-mixed,visitor-card-member',
) {
  await setScenario(page, scenario);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await waitUntilHydrated(page);
}

/** The controls of a part that Tab should reach, each with a mark for the walk. */
const markControls = (page: Page, part: string) =>
  page.locator(part).evaluate((root) => {
    const controls = [
      ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role="spinbutton"]'),
    ];
    const reachable = controls.filter(
      (control) =>
        control.tabIndex >= 0 &&
        !control.matches(':disabled') &&
        control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
    );
    for (const [at, control] of reachable.entries()) control.dataset.stop = String(at);
    return reachable.map((_, at) => String(at));
  });

/** The focused control, and whether it is visible. */
const readStop = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const element = document.activeElement as HTMLElement;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isSeen = at !== null && (element.contains(at) || at.contains(element));
    const isInside = element.closest(selector) !== null;
    return { stop: element.dataset.stop ?? null, isInside, isSeen, name: element.outerHTML.slice(0, 120) };
  }, part);

/**
 * Tabs through a part whose controls are marked, from the focused element, until the focus leaves it or, in a dialog,
 * returns to its first control: its tab stops in order, and hidden ones.
 */
async function walk(page: Page, part: string) {
  const stops: string[] = [];
  const unseen: string[] = [];
  for (let step = 0; step < 160; step += 1) {
    const { stop, isInside, isSeen, name } = await readStop(page, part);
    const isRound = stop !== null && stops.includes(stop);
    if (isRound || (!isInside && stops.length > 0)) break;
    if (stop !== null) {
      stops.push(stop);
      if (!isSeen) unseen.push(name);
    }
    await page.keyboard.press('Tab');
  }
  return { stops, unseen };
}

const FLYOUTS = [
  ['STORE_FINDER', '[data-vitrine="store-finder"] button[aria-expanded]'],
  ['USER_MENU', '[data-vitrine="user-menu"] button[aria-expanded]'],
  ['CART', '[data-part="cart-toggle"]'],
] as const;

/** The option that the suggestions' field points to is not covered. */
const isOptionInView = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    const option = document.getElementById(id ?? '');
    if (!option) return false;
    const { left, right, top, bottom } = option.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return seen !== null && (option.contains(seen) || seen.contains(option));
  });

for (const size of LAYOUTS) {
  const details = nightly(size[0] !== 390);

  test(
    `HDR-08, STF-01, USR-02, MC-02, SRC-04, PRM-03: the header at ${size.join(' × ')} px: keys open each flyout, the suggestions and the terms, reach every control in view, and Escape closes`,
    details,
    async ({ page }) => {
      await open(page, size, '/?site=DE');
      for (const [name, trigger] of FLYOUTS)
        await test.step(name, async () => {
          const panel = `[data-flyout="${name}"]`;
          const button = page.locator(trigger);
          await button.focus();
          await page.keyboard.press('Enter');
          await expect(page.locator(panel)).toBeVisible();
          await expect(
            page.locator(`${panel} [data-part="loader"], ${panel} [data-part="undrawn"]`),
          ).toHaveCount(0);
          await button.focus();
          const controls = await markControls(page, panel);
          expect(controls.length).toBeGreaterThan(1);
          expect(await walk(page, panel)).toEqual({ stops: controls, unseen: [] });

          await button.focus();
          if (!(await page.locator(panel).isVisible())) await page.keyboard.press('Enter');
          await page.keyboard.press('Tab');
          await expect(page.locator(`${panel} :focus`)).toHaveCount(1);
          await page.keyboard.press('Escape');
          await expect(page.locator(panel)).toBeHidden();
          await expect(button).toBeFocused();
        });

      const banner = page.locator('[data-vitrine="top-banner"]').first();
      const button = banner.locator('button[aria-expanded]');
      const terms = banner.getByRole('group', { name: 'Bedingungen' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(terms).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(terms).toBeHidden();
      await expect(button).toBeFocused();

      const field = page.getByRole('combobox', { name: 'Suche' });
      await field.focus();
      await page.keyboard.type('ka');
      const options = page.getByRole('option');
      // The shop's answer has replaced what the page itself knows.
      await expect(options.filter({ hasText: '€' }).first()).toBeVisible();
      const count = await options.count();
      for (let at = 0; at < count; at += 1) {
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => isOptionInView(page), `option ${at + 1} of ${count}`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(options).toHaveCount(0);
      await expect(field).toBeFocused();
    },
  );

  test(
    `PRV-02: the preview settings at ${size.join(' × ')} px: Tab reaches every control in view and stays in the dialog, Escape restores the focus`,
    nightly(true),
    async ({ page }) => {
      await page.goto('/demo?scenario=staff');
      await open(page, size, '/?site=DE&locale=en', 'staff');
      const button = page.getByRole('button', { name: 'Preview settings' });
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Preview settings' });
      await expect(dialog.getByText('Active tests found.')).toBeVisible();
      const controls = await markControls(page, '[role="dialog"]:not([hidden])');
      expect(controls.length).toBeGreaterThan(6);
      await dialog.locator('[data-stop="0"]').focus();
      expect(await walk(page, '[role="dialog"]:not([hidden])')).toEqual({ stops: controls, unseen: [] });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    },
  );

  test(
    `FTR-01, NWL-07: the footer at ${size.join(' × ')} px: Enter opens its groups, Tab reaches every link and every field of the newsletter in view`,
    details,
    async ({ page }) => {
      await open(page, size, '/?site=AT');
      const footer = '[data-vitrine="footer"]';
      // The newsletter’s other fields open with its address.
      await page.locator(`${footer} [name="email"]`).focus();
      await expect(page.locator(`${footer} [name="lastName"]`)).toBeVisible();
      // The country switch closes when the focus leaves it; all else stays open.
      const closed = page.locator(
        `${footer} button[aria-expanded="false"]:not([data-vitrine="country-switcher"] *):visible`,
      );
      for (let left = await closed.count(); left > 0; left -= 1) {
        await closed.first().focus();
        await page.keyboard.press('Enter');
        await expect(closed).toHaveCount(left - 1);
      }
      const controls = await markControls(page, footer);
      expect(controls.length).toBeGreaterThan(20);
      await page.locator(`${footer} [data-stop="0"]`).focus();
      expect(await walk(page, footer)).toEqual({ stops: controls, unseen: [] });
    },
  );
}

for (const [width, height] of [
  [320, 700],
  [1440, 900],
] as const) {
  test(
    `HDR-14, HDR-16, HDR-17: from the bar of a scrolled page the focus moves back into the announcements above it and to the skip link, at ${width} px`,
    nightly(width !== 1440),
    async ({ page }) => {
      await open(page, [width, height], '/?site=DE', 'promotion-several,cart-mixed');
      const logo = page.locator('[data-vitrine="header"] [data-part="logo"]');
      await page.mouse.wheel(0, 2_000);
      await page.waitForFunction(() => window.scrollY > 1_500);
      const scrollY = await page.evaluate(() => window.scrollY);
      await logo.focus();
      const focused = page.locator('[data-vitrine="header"] :focus');
      const skipLink = page.locator('[data-part="skip-link"]:focus');
      for (let stop = 0; stop < 12 && !(await skipLink.isVisible()); stop += 1) {
        await page.keyboard.press('Shift+Tab');
        await expect(focused).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
      }
      await expect(skipLink).toBeInViewport({ ratio: 1 });
    },
  );
}
