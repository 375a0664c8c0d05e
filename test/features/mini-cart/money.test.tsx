import fc from 'fast-check';
import { createStore } from 'jotai';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#demo/pages/messages.server.ts';
import { CART_LINE_KINDS, CART_PRESETS, type CartPreset, presetCart } from '#mocks/cart/cartPresets.ts';
import { toCart } from '#mocks/cart/toCart.ts';
import { type MoneyFormat, SITE_CODES, SITES, type SiteCode, type SiteConfig } from '#src/config/sites.ts';
import { CartReceipt } from '#src/features/mini-cart/page/CartReceipt.tsx';
import { MiniCartView } from '#src/features/mini-cart/panel/MiniCartView.tsx';
import { setQuantity } from '#src/features/mini-cart/store/cartChanges.ts';
import { commandsOfStore } from '#src/features/mini-cart/store/cartCommands.ts';
import { articleKey } from '#src/features/mini-cart/store/cartLines.ts';
import { type CartLog, EMPTY_LOG, finishRead } from '#src/features/mini-cart/store/cartLog.ts';
import { snapshotOf } from '#src/features/mini-cart/store/cartSnapshot.ts';
import { receiptOf } from '#src/features/mini-cart/store/receipt.ts';
import { createSiteIntl } from '#src/i18n/siteIntl.ts';
import { formatMoney } from '#src/lib/money.ts';
import { PageProvider } from '#src/provider/VitrineProvider.tsx';
import { cart as cartSchema } from '#src/schemas/cart.ts';

// Money on screen never contradicts itself. Carts that a real shop can send, with fractions that a site does not show,
// are rendered on every site, and only the rendered text is read.

const RUNS = 25;

const cents = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount / 100);
/** A price near another one: it can look equal where fractions are not shown. */
const near = (price: number) => fc.oneof(cents(0, 90), cents(0, 20_000)).map((more) => price + more);

const line = fc
  .record({ unit: cents(1, 60_000), quantity: fc.integer({ min: 1, max: 3 }) })
  .chain(({ unit, quantity }) =>
    fc.record({
      productId: fc.uuid(),
      quantity: fc.constant(quantity),
      rebatePercentage: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
      price: fc
        .record({
          calculatedOriginalPrice: fc.option(near(unit), { nil: undefined }),
          bestPriceAmount: fc.option(near(unit), { nil: undefined }),
          isPricePromotional: fc.boolean(),
        })
        .map(({ calculatedOriginalPrice: old, bestPriceAmount: best, ...price }) => ({
          ...price,
          calculatedPrice: unit * quantity,
          calculatedOriginalPrice: old && old * quantity,
          bestPriceAmount: best && best * quantity,
        })),
    }),
  );

/** Costs and reductions that every site shows: at least two of its smallest units. */
const costs = fc.oneof(fc.constant(0), cents(200, 5_000));

const cartParts = fc
  .record({
    articles: fc.array(line, { minLength: 1, maxLength: 3 }),
    shipping: costs,
    /** Where the shop sends the shipping costs; the cart's own can be out of date. */
    sentAs: fc.constantFrom('cart', 'summary', 'both', 'summary beside an old amount'),
    coupon: costs,
    card: costs,
    beans: costs,
    rebate: costs,
    onDelivery: costs,
  })
  .map(({ articles, shipping, sentAs, coupon, card, beans, rebate, onDelivery }) => {
    const totalSum = articles.reduce((sum, { price }) => sum + price.calculatedPrice, 0);
    return {
      rebate,
      body: {
        articles: articles.map((article) => ({ ...article, tcm: article.productId })),
        totalSum,
        shippingCost: sentAs === 'summary' ? undefined : sentAs.endsWith('old amount') ? 4.95 : shipping,
        giftCardRedemptions: card ? [{ cardNumber: '6006 4911', redeemedAmount: card }] : [],
        priceSummary: {
          cartFinalSum: totalSum - coupon - card - beans - rebate + shipping + onDelivery,
          redeemedWsacDiscounts: [{ wsac: 'WINTER10', discount: coupon }],
          totalRedeemedNonWsacDiscounts: rebate,
          totalRedeemedLoyaltyBeans: beans,
          shippingCosts: sentAs === 'cart' ? undefined : shipping,
          paymentOnDeliveryCosts: onDelivery,
        },
      },
    };
  });

/** An amount in the smallest shown unit, from its text. */
function read(text: string, { decimal, symbol }: MoneyFormat): number {
  const digits = text.replace(symbol, '').replace(/[^\d.,−]/g, '');
  const whole = decimal === '' ? digits : digits.split(decimal).join('');
  return Number(whole.replace(/[.,]/g, '').replace('−', '-'));
}

type Page = Pick<ComponentProps<typeof PageProvider>, 'site' | 'store'>;

function renderPart(part: ReactNode, page: Page): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<PageProvider {...page}>{part}</PageProvider>);
  for (const style of root.querySelectorAll('style')) style.remove();
  return root;
}

function render(
  site: SiteCode | SiteConfig,
  body: object,
  change = (log: CartLog): CartLog => log,
): HTMLElement {
  const store = createStore();
  const snapshot = snapshotOf(change(finishRead(EMPTY_LOG, 1, cartSchema.parse(body))));
  const commands = commandsOfStore(store);
  const cart = { ...snapshot, ...commands, commands, errors: [], readError: null, count: 1 };
  return renderPart(<MiniCartView cart={cart} releaseFocus={() => {}} layout="page" />, { site, store });
}

const texts = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

/** The rows of the sums, and their amounts in the smallest shown unit; a text such as "free" is 0. */
function sumsOf(root: Element, money: MoneyFormat) {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')].map((row) => {
    const text = row.querySelector('dd > span, dd')?.textContent.trim() ?? '';
    return { name: row.dataset.row ?? '', text, amount: /\d/.test(text) ? read(text, money) : 0 };
  });
  const parts = rows.filter(({ name }) => name !== 'final');
  return {
    rows,
    parts,
    sum: parts.reduce((total, { amount }) => total + amount, 0),
    final: rows.find(({ name }) => name === 'final')?.amount,
  };
}

const percentages = (row: Element) => [...row.textContent.matchAll(/[−+]\s?%?(\d+)\s?%?(?=\)|\s|$|\D)/g)];

describe.each(SITE_CODES)('MC-24: money says one thing in %s', (code) => {
  const { money, cart: rules } = SITES[code];
  const zero = formatMoney(0, money);

  it('in every generated cart', () => {
    fc.assert(
      fc.property(cartParts, ({ body, rebate }) => {
        const root = render(code, body);
        const { rows, parts, sum, final } = sumsOf(root, money);

        // Rows add up, and no row is zero.
        if (rules.priceSummary || rebate === 0) expect(sum, 'the rows add up to the final sum').toBe(final);
        const zeros = parts.filter(({ name, text }) => name !== 'sum' && text.replace('−', '') === zero);
        expect(zeros, 'no row is zero').toEqual([]);

        // Shipping is free or charged.
        const meter = texts(root, '[data-part="shipping-progress"]').join(' ');
        const shipping = rows.find(({ name }) => name === 'shipping')?.text ?? '';
        const isCharged = /\d/.test(shipping);
        if (meter !== '') expect(/\d/.test(meter), `${meter} beside ${shipping}`).toBe(isCharged);

        for (const row of root.querySelectorAll('[data-line]')) {
          const [old] = texts(row, 's');
          const price = row.querySelector('s')?.parentElement?.lastElementChild?.textContent;
          if (old) expect(old, 'the struck price is not the price').not.toBe(price);
          const percent = new Set(percentages(row).map(([, digits]) => Number(digits)));
          expect(percent.size, `one percentage: ${row.textContent}`).toBeLessThanOrEqual(1);
          for (const each of percent) {
            expect(each).toBeGreaterThan(0);
            expect(each).toBeLessThan(100);
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  it.each([
    ...Object.keys(CART_PRESETS),
    'cart-lines:3',
    ...CART_LINE_KINDS.map((kind) => `cart-only:${kind}`),
  ])('on the cart page and in the checkout of the mock shop: %s', (preset) => {
    const cart = cartSchema.parse(toCart(presetCart(preset as CartPreset, code), code));
    const { text } = createSiteIntl(SITES[code], SITES[code].locale, MESSAGES[SITES[code].locale]);
    const receipt = receiptOf(cart, SITES[code], text);
    const checkout = renderPart(<CartReceipt receipt={receipt} />, { site: code });
    for (const root of [render(code, cart), checkout]) {
      const { sum, final } = sumsOf(root, money);
      // A cart without sellable lines shows no sums.
      if (final !== undefined) expect(sum).toBe(final);
    }
  });

  it.each(['article', 'freeArticle', 'subscription'] as const)(
    'DSG-03: cart and checkout strike the same prices, and name those of each delivery: %s',
    (kind) => {
      const cart = cartSchema.parse(toCart(presetCart(`cart-only:${kind}`, code), code));
      const { text } = createSiteIntl(SITES[code], SITES[code].locale, MESSAGES[SITES[code].locale]);
      const receipt = receiptOf(cart, SITES[code], text);
      const [page, checkout] = [
        render(code, cart),
        renderPart(<CartReceipt receipt={receipt} />, { site: code }),
      ];
      expect(texts(checkout, 's')).toEqual(texts(page, 's'));
      if (kind !== 'subscription') expect(texts(checkout, 's').length).toBeGreaterThan(0);
      const deliveries = (root: Element) =>
        [...root.querySelectorAll('span')].filter(
          ({ textContent }) => textContent === text('mini_cart.subscription.per_delivery'),
        ).length;
      expect(deliveries(checkout)).toBe(deliveries(page));
    },
  );
});

it.each<[string, object]>([
  [
    'a coupon',
    {
      priceSummary: {
        cartFinalSum: 15,
        redeemedWsacDiscounts: [
          { wsac: 'WINTER10', discount: 2 },
          { wsac: 'winter10', discount: 3 },
        ],
      },
    },
  ],
  [
    'a gift card',
    {
      giftCardRedemptions: [
        { cardNumber: '6006 4911', redeemedAmount: 2 },
        { cardNumber: '60064911', redeemedAmount: 3 },
      ],
    },
  ],
  ['beans without their number', { loyaltyBeanData: { redeemedAmount: 0, redeemedValue: 5 } }],
])('MC-24: the rows add up with all amounts of %s', (_, parts) => {
  const root = render('DE', {
    articles: [{ productId: 'a', quantity: 1 }],
    totalSum: 20,
    priceSummary: { cartFinalSum: 15 },
    ...parts,
  });
  const values = texts(root, '[data-row] dd').map((text) => read(text, SITES.DE.money));
  expect(values).toEqual([2000, -500, 1500]);
  expect(root.textContent).not.toMatch(/\b0\s/);
});

it('MC-24: the rows of a currency with three decimal digits add up as the shop sends them', () => {
  const kuwait: SiteConfig = { ...SITES.DE, currency: 'KWD', money: { ...SITES.DE.money, digits: 3 } };
  const root = render(kuwait, {
    articles: [{ productId: 'a', quantity: 1 }],
    totalSum: 10.004,
    priceSummary: { cartFinalSum: 14.008, shippingCosts: 4.004 },
  });
  const values = texts(root, '[data-row] dd').map((text) => read(text, kuwait.money));
  expect(values).toEqual([10_004, 4_004, 14_008]);
});

it.each(SITE_CODES)(
  'MC-24: free shipping is not also "plus shipping" where the shop sends no costs: %s',
  (site) => {
    const note = (totalSum: number) => {
      const root = render(site, { articles: [{ productId: 'a', quantity: 1 }], totalSum });
      return [
        root.querySelector('[data-part="shipping-progress"]'),
        root.querySelector('[data-part="price-note"]'),
      ];
    };
    const { freeShipping, rules } = SITES[site];
    const [progress, free] = note(100_000);
    expect(progress !== null).toBe(freeShipping.all !== null);
    expect(free?.textContent === rules.priceNote.sum).toBe(freeShipping.all !== null);
    expect(note(1)[1]?.querySelector('a')).not.toBeNull();
  },
);

it.each<[string, object, Partial<SiteConfig>]>([
  ['of gift cards only', { articles: [], giftCards: [{ article: { productId: 'g', quantity: 1 } }] }, {}],
  ['whose amount to pay is known', { priceSummary: { cartFinalSum: 1 } }, {}],
  ['of a shop that always ships for free', {}, { freeShipping: { all: 0, coffee: null, card: null } }],
  ['of a shop that states no shipping', {}, { links: { ...SITES.DE.links, shippingCosts: null } }],
  ['of a shop that states only tax', {}, { rules: { ...SITES.DE.rules, priceNote: { sum: 'inkl. MwSt.' } } }],
])('MC-24: a cart %s is not "plus shipping", in the panel and on a receipt', (_, parts, facts) => {
  const site = { ...SITES.DE, ...facts };
  const cart = { articles: [{ productId: 'a', quantity: 1 }], totalSum: 1, ...parts };
  const noteOf = (root: HTMLElement) => root.querySelector('[data-part="price-note"]')?.textContent;
  expect(noteOf(render(site, cart))).toBe('inkl. MwSt.');
  const { text } = createSiteIntl(site, 'de-DE', MESSAGES['de-DE']);
  const receipt = receiptOf(cartSchema.parse(cart), site, text);
  expect(noteOf(renderPart(<CartReceipt receipt={receipt} />, { site }))).toBe('inkl. MwSt.');
});

it('MC-24: the cart omits amounts from 10¹², fractional delivery intervals and zero deliveries', () => {
  const article = {
    productId: 'a',
    quantity: 1,
    price: { calculatedPrice: 8, calculatedOriginalPrice: 12, bestPriceAmount: 10 },
  };
  const subscription = {
    subscriptionConfigurationId: 's',
    recurringIntervalDuration: { intervalDuration: 1.5, intervalUnit: 'MONTH' },
    giftSubscriptionInformation: { numberOfDeliveries: 0 },
  };
  const root = render('DE', {
    articles: [article, { ...article, productId: 'b', price: { calculatedPrice: 1e307 } }],
    subscriptions: [subscription],
    totalSum: 8,
  });
  expect(root.textContent).toContain(`${formatMoney(10, SITES.DE.money)} (`);
  expect(root.textContent).not.toMatch(/−\d+,|\d{12}|alle \d|mit 0 /);
});

it('MC-24: what comes once with a subscription has its own price, beside that of a delivery', () => {
  const part = (title: string, calculatedPrice: number) => ({
    title,
    quantity: 1,
    price: { calculatedPrice },
  });
  const root = render('DE', {
    subscriptions: [
      {
        subscriptionConfigurationId: 's',
        recurringArticlesPrice: { calculatedPrice: 23.78 },
        recurringArticles: [part('Espresso', 23.78)],
        nonRecurringArticles: [part('Kaffeemaschine', 299), part('Tasse', 0), part('Löffel', 0.004)],
      },
    ],
    totalSum: 322.78,
  });
  const amounts = [...(root.querySelector('[data-line]')?.textContent ?? '').matchAll(/[\d,]+\s€|Gratis/g)];
  expect(amounts.map(([amount]) => amount)).toEqual(['299,00\u00a0€', 'Gratis', 'Gratis', '23,78\u00a0€']);
});

it('MC-24: an amount that rounds to zero has no row', () => {
  const priceSummary = { totalRedeemedLoyaltyBeans: 0.3, paymentOnDeliveryCosts: 0.4, shippingCosts: 0.2 };
  const rows = [
    ...render('CZ', {
      articles: [{ productId: 'a', quantity: 1 }],
      totalSum: 449,
      priceSummary,
    }).querySelectorAll<HTMLElement>('[data-row]'),
  ];
  expect(rows.map(({ dataset }) => dataset.row)).toEqual(['sum', 'shipping']);
  expect(rows[1]?.textContent).not.toMatch(/\d/);
});

it.each([
  ['CZ', 449.2, 449.4, /449/],
  ['HU', 1999.6, 2000.4, /2.000/],
] as const)('MC-24: on %s two prices that look equal are no reduction', (site, price, old, shown) => {
  const article = {
    productId: 'a',
    quantity: 1,
    price: { calculatedPrice: price, calculatedOriginalPrice: old, bestPriceAmount: old },
  };
  const row = render(site, { articles: [article], totalSum: price }).querySelector('[data-line]');
  expect(row?.querySelector('s')).toBeNull();
  expect(row?.textContent.match(new RegExp(shown, 'g'))).toHaveLength(1);
});

it.each(SITE_CODES)('MC-24: the lowest price is the price of one piece: %s', (site) => {
  const price = { calculatedPrice: 200, calculatedOriginalPrice: 300, bestPriceAmount: 250 };
  const body = { articles: [{ productId: 'a', tcm: 'b', quantity: 2, price }], totalSum: 200 };
  const { money, rules } = SITES[site];
  for (const root of [
    render(site, body),
    // While another quantity is wanted, the price is that of the confirmed pieces.
    render(site, body, (log) => setQuantity(log, articleKey('a', 'b'), 5, 0)),
  ]) {
    const text = root.querySelector('[data-line]')?.textContent ?? '';
    expect(text.includes(formatMoney(125, money))).toBe(rules.priceReduction.base === 'lowest');
    // A struck price is that of the line, like the price beside it.
    expect(text.includes(formatMoney(250, money))).toBe(rules.priceReduction.base === 'struck');
  }
});
