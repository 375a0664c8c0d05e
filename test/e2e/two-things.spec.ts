import type { JSHandle, Page } from '@playwright/test';
import { nightly } from './nightly.ts';
import { closeOverlays, OVERLAYS } from './overlays.ts';
import { expect, test, waitUntilHydrated } from './page.ts';

// Two things on one screen: every overlay with every box at the window's lower edge. A new overlay or box joins by a row.

interface Scene {
  scenario: string;
  /** @default '/' */
  path?: string;
  /** Query of the page. */
  query?: string;
}

/** What stands at the window's lower edge. */
const BOXES: Record<
  string,
  Scene & {
    part: string;
    language?: string;
    isForPhones?: boolean;
    withoutMiniCart?: boolean;
    /** Makes it as high as it can be. */
    expand?: (page: Page) => Promise<void>;
  }
> = {
  consent: { part: 'consent', scenario: 'consent-panel' },
  'opened consent settings': {
    part: 'consent',
    scenario: 'consent-panel',
    expand: async (page) => {
      const settings = page.locator('[data-part="consent-settings"]');
      await settings.press('Enter');
      await expect(settings).toHaveAttribute('aria-expanded', 'true');
    },
  },
  'the page’s bar': { part: 'add-to-cart', scenario: '', path: '/p/4025', isForPhones: true },
  // The mini cart never opens on the cart page.
  'the cart page’s bar': {
    part: 'cart-bar',
    scenario: 'cart-mixed',
    path: '/cart',
    isForPhones: true,
    withoutMiniCart: true,
  },
  'country suggestion': { part: 'country-suggestion', scenario: '', language: 'pl-PL' },
  'staff ribbon': {
    part: 'preview',
    scenario: 'staff',
    query: '&previewDateTime=2027-05-02T10:00:00.000Z',
  },
  'preview timeline': {
    part: 'preview',
    scenario: 'staff',
    expand: async (page) => {
      await page.getByRole('button', { name: 'Zeitleiste' }).press('Enter');
      await expect(page.getByRole('slider', { name: 'Zeitleiste' })).toBeVisible();
    },
  },
};

const LOW_WINDOWS = [
  { width: 640, height: 320 },
  { width: 568, height: 320 },
];
const WINDOWS = [
  { width: 320, height: 568 },
  ...LOW_WINDOWS,
  { width: 640, height: 360 },
  { width: 390, height: 700 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Opens a page with a box at its lower edge. */
async function openWith(page: Page, box: (typeof BOXES)[string], scenarios: readonly string[]) {
  await page.goto(`/demo?scenario=${scenarios.filter(Boolean).join(',')}`);
  await page.goto(`${box.path ?? '/'}?site=DE${box.query ?? ''}`);
  await waitUntilHydrated(page);
  await expect(page.locator(`[data-vitrine="${box.part}"]`)).toBeVisible();
  await box.expand?.(page);
}

/** Controls of the panel that cannot be hit although they were scrolled into view. */
const unreachable = (page: Page, panel: string) =>
  page.locator(panel).evaluate(async (box) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Not the form controls and close buttons that react-aria hides.
      element.getBoundingClientRect().width > 1 &&
      !element.closest('[aria-hidden="true"]');
    // Read for each step, because an answer of the shop can replace the list.
    const controls = () =>
      [
        ...box.querySelectorAll<HTMLElement>(
          'a[href], button:not(:disabled), input, [role="option"], td [role="button"]',
        ),
      ].filter(isSeen);
    const missed: string[] = [];
    for (let at = 0; at < controls().length; at += 1) {
      const control = controls()[at] as HTMLElement;
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const isHit = hit && (control.contains(hit) || hit.contains(control)) && box.contains(hit);
      if (control.isConnected && !isHit)
        missed.push(`${control.textContent?.trim() || control.outerHTML.slice(0, 80)} at ${Math.round(y)}`);
    }
    return missed;
  });

/** Focused controls of the panel of which nothing is seen, reached by the Tab key. */
async function unseenFocus(page: Page, panel: string): Promise<string[]> {
  const unseen: string[] = [];
  let first: JSHandle<Element | null> | undefined;
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(
      async ([selector, first]) => {
        // The browser has scrolled to the focus.
        for (let frames = 0; frames < 2; frames += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        const { activeElement } = document;
        // A dialog keeps the focus.
        if (!activeElement?.closest(selector) || activeElement === first) return null;
        const { left, right, y, height } = activeElement.getBoundingClientRect();
        // A row of tiles that scrolls shows a part of its last one.
        const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
        const isSeenAt = (share: number) => {
          const hit = document.elementFromPoint(x, y + height * share);
          return hit !== null && (activeElement.contains(hit) || hit.contains(activeElement));
        };
        const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
        const space =
          window.innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
        // A tile can be higher than the space between the header and the box.
        const shares = height > space ? [0.05, 0.25, 0.5, 0.75, 0.95] : [0.5];
        const isSeen = shares.some(isSeenAt);
        return { isSeen, name: activeElement.textContent?.trim() ?? '' };
      },
      [panel, first] as const,
    );
    if (!state) break;
    first ??= await page.evaluateHandle(() => document.activeElement);
    if (!state.isSeen) unseen.push(state.name);
  }
  return unseen;
}

for (const [boxName, box] of Object.entries(BOXES))
  test.describe(`with ${boxName}`, () => {
    test.use({ locale: box.language ?? 'de-DE' });
    for (const size of WINDOWS.filter(({ width }) => !box.isForPhones || width < 767))
      test(
        `HDR-16: with ${boxName} at ${size.width} × ${size.height} px every control of every overlay can be hit, and its focus is seen`,
        nightly(boxName !== 'consent' || ![320, 568].includes(size.width)),
        async ({ page }) => {
          // A panel that slides in cannot be hit yet.
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.setViewportSize(size);
          const overlays = Object.entries(OVERLAYS).filter(
            ([, { panel, ofPart = box.part }]) =>
              ofPart === box.part && !(box.withoutMiniCart && panel.includes('CART')),
          );
          const scenarios = overlays.map(([, { scenario = '' }]) => scenario);
          await openWith(page, box, [...new Set([box.scenario, ...scenarios])]);
          for (const [name, { open, panel }] of overlays) {
            await closeOverlays(page);
            await open(page);
            await expect(page.locator(panel)).toBeVisible();
            await expect(page.locator(`${panel} [aria-busy="true"]`)).toHaveCount(0);
            expect.soft(await unreachable(page, panel), name).toEqual([]);
            expect.soft(await unseenFocus(page, panel), name).toEqual([]);
          }
        },
      );
    for (const size of LOW_WINDOWS)
      test(
        `HDR-16: with ${boxName} at ${size.width} × ${size.height} px the focus on the page is seen`,
        nightly(!['consent', 'preview timeline'].includes(boxName) || size.width !== 568),
        async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.setViewportSize(size);
          await openWith(page, box, [box.scenario]);
          const first = page.locator('main').locator('a[href], button, input').first();
          await first.focus();
          expect(await unseenFocus(page, 'main')).toEqual([]);
        },
      );
  });

test('HDR-16: in a low window one box at a time stands at the lower edge', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    locale: 'pl-PL',
    viewport: { width: 320, height: 568 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/demo?scenario=consent-panel');
  await page.goto('/?site=HU');
  await waitUntilHydrated(page);
  const suggestion = page.locator('[data-vitrine="country-suggestion"]');
  await expect(page.locator('[data-vitrine="consent"]')).toBeVisible();
  await expect(suggestion).toHaveCount(1);
  await expect(suggestion).toBeHidden();
  await page.locator('[data-vitrine="consent"] button[value="necessary"]').click();
  await expect(suggestion).toBeVisible();
  await context.close();
});

test('HDR-16: in a low window the whole cart is above the consent panel', async ({ page }) => {
  const { open, panel } = OVERLAYS['mini cart'] as (typeof OVERLAYS)[string];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/demo?site=DE&scenario=consent-panel,cart-mixed&to=/');
  await waitUntilHydrated(page);
  await expect(page.locator('[data-vitrine="consent"]')).toBeVisible();
  await open(page);
  await expect(page.locator(panel)).toBeVisible();
  await expect
    .poll(() =>
      page.locator(panel).evaluate((box) => {
        const { left, width, bottom } = box.getBoundingClientRect();
        const end = Math.min(bottom, window.innerHeight);
        return box.contains(document.elementFromPoint(left + width / 2, end - 2));
      }),
    )
    .toBe(true);
});

for (const width of [568, 640])
  test(`HDR-16: in a low window the search is above the consent panel, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 320 });
    await page.goto('/demo?site=HU&scenario=consent-panel&to=/');
    await expect(page.locator('[data-vitrine="consent"]')).toBeVisible();
    const isWhole = await page.locator('[data-part="search-field"]').evaluate((field) => {
      const { left, width, bottom } = field.getBoundingClientRect();
      return field.contains(document.elementFromPoint(left + width / 2, bottom - 2));
    });
    expect(isWhole).toBe(true);
  });

test('HDR-16: the sums of a long cart stay below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/demo?site=DE&scenario=cart-mixed&to=/cart');
  await waitUntilHydrated(page);
  const header = page.locator('[data-vitrine="header"]');
  // The header goes away, and comes back while the sums stick.
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(header).toHaveAttribute('data-away');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(header).not.toHaveAttribute('data-away');
  await expect
    .poll(() =>
      header.evaluate((box) => {
        let sums = document.querySelector('main dl:last-of-type');
        while (sums && getComputedStyle(sums).position !== 'sticky') sums = sums.parentElement;
        const { bottom } = box.getBoundingClientRect();
        return sums !== null && bottom > 0 && sums.getBoundingClientRect().top >= bottom;
      }),
    )
    .toBe(true);
});
