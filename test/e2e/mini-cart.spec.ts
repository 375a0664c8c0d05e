import { expect, type Page, test } from '@playwright/test';
import { cartDriver } from '../../src/entries/testing.ts';
import { nightly } from './nightly.ts';
import { enlargeText, setScenario, signIn, waitUntilHydrated } from './page.ts';

// The mini cart on the running server, with its own visitor in every test.

const CART_CALL = '**/service/cart/api/cart*';

async function visit(page: Page, scenario: string, path = '/?site=DE') {
  await setScenario(page, scenario);
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
}) => {
  await visit(page, 'cart-mixed');
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
}) => {
  await visit(page, 'cart-mixed');
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

test('SIT-05: two tabs of two countries have two carts, although they share the visitor’s cookies', async ({
  page,
  context,
}) => {
  await visit(page, 'cart-mixed');
  const german = (await page.locator('[data-part="count"]').textContent()) ?? '';
  await page.goto('/contact');
  const polish = await context.newPage();
  await polish.goto('/?site=PL');
  await open(polish);
  const line = panelOf(polish).locator('[data-line]').first();
  // The change in the other tab makes this one ask again, for its own cart, perhaps before it is in front.
  const asked = page.waitForResponse(CART_CALL);
  await line.locator('[data-part="delete"]').click();
  await settled(polish);
  await page.bringToFront();
  await open(page);
  await asked;
  await expect(lineOf(page, TSHIRT)).toBeVisible();
  await expect(page.locator('[data-part="count"]')).toHaveText(german);
});

test('USR-08: two tabs, two people: the other tab logs out, and another person logs in there', async ({
  page,
  context,
}) => {
  await setScenario(page, 'cart-mixed');
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

test('MC-23, NWL-20: after the session’s cookies are lost, the first change of each kind succeeds', async ({
  page,
  context,
}) => {
  const loseSession = async () => {
    // Before that a press posts its form, which the server refuses as too old (INP-16).
    await waitUntilHydrated(page);
    await context.clearCookies({ name: /^(sid|csrf-token)$/ });
  };
  await visit(page, 'cart-mixed');
  await open(page);
  await settled(page);
  await loseSession();
  await cartDriver(page).remove(TSHIRT);
  await settled(page);
  await expect(lineOf(page, TSHIRT)).toHaveAttribute('data-state', 'deleted');
  expect(await held(page)).not.toHaveProperty(TSHIRT);

  await page.goto('/cart?site=DE');
  const voucher = page.locator('main [data-part="voucher-form"]');
  await voucher.getByRole('textbox').fill('0000');
  await loseSession();
  await voucher.getByRole('button').click();
  // The shop has read the code.
  await expect(voucher).toContainText('Diesen Gutscheincode gibt es nicht');

  await page.goto('/p/4041?site=DE');
  const product = page.getByRole('article');
  await expect(page.locator('[data-part="count"]')).toBeVisible();
  await loseSession();
  await product.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(product.getByText(/liegt im Warenkorb/)).toBeVisible();

  await page.goto('/subscribenewsletter?site=DE');
  const newsletter = page.locator('main form');
  await newsletter.locator('[name="email"]').fill('kim@example.com');
  await loseSession();
  await newsletter.getByRole('button', { name: /anmelden/i }).click();
  await expect(page.locator('main')).toContainText('Fast geschafft!');
  await expect(page.locator('[data-state="error"]')).toHaveCount(0);
});

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

for (const whose of ['page', 'browser'] as const) {
  for (const site of ['DE', 'HU', 'TR']) {
    test(
      `MC-05: at 320 px with the ${whose}’s text twice as large no element covers another, ${site}`,
      nightly(true),
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await enlargeText(page, whose);
        await visit(page, 'cart-full', `/?site=${site}`);
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
