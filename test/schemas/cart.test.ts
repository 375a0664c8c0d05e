import { describe, expect, it } from 'vitest';
import { anArticle } from '#mocks/builders/cart.ts';
import { cart, cartCommand, cartRefusal } from '#src/schemas/cart.ts';

const withLine = (line: unknown, list = 'articles') => ({ numberOfArticles: 1, totalSum: 1, [list]: [line] });
const readArticle = (overrides: Record<string, unknown>) => {
  const read = cart.safeParse(withLine({ ...anArticle(), ...overrides }));
  return read.success ? read.data.articles[0] : undefined;
};

describe('a cart', () => {
  it('MC-06: reads a quantity as a number or as an object', () => {
    expect(readArticle({ quantity: 3 })?.quantity).toBe(3);
    expect(readArticle({ quantity: { quantity: 3 } })?.quantity).toBe(3);
  });

  it('reads a missing or null list as empty', () => {
    const read = cart.parse({ numberOfArticles: 0, totalSum: 0, articles: null });
    expect(read.articles).toEqual([]);
    expect(read.defectiveSubscriptions).toEqual([]);
  });

  it('drops unknown fields', () => {
    expect(readArticle({ secret: 'x' })).toEqual(anArticle());
  });

  it.each([
    ['no id', { productId: undefined }],
    ['no quantity', { quantity: 'two' }],
    ['a negative quantity', { quantity: -2 }],
    ['a part of a piece', { quantity: { quantity: '2.5' } }],
    ['more pieces than can be true', { quantity: 1e6 }],
  ])('MC-22: drops a line with %s, and counts it', (_, overrides) => {
    const read = cart.parse({
      ...withLine(null),
      articles: [{ ...anArticle(), ...overrides }, anArticle({ productId: '7' })],
    });
    expect(read.articles.map(({ productId }) => productId)).toEqual(['7']);
    expect(read.unreadableLines).toBe(1);
  });

  it.each([2.5, -3, '-3', 1e9, null, 'many'])(
    'MC-01, MC-17: counts the pieces where the shop counts %j',
    (sent) => {
      const articles = [anArticle({ quantity: 2 }), anArticle({ productId: '7', quantity: 3 })];
      expect(cart.parse({ numberOfArticles: sent, totalSum: 1, articles }).numberOfArticles).toBe(5);
    },
  );

  it.each([2.5, -1, 1e9])('MC-06, MC-10: a count of %j is left out where a line does without', (quantity) => {
    const { defectiveArticles, defectivePartnerProducts, subscriptions } = cart.parse({
      totalSum: 1,
      defectiveArticles: [{ quantity }],
      defectivePartnerProducts: [{ totalQuantity: quantity }],
      subscriptions: [
        {
          subscriptionConfigurationId: 1,
          giftSubscriptionInformation: { numberOfDeliveries: quantity },
          recurringIntervalDuration: { intervalDuration: quantity, intervalUnit: 'WEEK' },
          recurringArticles: [{ quantity }],
          nonRecurringArticles: [{ quantity }],
        },
      ],
    });
    expect(JSON.stringify([defectiveArticles, defectivePartnerProducts, subscriptions])).not.toContain(
      String(quantity),
    );
    expect(subscriptions).toHaveLength(1);
  });

  it('MC-22: counts values that are not a line', () => {
    const read = cart.parse({
      numberOfArticles: 1,
      totalSum: 1,
      giftCards: [null, 7, 'x', {}],
      articles: [[]],
    });
    expect([read.giftCards, read.articles, read.unreadableLines]).toEqual([[], [], 5]);
  });

  it.each([
    ['defectiveArticles', [{}, { productId: 7 }]],
    ['defectiveGiftCards', [{}, { article: null }, { article: { productId: 7 } }]],
    ['defectiveSubscriptions', [{}, { subscriptionConfigurationId: 7 }]],
    ['defectivePartnerProducts', [{}, { partnerProductId: 7 }]],
  ] as const)('MC-22: requires no field of a defective line: %s', (list, items) => {
    const read = cart.parse({ numberOfArticles: 0, totalSum: 0, [list]: items });
    expect([read[list].length, read.unreadableLines]).toEqual([items.length, 0]);
    expect(JSON.stringify(read[list])).toContain('"7"');
  });

  it('MC-22: reads numeric ids, and numbers, amounts and flags given as strings', () => {
    const line = {
      ...anArticle(),
      productId: 4002,
      tcm: 400201,
      quantity: '3',
      rebatePercentage: '16.666667',
      price: { calculatedPrice: '14.99', calculatedOriginalPrice: '17,99', isPricePromotional: 'false' },
    };
    const read = cart.parse({ ...withLine(line), numberOfArticles: '3', totalSum: '44.97' });
    expect(read).toMatchObject({ numberOfArticles: 3, totalSum: 44.97 });
    expect(read.articles[0]).toMatchObject({
      productId: '4002',
      tcm: '400201',
      quantity: 3,
      rebatePercentage: 16.666667,
      price: { calculatedPrice: 14.99, calculatedOriginalPrice: 17.99, isPricePromotional: false },
    });
  });

  it('is rejected without its sums, or with an invalid list', () => {
    expect(cart.safeParse({}).success).toBe(false);
    expect(cart.safeParse({ numberOfArticles: 0, totalSum: 0, articles: {} }).success).toBe(false);
  });

  it.each([
    ['no title', { title: null }, { title: undefined }],
    ['a price as text', { price: { calculatedPrice: '14,99 €' } }, { price: undefined }],
    ['an unknown availability', { availability: 'ON_THE_MOON' }, { availability: undefined }],
    ['an image that is no text', { imageUrl: 7 }, { imageUrl: undefined }],
    ['a hostile address', { productUrl: 'java\nscript:alert(1)' }, { productUrl: undefined }],
    ['remarks that are no list', { greenTexts: 'Bio' }, { greenTexts: [] }],
    [
      'one broken dimension of two',
      { dimensions: [{ name: 'Farbe' }, { name: 'Größe', value: 'M', type: 'TEXT' }] },
      { dimensions: [{ name: 'Größe', value: 'M', type: 'TEXT' }] },
    ],
    [
      'texts that show nothing',
      {
        dimensions: [
          { name: ' ', value: 'M', type: 'TEXT' },
          { name: 'Größe', value: '\u200b', type: 'TEXT' },
        ],
        greenTexts: ['', 'Bio'],
      },
      { dimensions: [], greenTexts: ['Bio'] },
    ],
  ])('keeps a line with %s', (_, overrides, expected) => {
    expect(readArticle(overrides)).toEqual({ ...anArticle(), ...expected });
  });

  it('MC-10: keeps a partner product with a hostile form address, without the address', () => {
    const line = {
      partnerProductId: 'P1',
      title: 'x',
      totalQuantity: 1,
      totalPrice: 2,
      formUrl: 'data:text/html,x',
    };
    expect(cart.parse(withLine(line, 'partnerProducts')).partnerProducts[0]).toMatchObject({
      partnerProductId: 'P1',
      formUrl: undefined,
    });
  });
});

describe('a cart command', () => {
  const setArticle = { productId: '1', tcm: '2', quantity: 0 };
  const setGiftCard = { productId: '1', tcm: '2', set: false };
  it.each([
    { setArticle },
    { setGiftCard },
    { setFreeArticle: { productId: '1', campaignId: '2', remove: true } },
    { setPartnerProduct: { partnerProductId: '1', set: true } },
    { deleteSubscription: { subscriptionId: '1' } },
    { setWsac: { code: 'A', remove: false } },
    { setGiftCardRedemption: { cardNumber: '6006', remove: true } },
  ])('MC-11: accepts a single change: %j', (command) => {
    expect(cartCommand.parse(command)).toEqual(command);
  });

  it.each([
    { setArticle, setGiftCard },
    {},
    { setArticle: { ...setArticle, quantity: -1 } },
    { setArticle: { ...setArticle, quantity: '1' } },
    { setArticle: { ...setArticle, more: 1 } },
    { setArticle: { productId: '1', quantity: 1 } },
    { setWsac: { code: '', remove: false } },
    { setWsac: { code: 'x'.repeat(41), remove: false } },
    { dropEverything: true },
  ])('MC-11: rejects anything else: %j', (command) => {
    expect(cartCommand.safeParse(command).success).toBe(false);
  });
});

it('MC-13: a refusal may have an unlisted code', () => {
  expect(cartRefusal.parse({ error: 'SOMETHING_NEW', limit: null })).toEqual({ error: 'SOMETHING_NEW' });
});
