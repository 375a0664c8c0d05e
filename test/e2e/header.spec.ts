import { devices, expect, type Page, test } from '@playwright/test';
import { shiftOf } from '../../scripts/lib/layoutShifts.ts';
import { nightly } from './nightly.ts';
import { boxOf, enlargeText, LAYOUTS, overflowOf, setScenario, waitUntilHydrated } from './page.ts';

const header = (page: Page) => page.locator('[data-vitrine="header"]');
const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);
const search = (page: Page) => page.getByRole('combobox', { name: 'Suche' });

/** Opens a page of the shop and waits until it is alive: only then is the search a combobox. */
async function open(page: Page, address = '/?site=DE') {
  await page.goto(address);
  await expect(page.getByRole('combobox')).toBeVisible();
}

/** The scroll position once it has not changed for ten frames. */
const settledScroll = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 10; ) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
      last = scrollY;
    }
    return scrollY;
  });

for (const [width, height] of LAYOUTS) {
  test(
    `HDR-14: Tab follows the visual order of the header, row by row, at ${width} × ${height} px`,
    nightly(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      await header(page).locator('[data-part="logo"]').waitFor();
      // The controls of the bar, in the order of Tab.
      await page.locator('[data-vitrine="benefits"] a').last().focus();
      const stops: { name: string; left: number; middle: number }[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const { left, top, height } = element.getBoundingClientRect();
          const field = element.closest('[data-part="search-field"]');
          return {
            name: element.getAttribute('aria-label') ?? element.textContent ?? '',
            left,
            middle: top + height / 2 + scrollY,
            isInHeader: element.closest('[data-vitrine="header"]') !== null,
            isInField: field !== null,
          };
        });
        if (!stop.isInHeader) break;
        // A field that has the focus is wider than its place, over its neighbours.
        if (!stop.isInField) stops.push(stop);
      }
      const seen = [...stops].sort((a, b) =>
        Math.abs(a.middle - b.middle) > 12 ? a.middle - b.middle : a.left - b.left,
      );
      expect(stops.map(({ name }) => name)).toEqual(seen.map(({ name }) => name));
      expect(stops.length).toBeGreaterThanOrEqual(width < 980 ? 6 : 9);
    },
  );
}

for (const width of [320, 390])
  test(`MC-01, BEY-04: with large text the window does not cut the cart's count in a stuck header, at ${width} px`, async ({
    page,
  }) => {
    await setScenario(page, 'cart-mixed');
    await page.setViewportSize({ width, height: 700 });
    await enlargeText(page);
    await open(page);
    await waitUntilHydrated(page);
    await page.locator('[data-part="cart-toggle"]').press('Enter');
    await expect(flyout(page, 'CART')).toBeVisible();
    await expect
      .poll(async () => (await boxOf(page.locator('[data-part="count"]'))).y)
      .toBeGreaterThanOrEqual(0);
  });

test('SRC-08: with large text the search of a tablet has space for a word', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await enlargeText(page, 'browser', 150);
  await open(page);
  expect((await boxOf(page.locator('[data-part="search-field"]'))).width).toBeGreaterThanOrEqual(9 * 24);
  expect(await overflowOf(page)).toBe(0);
});

test('HDR-14: in forced colours the buttons in the search have no border beside that of its field', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await search(page).fill('kaf');
  const borders = await page.locator('[data-part="search-field"] button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const field = button.closest('[data-part="search-field"]') as HTMLElement;
      return [getComputedStyle(button).borderTopColor, getComputedStyle(field).backgroundColor];
    }),
  );
  expect(borders).toHaveLength(2);
  for (const [border, ground] of borders) expect(border).toBe(ground);
});

for (const [variant, window, width] of [
  ['flyout', 1440, 350],
  ['overlay', 1440, 550],
  ['flyout', 1024, 350],
  ['overlay', 767, 550],
] as const) {
  test(
    `SRC-08: the ${variant} search grows from 170 to ${width} px in a window of ${window} px without a layout shift, and fills its row on a phone`,
    nightly(window !== 1440 || variant !== 'flyout'),
    async ({ page }) => {
      await page.setViewportSize({ width: window, height: 900 });
      await open(page, `/?site=DE&search=${variant}`);
      const field = page.locator('[data-part="search-field"]');
      const account = page.getByRole('button', { name: 'Mein Konto' });
      const content = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      expect((await field.boundingBox())?.width).toBe(170);
      const before = await account.boundingBox();
      await search(page).click();
      await expect.poll(async () => (await field.boundingBox())?.width).toBe(width);
      expect(await account.boundingBox()).toEqual(before);

      for (const phone of [766, 390, 320]) {
        await page.keyboard.press('Escape');
        await search(page).blur();
        await page.setViewportSize({ width: phone, height: 900 });
        // From edge to edge of the content.
        await expect
          .poll(async () => {
            const [box, title] = await Promise.all([field.boundingBox(), content.boundingBox()]);
            return box && title && [box.x - title.x, box.x + box.width + title.x];
          })
          .toEqual([0, phone]);
        const row = await field.boundingBox();
        await search(page).click();
        await expect(search(page)).toBeFocused();
        // The open suggestions may fold the rows above the field.
        expect(await field.boundingBox()).toMatchObject({
          x: row?.x,
          width: row?.width,
          height: row?.height,
        });
      }
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  /** The height of what the window shows of the header, and where the page's own content begins. */
  const layout = (page: Page) =>
    page.evaluate(() => {
      const { top, bottom } = (
        document.querySelector('[data-vitrine="header"]') as HTMLElement
      ).getBoundingClientRect();
      const main = (document.querySelector('main') as HTMLElement).getBoundingClientRect().top;
      return { top, height: Math.round(bottom - top), main: Math.round(main + scrollY) };
    });

  for (const site of ['DE', 'HU', 'TR']) {
    test(
      `HDR-05, HDR-10, HDR-14: the header of ${site} takes at most 27 % of the window, its sticky part is 56 px high, an open flyout fills the window below it, and the collapsed search is one Shift+Tab away`,
      nightly(true),
      async ({ page }) => {
        await open(page, `/?site=${site}`);
        const whole = await layout(page);
        expect(whole.height).toBeLessThanOrEqual(0.27 * 844);
        await page.mouse.move(200, 600);
        await page.mouse.wheel(0, 1_500);
        await expect(header(page)).toHaveAttribute('data-away');
        await settledScroll(page);
        await page.mouse.wheel(0, -200);
        await expect(header(page)).not.toHaveAttribute('data-away');
        await settledScroll(page);
        await expect(header(page).locator('[data-part="logo"]')).toBeInViewport({ ratio: 1 });
        expect(
          await page.evaluate(() => document.documentElement.style.getPropertyValue('--v-header-bar')),
        ).toBe('57px');
        expect((await layout(page)).main).toBe(whole.main);
        // The search of the collapsed header is one Shift+Tab before the page's content.
        await expect(header(page)).toHaveAttribute('data-folded', 'scroll');
        await page
          .locator('main a')
          .first()
          .evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }));
        for (let step = 0; step < 6; step += 1) {
          await page.keyboard.press('Shift+Tab');
          if (
            await page.evaluate(() => document.activeElement?.closest('[data-part="search-field"]') !== null)
          )
            break;
        }
        await expect(page.locator('[data-part="search-field"]')).toBeInViewport({ ratio: 1 });

        await page.evaluate(() => {
          (document.activeElement as HTMLElement).blur();
          scrollTo({ top: 0, behavior: 'instant' });
        });
        await expect.poll(() => layout(page)).toEqual(whole);
        for (const part of [
          '[data-vitrine="user-menu"] button',
          '[data-vitrine="store-finder"] button',
          '[data-part="menu-toggle"]',
        ]) {
          await page.locator(part).first().click();
          await expect.poll(async () => (await layout(page)).height).toBe(57);
          // The page behind it does not scroll.
          expect(await layout(page)).toEqual({ top: 0, height: 57, main: whole.main });
          await page.keyboard.press('Escape');
          await expect.poll(() => layout(page)).toEqual(whole);
        }
      },
    );
  }
});

test('HDR-05, HDR-17: the page does not scroll when the keyboard focus returns to the header, sticky or hidden; a focus that a mouse has left behind does not keep it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  // What the browser does when a person tabs there.
  for (const part of [
    '[data-part="logo"]',
    '[data-vitrine="user-menu"] button',
    '[data-top]',
    '[role="combobox"]',
  ]) {
    await header(page).locator(part).first().focus();
    await expect(header(page)).not.toHaveAttribute('data-away');
    expect(await settledScroll(page)).toBe(600);
  }

  const scrollAway = async () => {
    await page.mouse.move(600, 600);
    await page.mouse.wheel(0, 700);
    await expect(header(page)).toHaveAttribute('data-away');
  };
  for (const part of ['[role="combobox"]', '[data-vitrine="user-menu"] button']) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await scrollAway();
    const before = await settledScroll(page);
    await header(page).locator(part).first().focus();
    await expect(header(page)).not.toHaveAttribute('data-away');
    expect(await settledScroll(page)).toBe(before);
  }

  const toggle = page.locator('[data-part="cart-toggle"]');
  await toggle.click();
  await expect(flyout(page, 'CART')).toBeVisible();
  await toggle.click();
  await expect(flyout(page, 'CART')).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await scrollAway();
});

test('HDR-17: content above the header shows no skip link, and moves neither sticking nor flyouts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await waitUntilHydrated(page);
  await page.evaluate(() => {
    const notice = document.createElement('div');
    notice.style.blockSize = '160px';
    document.querySelector('[data-vitrine="header"]')?.before(notice);
  });
  const skip = header(page).getByRole('link', { name: 'Zum Hauptinhalt' });
  const isHit = () =>
    skip.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === link;
    });
  expect(await isHit()).toBe(false);
  await skip.focus();
  await expect.poll(isHit).toBe(true);
  await page.getByRole('button', { name: 'Mein Konto' }).click();
  const panel = await flyout(page, 'USER_MENU').boundingBox();
  const bar = await header(page).boundingBox();
  if (!panel || !bar) throw new Error('There is no panel.');
  expect(bar.y).toBe(160);
  expect(panel.y).toBeGreaterThan(bar.y);
  expect(panel.y + panel.height).toBeLessThanOrEqual(900);
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo({ top: 1_000, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(search(page)).toBeInViewport();
});

test('HDR-17: on paper nothing sticks to the window', nightly(true), async ({ page }) => {
  await page.goto('/demo?scenario=consent-panel');
  await open(page, '/c/420201?site=DE');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.emulateMedia({ media: 'print' });
  const sticking = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) => element.checkVisibility() && /sticky|fixed/.test(getComputedStyle(element).position),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(sticking).toEqual([]);
});

for (const [width, platform] of [
  [320, 'MATCH'],
  [390, 'MATCH'],
  [766, 'MATCH'],
  [767, 'MATCH'],
  [1024, 'TABLET'],
  [1440, 'CLASSIC'],
  [1920, 'CLASSIC'],
] as const) {
  test(
    `HDR-06, HDR-03, FTR-01, BEY-11: at ${width} px: ${platform}, no layout shift, no overflow, no back button, the footer’s layout that of the header, and no rule prefetches the log-out`,
    nightly(width !== 767 && width !== 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      await expect(header(page)).toHaveAttribute('data-platform', platform);
      expect(await shiftOf(page)).toBeLessThan(0.01);
      expect(await overflowOf(page)).toBe(0);
      await expect(page.getByRole('button', { name: 'Zurück' })).toBeHidden();
      const logo = await boxOf(page.locator('[data-part="logo"]').first());
      const field = await boxOf(page.locator('[data-part="search-field"]'));
      const isWide = width >= 767;
      expect(field.y < logo.y + logo.height).toBe(isWide);
      const group = page.getByRole('contentinfo').getByRole('button', { name: 'Bezahlen' });
      await expect(group).toBeVisible({ visible: !isWide });
      const rules = page.locator('script[type="speculationrules"]');
      await expect(rules).toHaveCount(1);
      expect(await rules.textContent()).toContain('/logout');
      if (platform === 'MATCH') return;
      const content = await boxOf(page.getByRole('heading', { level: 1 }));
      expect(Math.abs(logo.x - content.x)).toBeLessThanOrEqual(2);
    },
  );
}

/** The visible controls of a page that do nothing without scripts: no link, no `<details>`, no part of a form. */
const deadControls = (page: Page) =>
  page
    .locator('button, input, select, textarea, [aria-expanded], [aria-haspopup], [role]:is([tabindex="0"])')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          if (control.matches('a[href], summary, [role="group"], [role="region"], :disabled')) return false;
          const isField = control.matches('button, input, select, textarea');
          const { form, type } = control as HTMLButtonElement;
          return !isField || form?.getAttribute('action') == null || type === 'button';
        })
        .map((control) => control.outerHTML.slice(0, 200)),
    );

const PAGES_WITHOUT_SCRIPTS = [
  '/?site=DE',
  '/c/420100?site=PL',
  '/p/4025?site=DE',
  '/cart?site=DE',
  '/checkout?site=DE',
  '/contact?site=DE',
  '/search?site=DE&query=tee',
  '/signin?site=DE',
  '/register?site=TR',
  '/refund?site=HU',
  '/consent?site=AT',
];
for (const width of [390, 1440]) {
  test(`FND-02, SRC-07, STF-01: without scripts nothing is shown that needs them, at ${width} px @no-js`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await setScenario(page, 'consent-panel');
    for (const address of PAGES_WITHOUT_SCRIPTS) {
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('[data-scripted]').filter({ visible: true })).toHaveCount(0);
      expect(await deadControls(page), address).toEqual([]);
      if (address.startsWith('/cart'))
        await expect(page.locator('main noscript p')).toContainText('braucht dein Browser JavaScript');
    }
  });
}

test('FTR-03, FTR-07, NWL-14, FND-02: without scripts every panel is open below its title @no-js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?site=DE');
  const footer = page.getByRole('contentinfo');
  const countries = footer.locator('[data-vitrine="country-switcher"]');
  await expect(countries.getByRole('link', { name: 'Polska' })).toBeVisible();
  await expect(footer.locator('[data-part="seo"]').getByRole('link').first()).toBeVisible();
  // Playwright finds no text in `noscript`.
  const titles = page.locator('noscript > span').filter({ visible: true });
  const shown = await titles.evaluateAll((spans) => spans.map(({ textContent }) => textContent));
  expect(shown).toEqual(['Rechtliche Hinweise', 'Beliebte Kategorien', 'Land wählen: Deutschland']);
});

test('SRC-07, STF-01, USR-01: without scripts search and icons lead to pages @no-js', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?site=DE');
  await page.locator('[name="query"]').fill('kaffee');
  await page.locator('[name="query"]').press('Enter');
  await expect(page).toHaveURL(/\/search\?site=DE&query=kaffee/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kaffee');
  await page.getByRole('button', { name: 'Filialen' }).click();
  await expect(page).toHaveURL(/\/service\/storefinder\//);
  await page.getByRole('button', { name: 'Mein Konto' }).click();
  await expect(page).toHaveURL(/\/signin/);
});

test.describe('APP-01, APP-02, ENG-03, HDR-07: on Android', () => {
  const { userAgent } = devices['Pixel 7'];
  test.use({ userAgent, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const banner = (page: Page) => page.locator('[data-vitrine="app-banner"]');

  test('the app banner appears immediately between the edges of the page, and never again after it is dismissed; a tap opens a flyout of full width', async ({
    page,
  }) => {
    await page.goto('/?site=HU');
    expect((await banner(page).boundingBox())?.height).toBeLessThan(80);
    await open(page);
    await expect(banner(page)).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.01);
    const icon = await boxOf(banner(page).locator('button svg'));
    const link = await boxOf(banner(page).getByRole('link'));
    expect(icon.x).toBeCloseTo(16, 0);
    expect(link.x + link.width).toBeCloseTo(390 - 16, 0);
    await page.getByRole('button', { name: 'App-Hinweis schließen' }).tap();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(search(page)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);

    // The account flyout is below the header, at full window width. It grows from its icon first.
    await page.getByRole('button', { name: 'Mein Konto' }).tap();
    await expect.poll(async () => (await flyout(page, 'USER_MENU').boundingBox())?.width).toBe(390);
  });
});

for (const site of ['DE', 'HU', 'TR']) {
  test(
    `HDR-06, HDR-15: in a low window of a phone every target keeps its size, nothing is clipped, and banner and benefits share one strip, ${site}`,
    nightly(true),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await open(page, `/?site=${site}`);
      expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(0.3 * 568);
      expect(await overflowOf(page)).toBe(0);
      for (const part of [
        '[data-part="menu-toggle"]',
        '[data-vitrine="store-finder"] button',
        '[data-vitrine="user-menu"] button',
      ]) {
        const box = await boxOf(header(page).locator(part).first());
        expect(Math.min(box.width, box.height), part).toBeGreaterThanOrEqual(44);
      }
      // After a key, the focus has a ring: inside its target, where neither the window nor an open panel clips it.
      await page.keyboard.press('Tab');
      for (const part of [
        '[data-part="menu-toggle"]',
        '[data-vitrine="store-finder"] button',
        '[data-vitrine="user-menu"] button',
        '[data-part="cart-toggle"]',
      ]) {
        const control = header(page).locator(part).first();
        await control.focus();
        const ring = await control.evaluate((element) => {
          const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(element);
          return { outlineStyle, reach: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) };
        });
        expect(ring.outlineStyle, part).toBe('solid');
        expect(ring.reach, part).toBeLessThanOrEqual(0);
      }
      const benefits = page.locator('[data-vitrine="benefits"]');
      const offer = page.locator('[data-vitrine="top-banner"]').getByRole('link').last();
      await expect(offer).toBeInViewport({ ratio: 1 });
      await benefits.getByRole('link').first().focus();
      await expect(benefits).toBeInViewport({ ratio: 1 });
      await offer.focus();
      await expect(offer).toBeInViewport({ ratio: 1 });
    },
  );
}

test.describe('on a phone with large text', () => {
  test.use({ hasTouch: true, isMobile: true });

  const TOOLS = [
    '[data-part="menu-toggle"]',
    '[data-part="logo"]',
    '[data-part="cart-link"]',
    '[data-part="cart-toggle"]',
    '[data-vitrine="store-finder"] button',
    '[data-vitrine="user-menu"] button',
  ].join();

  /** The controls of the header that cover another one or leave the window. */
  const findMisplaced = (page: Page, width: number) =>
    page.locator(TOOLS).evaluateAll((all, windowWidth) => {
      const tools = all.filter((tool) => tool.checkVisibility());
      const boxes = tools.map((tool) => tool.getBoundingClientRect());
      return tools
        .filter((_tool, index) => {
          const one = boxes[index] as DOMRect;
          return (
            one.right > windowWidth ||
            boxes.some(
              (other) =>
                other !== one &&
                one.left < other.right - 1 &&
                other.left < one.right - 1 &&
                one.top < other.bottom - 1 &&
                other.top < one.bottom - 1,
            )
          );
        })
        .map((tool) => tool.getAttribute('data-part') ?? tool.textContent);
    }, width);

  for (const width of [320, 390])
    test(`HDR-16: without its button, the cart ends where the search ends, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/cart?site=DE');
      const endOf = (selector: string) =>
        page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().right));
      await expect(page.locator('[data-part="cart-toggle"]')).toBeHidden();
      expect(await endOf('[data-part="cart-link"]')).toBe(await endOf('[data-part="search-field"]'));
    });

  for (const [width, site] of [
    [390, 'DE'],
    [320, 'DE'],
    [320, 'HU'],
    [390, 'TR'],
  ] as const)
    test(
      `BEY-04: banner and header leave space to the page, and no control overlaps another, ${site} at ${width} px`,
      nightly(width !== 390 || site !== 'DE'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/?site=${site}`);
        const banner = page.locator('[data-vitrine="top-banner"]');
        await expect(banner.getByRole('button').first()).toBeVisible();
        expect(await page.locator(TOOLS).filter({ visible: true }).count()).toBeGreaterThan(4);
        for (const percent of [100, 125, 150, 175, 200]) {
          await enlargeText(page, 'browser', percent);
          await expect
            .poll(() =>
              page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
            )
            .toBe((16 * percent) / 100);
          await expect.poll(() => findMisplaced(page, width), { message: `${percent} %` }).toEqual([]);
          expect((await banner.boundingBox())?.height).toBeLessThan(844 / 3.5);
          expect((await header(page).boundingBox())?.height).toBeLessThan(844 / 1.8);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
        await page.locator('[data-vitrine="user-menu"] button').first().click();
        await expect(page.locator('[data-flyout="USER_MENU"]')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      },
    );
});
