import type { Page } from '@playwright/test';
import { nightly } from './nightly.ts';
import { expect, test, waitUntilHydrated } from './page.ts';

// What fingers need (ENG-03), on a phone with emulated touch.

const PHONE = { width: 390, height: 844 };
/** The window while a virtual keyboard covers its lower half. */
const ABOVE_KEYBOARD = { ...PHONE, height: 420 };

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: PHONE,
  // A sheet that slides in has no place yet that a finger could meet.
  contextOptions: { reducedMotion: 'reduce' },
});

async function open(page: Page, address: string, scenario = 'cart-mixed') {
  await page.goto(`/demo?scenario=${scenario}`);
  await page.goto(address);
  await waitUntilHydrated(page);
}

/** Moves a finger from one point to another and lifts it. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const steps = 8;
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await touch('touchEnd', []);
}

/** Spreads two fingers, and waits until the page is zoomed. */
async function pinch(page: Page, at: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizePinchGesture', { ...at, scaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Preview settings' });

async function openSettings(page: Page) {
  await open(page, '/?site=DE&locale=en', 'staff');
  await page.getByRole('button', { name: 'Preview settings' }).tap();
  await expect(dialog(page)).toBeVisible();
}

async function middleOf(page: Page, selector: string) {
  const box = await dialog(page).locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing matches ${selector}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Of the line of the focused field that a person types into, the parts that something covers or the window cuts off. */
const coveredParts = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLElement;
    // A browser does this when its keyboard opens.
    field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = field.getBoundingClientRect();
    const end = window.visualViewport?.height ?? window.innerHeight;
    const LINE_PX = 48;
    return [0.2, 0.5, 0.8].filter((share) => {
      const y = top + Math.min(height, LINE_PX) * share;
      const at = document.elementFromPoint(left + width / 2, y);
      return !at || y > end || !(field.contains(at) || at.contains(field));
    });
  });

const FIELDS = 'main :is(input, textarea):not([type="hidden"], [tabindex="-1"])';

for (const address of ['/subscribenewsletter', '/register', '/contact', '/signin'])
  test(
    `ENG-03: the virtual keyboard covers no field of ${address}, while the shop asks for consent`,
    nightly(address !== '/contact'),
    async ({ page }) => {
      await open(page, `${address}?site=DE`, 'consent-panel');
      await expect(page.getByRole('region', { name: 'Deine Daten, deine Wahl' })).toBeVisible();
      const fields = await page.locator(FIELDS).all();
      let seen = 0;
      for (const field of fields) {
        if (!(await field.isVisible())) continue;
        await page.setViewportSize(PHONE);
        await field.focus();
        await page.setViewportSize(ABOVE_KEYBOARD);
        const name = await field.getAttribute('name');
        await expect.poll(async () => [name, await coveredParts(page)]).toEqual([name, []]);
        seen += 1;
      }
      expect(seen).toBeGreaterThan(1);
    },
  );

test('ENG-03: a sheet closes by a swipe down, gives the focus back, has all of it above a keyboard, and is zoomed at its edge', async ({
  page,
}) => {
  await openSettings(page);
  const sheet = dialog(page);
  const title = await middleOf(page, 'h2');
  await swipe(page, title, { x: title.x, y: title.y + 30 });
  await expect(sheet).toBeVisible();
  await swipe(page, title, { x: title.x, y: PHONE.height - 10 });
  await expect(sheet).toHaveCount(0);
  const toggle = page.getByRole('button', { name: 'Preview settings' });
  await expect(toggle).toBeFocused();

  await toggle.tap();
  await page.evaluate((height) => {
    // As on iOS: the keyboard lies over the page, and only the visual viewport shrinks.
    Object.defineProperty(window.visualViewport, 'height', { value: height, configurable: true });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, ABOVE_KEYBOARD.height);
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box && Math.round(box.y + box.height);
    })
    .toBeLessThanOrEqual(ABOVE_KEYBOARD.height);
  for (const control of await sheet.locator('[role="spinbutton"], select, button').all()) {
    if (!(await control.isVisible())) continue;
    await control.focus();
    await expect.poll(() => coveredParts(page)).toEqual([]);
  }

  await pinch(page, await middleOf(page, 'h2'));
  await expect(sheet).toBeVisible();
});

/** Controls whose target is smaller than a fingertip. Links in running text are as high as their line (WCAG 2.5.8). */
async function findSmallTargets(): Promise<string[]> {
  const SIZE_PX = 44;
  /** The strips above a phone's header have no room: their targets reach as far as the next strip's. */
  const STRIP_PX = 38;
  /** Targets are measured in whole pixels from their middle. */
  const PRECISION_PX = 1;
  /** A field's own box lies inside the line around it. */
  const FRAME_PX = 2;
  const isInText = (control: Element) => {
    const words = control.textContent?.trim().length ?? 0;
    const around = control.closest('p, li, label, dd')?.textContent?.trim().length ?? 0;
    return getComputedStyle(control).display === 'inline' && around > words + 3;
  };
  const found = new Set<string>();
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  for (const control of all) {
    const { width, height } = control.getBoundingClientRect();
    const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || width <= 2 || height <= 2 || control.tabIndex < 0) continue;
    if (control.closest('[aria-hidden="true"], [inert]') || isInText(control)) continue;
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
    const owns = (x: number, y: number) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (control.contains(at) || label?.contains(at) === true);
    };
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A bar that stands in for a control goes in the frame after it has come into view.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!owns(x, y)) continue;
    let [left, right, top, bottom] = [x, x, y, y];
    while (owns(left - 1, y)) left -= 1;
    while (owns(right + 1, y)) right += 1;
    while (owns(x, top - 1)) top -= 1;
    while (owns(x, bottom + 1)) bottom += 1;
    const frame = control.matches('input, textarea, select') ? FRAME_PX : 0;
    const size = [right - left, bottom - top].map((length) => Math.ceil(length) + frame + 1);
    const least = control.closest('[data-vitrine="top-banner"], [data-vitrine="benefits"]')
      ? STRIP_PX
      : SIZE_PX;
    if (Math.min(...size) < least - PRECISION_PX)
      found.add(`${control.getAttribute('aria-label') ?? control.textContent?.trim()}: ${size.join(' × ')}`);
  }
  return [...found];
}

for (const [what, address] of [
  ['the home page', '/'],
  ['a product', '/p/4027'],
  ['a category', '/c/coffee'],
  ['the sign-in', '/signin'],
  ['the registration', '/register'],
  ['the contact form', '/contact'],
  ['the cart', '/cart'],
  ['the checkout', '/checkout'],
] as const)
  test(`ENG-03: every target of ${what} fits a fingertip`, nightly(true), async ({ page }) => {
    await open(page, `${address}?site=DE`);
    expect(await page.evaluate(findSmallTargets)).toEqual([]);
  });

test('ENG-03, MC-02, MC-08: every target of what a tap opens fits a fingertip; the (i) explains the best price; the cart’s icon is a link', async ({
  page,
}) => {
  await open(page, '/?site=DE');
  for (const [flyout, part] of [
    ['NAVIGATION', '[data-part="menu-toggle"]'],
    ['USER_MENU', '[data-vitrine="user-menu"] button'],
    ['STORE_FINDER', '[data-vitrine="store-finder"] button'],
    ['CART', '[data-part="cart-toggle"]'],
  ] as const) {
    await page.locator(part).first().tap();
    await expect(page.locator(`[data-flyout="${flyout}"]:not([aria-busy="true"])`)).toBeVisible();
    expect(await page.evaluate(findSmallTargets), flyout).toEqual([]);
    if (flyout === 'CART') break;
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-flyout]')).toHaveCount(0);
  }
  const info = page
    .locator('[data-flyout="CART"]')
    .getByRole('button', { name: 'Mehr zum Bestpreis' })
    .first();
  await info.tap();
  await expect(info).toHaveAttribute('aria-expanded', 'true');
  await info.tap();
  await expect(info).toHaveAttribute('aria-expanded', 'false');
  await page.locator('[data-part="cart-link"]').tap();
  await expect(page).toHaveURL(/\/cart\?step=shopping_cart$/);
});

for (const address of ['/', '/contact', '/cart', '/demo'])
  test(`ENG-03: two fingers zoom ${address}`, nightly(true), async ({ page }) => {
    await open(page, `${address}?site=DE`);
    await pinch(page, { x: 195, y: 500 });
  });
