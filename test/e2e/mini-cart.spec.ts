import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { cartDriver } from '../../src/entries/testing.ts';
import { nightly } from './nightly.ts';
import { enlargeText, signIn } from './page.ts';

// The mini cart on the running server, with its own visitor in every test.

const CART_CALL = '**/service/cart/api/cart';

async function visit(
  page: Page,
  context: BrowserContext,
  baseURL: string | undefined,
  scenario: string,
  path = '/?site=DE',
) {
  await context.addCookies([{ name: 'scenario', value: scenario, url: baseURL ?? '' }]);
  await page.goto(path);
  await expect(
    page.locator('[data-part="count"]').or(page.locator('[data-vitrine="mini-cart"]')).first(),
  ).toBeVisible();
}

const panelOf = (page: Page) => cartDriver(page).panel;
const lineOf = (page: Page, title: string) => cartDriver(page).line(title);
const open = (page: Page) => cartDriver(page).open();

/** What the shop holds, as titles with quantities. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/service/cart/api/cart');
    const { cart } = await answer.json();
    return Object.fromEntries(
      cart.articles.map((article: { title: string; quantity: number }) => [article.title, article.quantity]),
    ) as Record<string, number>;
  });

const TSHIRT = 'T-Shirt aus Bio-Baumwolle';
const BOWLS = 'Müslischalen, 4 Stück';
const settled = (page: Page) => cartDriver(page).settled();

test('MC-11, MC-03, MC-02, BEY-10: what is deleted, undone and changed is so on the server, after a reload and on the next page', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, context, baseURL, 'cart-mixed');
  await open(page);
  const line = lineOf(page, TSHIRT);
  await cartDriver(page).remove(TSHIRT);
  await expect(line).toHaveAttribute('data-state', 'deleted');
  await settled(page);
  expect(await held(page)).not.toHaveProperty([TSHIRT]);
  await cartDriver(page).undo(TSHIRT);
  await expect(line).toHaveAttribute('data-state', 'present');
  await settled(page);
  expect(await held(page)).toHaveProperty([TSHIRT], 1);

  await cartDriver(page).remove(BOWLS);
  await settled(page);
  await page.reload();
  await open(page);
  await expect(line).toBeVisible();
  await expect(panelOf(page).getByText(BOWLS)).toHaveCount(0);

  // A quantity changed just before leaving the page is saved.
  await cartDriver(page).setQuantity(TSHIRT, 3);
  await page.goto('/cart?step=shopping_cart');
  await expect.poll(async () => (await held(page))[TSHIRT]).toBe(3);
  // The cart's page shows it itself: the icon is only a link.
  await expect(page.locator('[data-part="cart-link"]')).toBeVisible();
  await expect(page.locator('[data-part="cart-toggle"]')).toBeHidden();
});

test('MC-17: two tabs show the same count, and so does the browser’s back button', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, context, baseURL, 'cart-mixed');
  const other = await context.newPage();
  await other.goto('/?site=DE');
  await expect(other.locator('[data-part="count"]')).toHaveText('10');
  await page.bringToFront();
  await page.goto('/contact');
  await open(page);
  await cartDriver(page).remove(TSHIRT);
  await settled(page);
  await expect(page.locator('[data-part="count"]')).toHaveText('9');
  await expect(other.locator('[data-part="count"]')).toHaveText('9');
  await page.goBack();
  await expect(page.locator('[data-part="count"]')).toHaveText('9');
});

test('USR-08: two tabs, two people: the other tab logs out, and another person logs in there', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'scenario', value: 'cart-mixed', url: baseURL ?? '' }]);
  await page.goto('/signin?loginRedirect=red&site=DE');
  await signIn(page);
  const account = page.locator('[data-vitrine="user-menu"]');
  await expect(account).toContainText(/Hallo\s/);
  await open(page);
  await expect(lineOf(page, TSHIRT)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/logout');
  await expect(account).not.toContainText(/Hallo\s/);
  // The next person has another name and another cart.
  await context.route('**/v1/psdata*', async (route) => {
    const response = await route.fetch();
    const visitor = await response.json();
    const customer = visitor.customer && { ...visitor.customer, firstname: 'Mina' };
    await route.fulfill({ response, json: { ...visitor, customer } });
  });
  const articles = [{ productId: '9', tcm: '9', title: 'Kerze', quantity: 1, price: { calculatedPrice: 5 } }];
  await context.route(CART_CALL, (route) =>
    route.fulfill({ json: { cart: { numberOfArticles: 1, totalSum: 5, articles } } }),
  );
  await other.goto('/signin?loginRedirect=red&site=DE');
  await signIn(other);
  await expect(account).toContainText(/Hallo\sMina/);
  await expect(lineOf(page, 'Kerze')).toBeVisible();
  await expect(lineOf(page, TSHIRT)).toHaveCount(0);
});

/** Twice as large text, by the page's own setting and by the browser's. */
const LARGE_TEXT = {
  'the page’s text': async (page: Page) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
  },
  'the browser’s text': enlargeText,
};

/** What of the panel's controls is covered, or out of the window, although it has the focus (WCAG 2.4.11, 1.4.10). */
const coveredOnFocus = (page: Page) =>
  panelOf(page).evaluate((panel) => {
    const covered: string[] = [];
    const controls = [...panel.querySelectorAll<HTMLElement>('a[href], button, input')];
    // Backwards too: what comes into view from above stands below whatever stays at the top.
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = at !== null && (control.contains(at) || at.contains(control));
      if (!isSeen || left < 0 || right > window.innerWidth)
        covered.push(control.getAttribute('aria-label') ?? control.textContent ?? '');
    }
    return [...covered, String(controls.length > 5)];
  });

const boxesOfHead = (page: Page) =>
  panelOf(page).evaluate((panel) => {
    const words = document.createRange();
    words.selectNode(panel.querySelector('h2')?.firstChild as Node);
    const boxOf = (selector: string) => panel.querySelector(selector)?.getBoundingClientRect() as DOMRect;
    const boxes = [words.getBoundingClientRect(), boxOf('[data-part="total"]'), boxOf('[data-part="close"]')];
    return boxes.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
  });

for (const [way, enlarge] of Object.entries(LARGE_TEXT)) {
  for (const site of ['DE', 'HU', 'TR']) {
    test(
      `MC-05: at 320 px with ${way} twice as large no element covers another, ${site}`,
      nightly(site !== 'HU' || way === 'the page’s text'),
      async ({ page, context, baseURL }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await enlarge(page);
        await visit(page, context, baseURL, 'cart-full', `/?site=${site}`);
        await open(page);
        const [title, sum, close] = await boxesOfHead(page);
        if (!title || !sum || !close) throw new Error('The head is not whole.');
        const cover = (one: typeof title, other: typeof title) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom;
        expect([cover(title, sum), cover(title, close), cover(sum, close)]).toEqual([false, false, false]);
        expect(await coveredOnFocus(page)).toEqual(['true']);
        // Lines are read downwards only.
        const sideways = await panelOf(page).evaluate((panel) =>
          [panel, ...panel.querySelectorAll('*')].some((part) => {
            const { overflowX } = getComputedStyle(part);
            return ['auto', 'scroll'].includes(overflowX) && part.scrollWidth > part.clientWidth;
          }),
        );
        expect(sideways).toBe(false);
      },
    );
  }
}

for (const [width, height] of [
  [320, 640],
  [320, 256],
  [1280, 720],
] as const) {
  test(
    `MC-05: the focused element is not covered at ${width} × ${height}`,
    nightly(true),
    async ({ page, context, baseURL }) => {
      await page.setViewportSize({ width, height });
      await visit(page, context, baseURL, 'cart-full');
      await open(page);
      expect(await coveredOnFocus(page)).toEqual(['true']);
    },
  );
}

test('BEY-13: a coupon is redeemed, removed and restored, without a layout shift below it', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, context, baseURL, 'cart-only:article');
  await open(page);
  const panel = panelOf(page);
  const field = panel.locator('[data-part="voucher-form"]').getByRole('textbox');
  await field.fill('NOPE');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(
    'Diesen Gutscheincode gibt es nicht. Bitte prüfe deine Eingabe.',
  );
  await expect(field).toBeFocused();
  // The reason is in view, above the panel's buttons.
  const reason = panel.getByText('Diesen Gutscheincode gibt es nicht.');
  const actions = panel.locator('[data-part="checkout"]');
  const [reasonBox, actionsBox] = [await reason.boundingBox(), await actions.boundingBox()];
  if (!reasonBox || !actionsBox) throw new Error('The panel has no reason or no buttons.');
  expect(reasonBox.y + reasonBox.height).toBeLessThanOrEqual(actionsBox.y);
  await field.fill('WINTER10');
  await field.press('Enter');
  const row = panel.locator('[data-part="voucher"]');
  await expect(row).toContainText('Gutschein WINTER10');
  await expect(row).not.toHaveAttribute('aria-busy');
  const heightOf = async () => (await row.boundingBox())?.height;
  const height = await heightOf();
  await row.locator('[data-part="voucher-remove"]').click();
  await expect(row).toHaveAttribute('data-state', 'deleted');
  expect(await heightOf()).toBe(height);
  await row.locator('[data-part="undo"]').click();
  await expect(row).toHaveAttribute('data-state', 'present');
  expect(await heightOf()).toBe(height);
});

test.describe('on a phone', () => {
  // Controls are larger by touch.
  test.use({ hasTouch: true });

  for (const site of ['DE', 'HU', 'TR'])
    test(
      `MC-08, MC-11, BEY-13: price, rebate, delete button, amounts and voucher form have their places, ${site}`,
      nightly(site !== 'HU'),
      async ({ page, context, baseURL }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await visit(page, context, baseURL, 'cart-mixed,voucher-error:WSAC_MINIMUM', `/?site=${site}`);
        await open(page);
        const boxOf = async (part: Locator) => {
          const box = await part.boundingBox();
          if (!box) throw new Error('A part of the panel is missing.');
          return box;
        };
        const line = panelOf(page).locator('[data-line]:has(s)').first();
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const quantity = await boxOf(line.locator('[data-part="quantity"]'));
          const price = await boxOf(line.locator('[data-sale]'));
          // A reduced price is beside its quantity.
          const middle = price.y + price.height / 2;
          expect(middle).toBeGreaterThan(quantity.y);
          expect(middle).toBeLessThan(quantity.y + quantity.height);
          // The rebate takes no line of its own.
          const badge = await boxOf(line.getByText(/^−/).first());
          const image = await boxOf(line.locator('img').first());
          expect(badge.x).toBeLessThan(image.x + image.width / 2);
          expect(badge.y).toBeLessThan(image.y + image.height / 2);
        }

        // The delete button is aligned with the first line of the title.
        await page.setViewportSize({ width: 390, height: 844 });
        const first = panelOf(page).locator('[data-line]').first();
        const icon = await boxOf(first.locator('[data-part="delete"] svg'));
        const firstLine = await first.getByRole('heading').evaluate((title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          const { top, height } = range.getClientRects()[0] as DOMRect;
          return top + height / 2;
        });
        expect(Math.abs(icon.y + icon.height / 2 - firstLine)).toBeLessThan(1.5);

        // The button of the voucher form is beside its box, and the amounts end at one edge.
        const form = panelOf(page).locator('[data-part="voucher-form"]');
        const field = form.getByRole('textbox');
        await field.fill('WINTER10');
        await field.press('Enter');
        await expect(form.locator('[data-part="field-error"]')).toBeVisible();
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const box = await boxOf(field.locator('..'));
          const button = await boxOf(form.getByRole('button'));
          expect([button.y, button.height]).toEqual([box.y, box.height]);
          const sizeOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).fontSize);
          expect(await sizeOf(form.getByRole('button'))).toBe(await sizeOf(field));
          const ends = await panelOf(page)
            .locator('dl [data-row]:not([data-final]) dd')
            .evaluateAll((amounts) =>
              amounts.map((amount) => {
                const range = document.createRange();
                range.selectNodeContents(amount.querySelector('span') ?? amount);
                return Math.round(range.getBoundingClientRect().right);
              }),
            );
          expect(ends.length).toBeGreaterThan(3);
          expect(new Set(ends).size).toBe(1);
        }
      },
    );
});
