import { devices, type Locator, type Page } from '@playwright/test';
import { SITE_CODES } from '../../src/config/sites.ts';
import { nightly } from './nightly.ts';
import { boxOf, enlargeText, expect, launchWithout, test, waitUntilHydrated } from './page.ts';

// Scrollbars that take room, as on most desks: only then can a lock make the page jump.
test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: launchWithout('--hide-scrollbars'),
});

const navigation = (page: Page) => page.locator('[data-vitrine="navigation"]');
const entry = (page: Page, name: string) => navigation(page).getByRole('button', { name, exact: true });
const flyout = (page: Page) => page.locator('[data-flyout="NAVIGATION"]');
const menu = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });

async function open(page: Page, address = '/?site=DE&showPromotionBanner=false') {
  await page.goto(address);
  await waitUntilHydrated(page);
}

test('NAV-02: a long title of a section leaves its theme world as large as the others', async ({ page }) => {
  await open(page, '/?site=TR');
  await entry(page, 'Yeni temalar').click();
  const images = flyout(page).locator('[data-item] img');
  await expect(images.first()).toBeVisible();
  const widths = await images.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.5);
});

for (const [width, height] of [
  [390, 844],
  [900, 700],
  [320, 256],
] as const) {
  test.describe(`by keyboard alone in a window of ${width} × ${height} px`, nightly(width !== 390), () => {
    test.use({ viewport: { width, height } });
    const focused = (page: Page) => page.locator(':focus');

    /** Opens the menu with Enter and goes into it with Tab. */
    async function enterMenu(page: Page, address?: string) {
      await open(page, address);
      await menu(page).focus();
      await page.keyboard.press('Enter');
      await expect(flyout(page)).toBeVisible();
      await expect(menu(page)).toBeFocused();
      await page.keyboard.press('Tab');
    }

    test('NAV-07, NAV-04: Tab moves into and through the open menu, Shift+Tab back to its button, Tab past the last row closes it', async ({
      page,
    }) => {
      await enterMenu(page);
      for (const name of ['Neue Welten', 'Kaffee', 'Mode', 'Wohnen']) {
        await expect(entry(page, name)).toBeFocused();
        await expect(entry(page, name)).toBeInViewport({ ratio: 0.9 });
        if (name !== 'Wohnen') await page.keyboard.press('Tab');
      }
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+Tab');
      await expect(menu(page)).toBeFocused();
      await expect(flyout(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(flyout(page)).toHaveCount(0);
      await expect(menu(page)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(flyout(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('End');
      await expect(focused(page)).toHaveAttribute('href', '#vitrine-country-switch');
      await expect(focused(page)).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Tab');
      await expect(flyout(page)).toHaveCount(0);
      await expect(focused(page)).toHaveAttribute('data-part', /logo|back/);
    });
  });
}

test.describe('by mouse', () => {
  /** A page whose clock only the test moves on. */
  async function openWithClock(page: Page) {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
  }

  test('NAV-04: inside the panel, the pointer path from a group to its entries crosses other groups without switching', async ({
    page,
  }) => {
    await openWithClock(page);
    await entry(page, 'Kaffee').click();
    const groups = flyout(page).getByRole('button');
    await expect(groups.first()).toHaveAttribute('aria-expanded', 'true');
    const from = await boxOf(groups.first());
    const [left, top] = [from.x + from.width / 2, from.y + from.height / 2];
    // Down past the next two groups, and across to the entries.
    for (let step = 1; step <= 12; step += 1) {
      await page.mouse.move(left + (from.width * step) / 12, top + (from.height * 2 * step) / 12);
      await page.clock.runFor(100);
    }
    await expect(groups.first()).toHaveAttribute('aria-expanded', 'true');
    const second = await boxOf(groups.nth(1));
    await page.mouse.move(second.x + 20, second.y + 10);
    await page.clock.runFor(1_000);
    await expect(groups.nth(1)).toHaveAttribute('aria-expanded', 'true');
  });

  // Many pages have such a rule, in no layer.
  for (const rule of ['', 'html { overflow: auto; }', 'html { overflow-y: scroll; }'])
    test(`NAV-05, HDR-09: an open flyout locks scrolling without a layout shift; a click outside unlocks it. The page's rule: “${rule}”`, async ({
      page,
    }) => {
      await open(page);
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }, rule);
      const header = page.locator('[data-vitrine="header"]');
      // The wheel scrolls smoothly: the way back begins when the way down has ended and the header has noticed it.
      await page.mouse.wheel(0, 700);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
      await expect(header).toHaveAttribute('data-away');
      await page.mouse.wheel(0, -150);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(550);
      await expect(header).not.toHaveAttribute('data-away');
      // Into the window's sight again, and at rest.
      await expect.poll(async () => (await boxOf(header)).y).toBe(0);
      const places = () =>
        page.evaluate(() => [
          scrollY,
          ...['[data-part="logo"]', '[data-vitrine="user-menu"]', 'main'].map(
            (part) => document.querySelector(part)?.getBoundingClientRect().x,
          ),
        ]);
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
      const before = await places();
      const { x, y, width, height } = await boxOf(entry(page, 'Mode'));
      // By coordinates: a locator may scroll the page itself before it clicks.
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect(page.locator('body')).toHaveClass(/flyout-open/);
      expect(await places()).toEqual(before);
      // Over the page, not over the panel, which can scroll itself.
      await page.mouse.move(700, 880);
      // Resolves when the page has handled it: a page that scrolls has another place by the end of this test.
      await page.mouse.wheel(0, 600);
      await page.locator('[data-part="overlay"]').click({ position: { x: 700, y: 880 } });
      await expect(flyout(page)).toHaveCount(0);
      await expect(page.locator('body')).not.toHaveClass(/flyout-open/);
      expect(await places()).toEqual(before);
    });
});

for (const device of ['Pixel 7', 'iPhone 15'] as const) {
  test.describe(`by touch: ${device}`, nightly(device !== 'Pixel 7'), () => {
    test.use({
      userAgent: devices[device].userAgent,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });

    test(
      'NAV-07, HDR-06: all contents of the menu share one left edge, its button does not overlap the logo, and it links to the countries',
      nightly(true),
      async ({ page }) => {
        await open(page, '/?site=HU&showPromotionBanner=false');
        await page.locator('[data-part="menu-toggle"]').tap();
        await expect(flyout(page)).toBeVisible();
        const ground = await boxOf(page.locator('[data-part="menu-toggle"]'));
        const logo = await boxOf(page.locator('[data-part="logo"]'));
        expect(logo.x - (ground.x + ground.width)).toBeGreaterThanOrEqual(4);
        const edgesOf = (selector: string) =>
          flyout(page).evaluate(
            (panel, selector) =>
              [...panel.querySelectorAll(selector)]
                .filter((part) => part.checkVisibility({ visibilityProperty: true }))
                .map((part) => Math.round(part.getBoundingClientRect().left)),
            selector,
          );
        const more = await edgesOf('[data-more] > svg');
        expect(more).toHaveLength(4);
        expect(new Set([...more, ...(await edgesOf('[data-top]'))])).toEqual(new Set([16]));
        await navigation(page).locator('[data-top]').nth(1).tap();
        await expect(page.locator('[data-part="nav-back"]:focus')).toBeVisible();
        // The stroke is in line with the entries; its icon has empty sides.
        await expect.poll(() => edgesOf('[data-part="nav-back"] svg > *')).toEqual([16]);
        expect(new Set(await edgesOf('[data-group] > a'))).toEqual(new Set([16]));
        await page.locator('[data-part="nav-back"]:focus').tap();
        await navigation(page).locator('[data-more]').last().tap();
        await expect(flyout(page)).toHaveCount(0);
        await expect(page.locator('[data-vitrine="country-switcher"]')).toBeInViewport();
      },
    );

    test(
      'NAV-07: every level slides to its final position, although the focus moves first; hidden levels cannot be focused',
      nightly(true),
      async ({ page }) => {
        await open(page);
        await menu(page).tap();
        const reachable = flyout(page).locator('a, button').filter({ visible: true });
        const ways = ['Mein Konto', 'Filialen', 'Hilfe', 'Land wählen Deutschland'];
        await expect(reachable).toHaveText(['Neue Welten', 'Kaffee', 'Mode', 'Wohnen', /./, /./, ...ways]);
        const panel = await boxOf(flyout(page));
        /** Where the heading of the level that is shown begins, and where its links end. */
        const edges = async (level: Locator, link: Locator) => {
          const [back, last] = [
            await boxOf(level.locator('[data-part="nav-back"]').first()),
            await boxOf(link),
          ];
          return [Math.round(back.x), Math.round(last.x + last.width)];
        };
        await entry(page, 'Kaffee').tap();
        const top = navigation(page).locator('[data-open]');
        const group = flyout(page).getByRole('button', { name: 'Kapseln & Pads' });
        await expect.poll(() => edges(top, group)).toEqual([4, panel.width - 16]);
        await expect(flyout(page).getByRole('link', { name: 'Mein Konto' })).toBeHidden();
        await expect(reachable.nth(1)).toHaveText('Kaffee im Überblick');
        await expect(entry(page, 'Mode')).toBeHidden();
        await group.tap();
        const chosen = top.locator('[data-chosen]');
        const leaf = chosen.getByRole('link', { name: 'Lungo', exact: true }).first();
        await expect.poll(() => edges(chosen, leaf)).toEqual([4, panel.width - 16]);
        await expect(reachable.nth(1)).toHaveText('Kapseln & Pads im Überblick');
        await expect(flyout(page).getByRole('button', { name: 'Tee & Kakao' })).toBeHidden();
        await chosen.locator('[data-part="nav-back"]').tap();
        await expect.poll(() => edges(top, group)).toEqual([4, panel.width - 16]);
      },
    );

    test('NAV-07, NAV-04, ENG-03: on a small tablet the menu shows its entries, and its links below them, beside theme worlds; on a tablet a tap opens, a second tap or a tap outside closes', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await open(page);
      await menu(page).tap();
      const first = await boxOf(navigation(page).locator('[data-top]').first());
      const worlds = flyout(page).locator('[data-item]').filter({ visible: true });
      await expect(worlds.first()).toBeVisible();
      const world = await boxOf(worlds.first());
      expect(first.x + first.width).toBeLessThan(world.x);
      const last = await boxOf(navigation(page).locator('[data-top]').last());
      const way = await boxOf(navigation(page).locator('[data-more]').first());
      expect(way.x).toBe(last.x);
      expect(way.y).toBeGreaterThan(last.y + last.height);
      const lowest = await boxOf(navigation(page).locator('[data-more]').last());
      expect(lowest.y + lowest.height).toBeLessThan(1024);
      await entry(page, 'Kaffee').tap();
      const title = flyout(page).getByText('Gerade beliebt').filter({ visible: true }).first();
      await expect.poll(async () => (await boxOf(title)).x).toBe(world.x);
      // A short level leaves the page below it in view, where a tap closes the menu.
      await page.touchscreen.tap(384, 1000);
      await expect(flyout(page)).toHaveCount(0);

      // A level that is higher than the window scrolls to its last entry.
      await page.setViewportSize({ width: 768, height: 500 });
      await menu(page).tap();
      await entry(page, 'Kaffee').tap();
      await flyout(page).getByRole('button', { name: 'Kapseln & Pads' }).tap();
      const deepest = flyout(page)
        .locator('[data-chosen] [data-level-list] a')
        .filter({ visible: true })
        .last();
      await deepest.scrollIntoViewIfNeeded();
      await expect(deepest).toBeInViewport({ ratio: 1 });

      await page.setViewportSize({ width: 1024, height: 768 });
      await open(page);
      await entry(page, 'Mode').tap();
      await expect(flyout(page)).toBeVisible();
      await entry(page, 'Mode').tap();
      await expect(flyout(page)).toHaveCount(0);
      await entry(page, 'Mode').tap();
      await expect(flyout(page)).toBeVisible();
      await page.touchscreen.tap(512, 760);
      await expect(flyout(page)).toHaveCount(0);
    });
  });
}

/** Where the entries of each column of the chosen group begin. */
const columnTops = (panel: Locator) =>
  panel.evaluate((root) => {
    const columns = new Map<number, number>();
    for (const link of root.querySelectorAll(
      '[data-chosen] > [data-level-list] > ul > li:not(:first-child) > a',
    )) {
      const { left, top } = link.getBoundingClientRect();
      const column = Math.round(left);
      columns.set(column, Math.min(columns.get(column) ?? Number.POSITIVE_INFINITY, Math.round(top)));
    }
    return [...columns.values()];
  });

/** Every word that the open flyout shows on more than one line. */
const brokenWords = (panel: Locator) =>
  panel.evaluate((root) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const box = text.parentElement?.getBoundingClientRect();
      // What only a screen reader hears has no room.
      if (!box || box.width < 4 || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    }
    return broken;
  });

test.describe('at every width', () => {
  for (const [site, width, textSize] of [
    ...SITE_CODES.map((each) => [each, 980, '100%'] as const),
    ['HU', 1024, '100%'],
    ['DE', 1440, '100%'],
    ['HU', 980, '200%'],
    ['DE', 1440, '200%'],
  ] as const) {
    test(
      `NAV-03: no word of a list is broken, and all columns of a group are aligned at the top, on ${site} at ${width} px, text of ${textSize}`,
      nightly(true),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((size) => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = size;
          });
        }, textSize);
        await open(page, `/?site=${site}&showPromotionBanner=false`);
        for (const index of [0, 1, 2, 3]) {
          await navigation(page).locator('[data-top]').nth(index).click();
          await expect(navigation(page).locator('[data-top]').nth(index)).toHaveAttribute(
            'aria-expanded',
            'true',
          );
          expect(await brokenWords(flyout(page))).toEqual([]);
          for (const group of await flyout(page).locator('[data-group] > a').all()) {
            await group.click();
            await expect(group).toHaveAttribute('aria-expanded', 'true');
            expect(await brokenWords(flyout(page))).toEqual([]);
            expect(new Set(await columnTops(flyout(page))).size).toBeLessThanOrEqual(1);
          }
        }
        if (textSize === '100%') expect((await columnTops(flyout(page))).length).toBeGreaterThan(1);
      },
    );
  }

  for (const width of [320, 390, 766, 767, 979, 980, 1440]) {
    test(
      `NAV-05: every entry can be reached at ${width} px, also with text twice as large`,
      nightly(true),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await enlargeText(page, 'page');
        await open(page, '/?site=HU&showPromotionBanner=false');
        if (width < 980) await page.locator('[data-part="menu-toggle"]').click();
        const entries = navigation(page).locator('[data-top]');
        await expect(entries).toHaveCount(4);
        for (const one of await entries.all()) {
          await one.scrollIntoViewIfNeeded();
          await expect(one).toBeInViewport({ ratio: 0.9 });
        }
        if (width < 980) await page.locator('[data-part="menu-toggle"]').click();
        // No part of the header lies over another or beyond the window's edge.
        const logo = await boxOf(page.locator('[data-part="logo"]'));
        const stores = await boxOf(page.locator('[data-vitrine="store-finder"] button').first());
        expect(stores.x >= logo.x + logo.width || stores.y >= logo.y + logo.height).toBe(true);
        for (const part of ['logo', 'cart-link'])
          await page.locator(`[data-vitrine="header"] [data-part="${part}"]`).click({ trial: true });
        for (const part of ['store-finder', 'user-menu'])
          await page.locator(`[data-vitrine="${part}"] button`).click({ trial: true });
      },
    );
  }
});

test.describe('without scripts', () => {
  test('NAV-01, HDR-12 @no-js: the entries are links, hovering over one shows its panel, and on a phone the menu is expanded', async ({
    page,
  }) => {
    await page.goto('/?site=DE');
    const coffee = navigation(page).getByRole('link', { name: 'Kaffee', exact: true });
    await coffee.hover();
    const group = navigation(page).getByRole('link', { name: 'Ganze Bohne', exact: true });
    await expect(group).toBeVisible();

    // Each group stands above its entries, beside the others.
    const link = (name: string) => navigation(page).getByRole('link', { name, exact: true });
    await link('Wohnen').hover();
    await expect(link('Handtücher')).toBeVisible();
    for (const [group, entry] of [
      ['Küche', 'Pfannen'],
      ['Bad', 'Handtücher'],
    ] as const) {
      const [above, below] = [await boxOf(link(group)), await boxOf(link(entry))];
      expect(below.x).toBeCloseTo(above.x, 0);
      expect(below.y).toBeGreaterThan(above.y);
    }
    const kitchen = await boxOf(link('Küche'));
    expect((await boxOf(link('Bad'))).x).toBeGreaterThan(kitchen.x + kitchen.width);

    await coffee.click();
    await expect(page).toHaveURL(/\/c-4200\//);
    await expect(navigation(page).getByRole('link', { name: 'Kaffee', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/?site=DE');
    await navigation(page).getByRole('link', { name: 'Mode', exact: true }).click();
    await expect(page).toHaveURL(/\/c-4300\//);
  });
});
