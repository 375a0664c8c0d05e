import { expect, it } from 'vitest';
import { MESSAGES } from '#demo/pages/messages.server.ts';
import { composeMail } from '#demo/render/mail/composeMail.ts';
import { STORY_TIME } from '#mocks/msw.ts';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { cartWithout, includesShipping } from '#src/features/mini-cart/store/cartMoney.ts';
import { receiptOf } from '#src/features/mini-cart/store/receipt.ts';
import { createSiteIntl } from '#src/i18n/siteIntl.ts';
import { formatMoney } from '#src/lib/money.ts';
import { cart as cartSchema } from '#src/schemas/cart.ts';
import { createTestShop } from '../../support/shopFetch.ts';

const { text } = createSiteIntl(SITES.DE, 'de-DE', MESSAGES['de-DE']);

const withFinalSum = (cartFinalSum: number, costs: object = {}) =>
  cartSchema.parse({
    numberOfArticles: 4,
    totalSum: 73.96,
    articles: [
      {
        productId: '1',
        title: 'Espresso <b>',
        quantity: 2,
        price: { calculatedPrice: 13.98 },
        dimensions: [
          { name: 'Größe', value: '500 g', type: 'TEXT' },
          { name: 'Kaffeebraun', value: '#6b4028', type: 'COLOR' },
        ],
      },
    ],
    partnerProducts: [{ partnerProductId: 'p', title: 'Blumen', totalQuantity: 2, totalPrice: 59.98 }],
    priceSummary: { cartFinalSum, shippingCosts: 4.95, ...costs },
  });
const cart = withFinalSum(78.91);

it('DSG-03: each kind of line has its own quantity and amount, and the sums follow', () => {
  const { lines, rows } = receiptOf(cart, SITES.DE, text);
  const words = lines.map(({ title, variant, quantity, amount }) => [title, variant, quantity, amount]);
  expect(words).toEqual([
    ['Espresso <b>', 'Größe: 500 g\u00a0· Kaffeebraun', 'Anzahl: 2', '13,98\u00a0€'],
    ['Blumen', undefined, 'Anzahl: 2', '59,98\u00a0€'],
  ]);
  expect(rows.map(({ name, value }) => [name, value])).toEqual([
    ['sum', '73,96\u00a0€'],
    ['shipping', '4,95\u00a0€'],
    ['final', '78,91\u00a0€'],
  ]);
});

it.each([
  ['without shipping', withFinalSum(78.91), 'Kostenlos', '73,96'],
  [
    'without a fee for paying on delivery',
    withFinalSum(80.91, { paymentOnDeliveryCosts: 2 }),
    'Kostenlos',
    '73,96',
  ],
  [
    'as the shop sums it up where a gift card has paid for a part of the shipping',
    withFinalSum(2),
    '4,95',
    '2,00',
  ],
])('DSG-03: an order that is collected in a store has its receipt %s', (_, ordered, shipping, final) => {
  const receipt = receiptOf(cartWithout(ordered, ['shipping', 'paymentOnDelivery']), SITES.DE, text);
  expect(receipt.rows.map(({ name, value }) => [name, value.replace('\u00a0€', '')])).toEqual([
    ['sum', '73,96'],
    ['shipping', shipping],
    ['final', final],
  ]);
});

it.each(SITE_CODES)(
  'DSG-03, MC-24: a receipt that strikes another price than the lowest one names that, where the rule does: %s',
  (code) => {
    const site = SITES[code];
    const article = (calculatedOriginalPrice: number) => ({
      productId: String(calculatedOriginalPrice),
      title: 'Pfanne',
      quantity: 1,
      price: { calculatedPrice: 34.99, calculatedOriginalPrice, bestPriceAmount: 39.99 },
    });
    const body = {
      totalSum: 104.97,
      articles: [49.99, 39.99].map(article),
      giftCards: [{ article: article(49.99) }],
    };
    const { lines } = receiptOf(cartSchema.parse(body), site, text);
    const { base, days } = site.rules.priceReduction;
    const price = (amount: number) => formatMoney(amount, site.money);
    const former = price(base === 'struck' ? 39.99 : 49.99);
    const lowest =
      base === 'lowest' ? text('mini_cart.price.best', { days, price: price(39.99) }) : undefined;
    expect(lines.map((line) => [line.former, line.lowest])).toEqual([
      [former, lowest],
      [price(39.99), undefined],
      [former, lowest],
    ]);
  },
);

it.each(SITE_CODES)('MC-24: mini cart and receipt agree on shipping, also for card holders: %s', (site) => {
  const { all, card } = SITES[site].freeShipping;
  const thresholds = [all, card].flatMap((amount) => amount ?? []);
  for (const totalSum of [1, ...thresholds, ...thresholds.map((amount) => amount - 1)])
    for (const isCardMember of [true, false]) {
      const row = cartSchema.parse({ totalSum, articles: [{ productId: '1', quantity: 1 }] });
      const receipt = receiptOf(row, SITES[site], text, isCardMember);
      expect(receipt.includesShipping).toBe(includesShipping(row, SITES[site], isCardMember));
    }
});

it.each(SITE_CODES)(
  'MC-24: the lines of a receipt add up to its sum, with what comes once with a subscription: %s',
  async (site) => {
    for (const scenario of ['cart-mixed', 'cart-full'] as const) {
      const { shop } = createTestShop({ site, scenarios: [scenario], now: () => STORY_TIME });
      const answer = await shop.readCart();
      if (!answer.ok) throw new Error('no cart');
      const { lines, rows } = receiptOf(answer.value.cart, SITES[site], text);
      // In the smallest coin: every amount of a site has the same decimals.
      const coins = (amount = '') => Number(amount.replaceAll(/\D/g, ''));
      const sum = lines.reduce((total, { amount }) => total + coins(amount), 0);
      expect(sum, scenario).toBe(coins(rows.find(({ name }) => name === 'sum')?.value));
    }
  },
);

it.each(LOCALE_CODES)(
  'TXT-01: no label of a receipt has a colon, because one follows it: %s',
  async (locale) => {
    const { shop } = createTestShop({ scenarios: ['cart-full'], now: () => STORY_TIME });
    const answer = await shop.readCart();
    if (!answer.ok) throw new Error('no cart');
    const { text: words } = createSiteIntl(SITES.DE, locale, MESSAGES[locale]);
    const labels = receiptOf(answer.value.cart, SITES.DE, words).rows.map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(5);
    expect(labels.filter((label) => label.includes(':'))).toEqual([]);
  },
);

it('DSG-03: the mail of an order has every line and sum of the receipt, as text and as safe HTML', () => {
  const entry = {
    firstName: 'Kim',
    lastName: 'Gruber',
    street: 'Ring 1',
    postcode: '20095',
    city: 'Hamburg',
    delivery: 'home',
    payment: 'paypal',
  };
  const mail = composeMail(
    {
      locale: 'de-DE',
      brand: 'Vitrine',
      kind: 'order-receipt',
      sender: { lines: ['Vitrine'], imprint: 'https://shop.example/impressum' },
      links: {},
      shop: 'https://shop.example/',
      pictures: { logo: 'https://shop.example/logo.png' },
      validDays: 0,
      order: {
        site: 'DE',
        entry,
        cart,
        isCardMember: false,
        number: '1234567890',
        orderedAt: '2026-11-28T10:00:00Z',
        orders: 'https://shop.example/orderhistory',
        conditions: [],
      },
    },
    text,
  );
  const { lines, rows } = receiptOf(cart, SITES.DE, text);
  for (const words of [
    ...lines.flatMap(({ title, variant = '', quantity = '', amount = '' }) => [
      title,
      variant,
      quantity,
      amount,
    ]),
    ...rows.map(({ value }) => value),
  ])
    expect(mail.text).toContain(words);
  for (const { value } of rows) expect(mail.html).toContain(value);
  expect(mail.html).toContain('Espresso &lt;b&gt;');
  expect(mail.html).toContain('Ring 1<br>20095 Hamburg');
  for (const words of ['Bestellung 1234567890', 'Bestellt am 28.\u00a0November 2026', 'inkl. MwSt.']) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
});
