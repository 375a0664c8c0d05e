import { describe, expect, it } from 'vitest';
import { MAX_BADGE_COUNT } from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import { withSettings } from '#src/config/siteSettings.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { deleteLine } from '#src/features/mini-cart/store/cartChanges.ts';
import { entriesOf, idOf, type LineKey } from '#src/features/mini-cart/store/cartLines.ts';
import { EMPTY_LOG, finishRead } from '#src/features/mini-cart/store/cartLog.ts';
import { checkoutBlocker, checkoutLink, stockNotice } from '#src/features/mini-cart/store/cartModel.ts';
import { priceBlock, shippingProgress, summaryRows } from '#src/features/mini-cart/store/cartMoney.ts';
import { linesOf } from '#src/features/mini-cart/store/cartSnapshot.ts';
import { readVoucher, voucherKey } from '#src/features/mini-cart/store/cartVouchers.ts';
import { bubbleText } from '#src/ui/Badge/bubbleText.ts';
import { aCart, item, PARTNER_PRODUCT, SUBSCRIPTION } from './cartHarness.ts';

it('MC-01: the bubble is hidden at 0, exact to 99, and +99 above', () => {
  const counts = [0, 1, MAX_BADGE_COUNT, MAX_BADGE_COUNT + 1, 1_000];
  expect(counts.map(bubbleText)).toEqual(['', '1', '99', '+99', '+99']);
});

it('MC-07: only two availability states have a text', () => {
  expect(stockNotice('NOT_AVAILABLE')?.state).toBe('error');
  expect(stockNotice('SHORTAGE')?.state).toBe('info');
  for (const state of ['IN_STOCK', 'AVAILABLE', 'SOLDOUT', undefined] as const)
    expect(stockNotice(state)).toBeNull();
});

it('MC-05: a defective line without pieces stays in sight until it is deleted, because it keeps the cart from being ordered', () => {
  const cart = aCart({ defectiveArticles: [item('lamp', { quantity: 0 })], articles: [item('mug')] });
  const log = finishRead(EMPTY_LOG, 0, cart);
  expect(linesOf(log)).toHaveLength(entriesOf(cart).length);
  const lamp = linesOf(log).find(({ entry }) => entry.isDefective);
  const after = linesOf(deleteLine(log, lamp?.key ?? ('' as LineKey), 0));
  expect(after.filter(({ isDeleted }) => !isDeleted).map(({ entry }) => idOf(entry))).toEqual(['mug']);
});

describe('MC-08: prices', () => {
  const reduced = {
    calculatedPrice: 8,
    calculatedOriginalPrice: 10,
    bestPriceAmount: 9,
    bestPriceDifferencePercentage: -11,
  };

  it('shows the old price when it was higher and the price is not a promotion', () => {
    expect(priceBlock(reduced, SITES.DE)).toMatchObject({ amount: 8, oldAmount: 10 });
    expect(priceBlock({ ...reduced, isPricePromotional: true }, SITES.DE).oldAmount).toBeUndefined();
    expect(priceBlock({ ...reduced, calculatedPrice: 10 }, SITES.DE).oldAmount).toBeUndefined();
  });

  it.each(SITE_CODES)('shows the best price with the old price by the country’s rule: %s', (code) => {
    const best = { amount: 9, percent: 11, isPerPiece: false };
    const comparesWithLowest = SITES[code].rules.priceReduction.base === 'lowest';
    expect(priceBlock(reduced, SITES[code]).best).toEqual(comparesWithLowest ? best : undefined);
    const alone = priceBlock({ ...reduced, isPricePromotional: true }, SITES[code]).best;
    expect(alone).toEqual(code === 'PL' ? best : undefined);
    expect(priceBlock({ calculatedPrice: 8, calculatedOriginalPrice: 10 }, SITES[code]).best).toBeUndefined();
  });

  it('LAW-03: strikes the lowest price where the rule says so', () => {
    expect(priceBlock(reduced, SITES.TR)).toMatchObject({ amount: 8, oldAmount: 9 });
    expect(priceBlock({ ...reduced, bestPriceAmount: 7 }, SITES.TR)).toMatchObject({ oldAmount: undefined });
    expect(priceBlock({ calculatedPrice: 8, calculatedOriginalPrice: 10 }, SITES.TR).oldAmount).toBe(10);
  });

  it('MC-24: names the lowest price of one piece, and no percentage above it', () => {
    expect(priceBlock(reduced, SITES.PL, 2).best).toEqual({ amount: 4.5, percent: 11, isPerPiece: true });
    const risen = { calculatedPrice: 10, bestPriceAmount: 9, bestPriceDifferencePercentage: 11 };
    expect(priceBlock(risen, SITES.PL).best?.percent).toBeUndefined();
  });

  it.each(SITE_CODES)('MC-24: no percentage whose price is hidden: %s', (code) => {
    const comparesWithLowest = SITES[code].rules.priceReduction.base === 'lowest';
    const promotional = priceBlock({ ...reduced, isPricePromotional: true }, SITES[code], 1, 20);
    expect(promotional).toMatchObject({ oldAmount: undefined, rebate: comparesWithLowest ? 11 : undefined });
    expect(promotional.best?.amount).toBe(comparesWithLowest ? 9 : undefined);
  });

  it('MC-24: one percentage of one base: badge, best price, tile and page', () => {
    const price = { calculatedPrice: 49.9, calculatedOriginalPrice: 74.9, bestPriceAmount: 55.9 };
    expect(priceBlock(price, SITES.CH, 1, 33)).toEqual({ amount: 49.9, oldAmount: 74.9, rebate: 33 });
    expect(priceBlock(price, SITES.DE, 1, 33)).toMatchObject({ rebate: 11, best: { percent: 11 } });
    expect(
      priceBlock({ calculatedPrice: 0, calculatedOriginalPrice: 5 }, SITES.CH, 1, 100).rebate,
    ).toBeUndefined();
  });
});

describe('MC-15: summary', () => {
  const names = (parts: object, site = SITES.DE) => summaryRows(aCart(parts), site).map(({ name }) => name);

  it('has only the sum when there are no other amounts', () => {
    expect(names({})).toEqual(['sum']);
  });

  it('shows free shipping at 0, and otherwise its cost', () => {
    expect(summaryRows(aCart({ shippingCost: 0 }), SITES.DE)[1]?.value).toEqual({
      text: 'mini_cart.summary.shipping_free',
    });
    expect(summaryRows(aCart({ shippingCost: 4.95 }), SITES.DE)[1]?.value).toEqual({ amount: 4.95 });
  });

  it('omits beans and the delivery fee at 0', () => {
    expect(
      names({ paymentOnDeliveryCost: 0, loyaltyBeanData: { redeemedAmount: 5, redeemedValue: 0 } }),
    ).toEqual(['sum']);
    expect(
      names({ paymentOnDeliveryCost: 3, loyaltyBeanData: { redeemedAmount: 5, redeemedValue: 1 } }),
    ).toEqual(['sum', 'beans', 'paymentOnDelivery']);
  });

  it.each(SITE_CODES)('shows the remaining rebate on sites with the price summary: %s', (code) => {
    const parts = { priceSummary: { cartFinalSum: 9, totalRedeemedNonWsacDiscounts: 1 } };
    const isShown = ['DE', 'AT', 'CH', 'CH_FR'].includes(code);
    expect(names(parts, SITES[code])).toEqual(isShown ? ['sum', 'rebate', 'final'] : ['sum', 'final']);
    expect(
      names({ priceSummary: { cartFinalSum: 9, totalRedeemedNonWsacDiscounts: 0 } }, SITES[code]),
    ).toEqual(['sum', 'final']);
  });

  it('subtracts redemptions', () => {
    const rows = summaryRows(
      aCart({
        giftCardRedemptions: [{ cardNumber: '1', redeemedAmount: 5 }],
        redeemedWsacs: ['A', 'B'],
        priceSummary: { cartFinalSum: 1, redeemedWsacDiscounts: [{ wsac: 'A', discount: 2 }] },
      }),
      SITES.DE,
    );
    expect(rows.map(({ value }) => value)).toEqual([
      { amount: 10 },
      { amount: -5 },
      { amount: -2 },
      { text: 'mini_cart.summary.redeemed' },
      { amount: 1 },
    ]);
    expect(rows.slice(1, 3)).toMatchObject([
      { label: 'mini_cart.summary.gift_card', values: { number: '1' } },
      { label: 'mini_cart.summary.coupon', values: { code: 'A' } },
    ]);
  });
});

describe('MC-21: rows add up to the final sum', () => {
  const rows = (parts: object, site = SITES.DE) =>
    summaryRows(aCart(parts), site).map(({ name, value }) => [
      name.split(' ')[0],
      'amount' in value && value.amount,
    ]);

  it('with the costs of the price summary, where the cart has none', () => {
    const priceSummary = {
      cartFinalSum: 15.5,
      shippingCosts: 4.5,
      paymentOnDeliveryCosts: 3,
      totalRedeemedLoyaltyBeans: 2,
    };
    const shown = rows({ priceSummary });
    expect(shown).toEqual([
      ['sum', 10],
      ['beans', -2],
      ['shipping', 4.5],
      ['paymentOnDelivery', 3],
      ['final', 15.5],
    ]);
    const sum = shown.slice(0, -1).reduce((total, [, amount]) => total + Number(amount), 0);
    expect(sum).toBe(15.5);
  });

  it('without rows for costs that are zero', () => {
    const priceSummary = {
      cartFinalSum: 10,
      shippingCosts: 0,
      paymentOnDeliveryCosts: 0,
      totalRedeemedLoyaltyBeans: 0,
    };
    expect(rows({ priceSummary }).map(([name]) => name)).toEqual(['sum', 'shipping', 'final']);
    // An explicit 0 is not a missing amount.
    expect(rows({ priceSummary, shippingCost: 4.95 })).toContainEqual(['shipping', false]);
  });

  it('with discounts of either sign, also of a coupon that only the price summary names', () => {
    const redeemedWsacDiscounts = [{ wsac: 'A', discount: -2 }];
    const priceSummary = { cartFinalSum: 7, redeemedWsacDiscounts, totalRedeemedNonWsacDiscounts: '-1' };
    expect(rows({ priceSummary })).toEqual([
      ['sum', 10],
      ['coupon', -2],
      ['rebate', -1],
      ['final', 7],
    ]);
  });
});

describe('BEY-13: parsing an entered code', () => {
  it.each([
    [' WINTER10 ', { kind: 'coupon', code: 'WINTER10' }],
    ['6006 4911', { kind: 'giftCard', code: '6006 4911' }],
    ['60064911', { kind: 'giftCard', code: '60064911' }],
    ['6006-4911', { kind: 'giftCard', code: '6006-4911' }],
    ['6006–4911', { kind: 'giftCard', code: '6006-4911' }],
    ['6006\u20114911', { kind: 'giftCard', code: '6006-4911' }],
    ['6006 - 4911', { kind: 'giftCard', code: '6006 - 4911' }],
    ['6006.4911', { kind: 'giftCard', code: '6006.4911' }],
    ['６００６４９１１', { kind: 'giftCard', code: '60064911' }],
    ['Geschenkkarte: 6006 4911.', { kind: 'giftCard', code: '6006 4911' }],
    ['ＨＥＬＬＯ１０', { kind: 'coupon', code: 'HELLO10' }],
    ['HELLO10.', { kind: 'coupon', code: 'HELLO10' }],
    ['Code: HELLO10', { kind: 'coupon', code: 'HELLO10' }],
    ['1234567', { kind: 'coupon', code: '1234567' }],
    ['  ', null],
  ])('%j is %j', (entered, voucher) => expect(readVoucher(entered)).toEqual(voucher));

  it.each([
    ['coupon', 'KIS10', 'kıs10'],
    ['coupon', 'KIS10', 'KİS10'],
    ['giftCard', '6006 4911', '6006.4911'],
    ['giftCard', '6006 4911', '6006–4911'],
  ] as const)('the %s %s and %s are one', (kind, code, other) =>
    expect(voucherKey({ kind, code: other })).toBe(voucherKey({ kind, code })),
  );

  it('a text that is no code stays whole', () => {
    const text = `HELLO10${'.'.repeat(100_000)}x`;
    expect(readVoucher(text)).toEqual({ kind: 'coupon', code: text });
  });
});

describe('BEY-14: free-shipping progress', () => {
  it('combines the site’s threshold with the shop’s sum', () => {
    expect(shippingProgress(aCart({ totalSum: 15.1 }), SITES.DE)).toEqual({ remaining: 4.9, share: 0.755 });
    expect(shippingProgress(aCart({ totalSum: 15.1, shippingCost: 0 }), SITES.DE)).toBeNull();
    expect(shippingProgress(aCart({ totalSum: 25 }), SITES.DE)).toEqual({ remaining: 0, share: 1 });
  });

  it.each(SITE_CODES)('is missing without a threshold for all goods: %s', (code) => {
    const hasThreshold = SITES[code].freeShipping.all !== null;
    expect(shippingProgress(aCart(), SITES[code]) !== null).toBe(hasThreshold);
  });

  it('MC-24: is missing where the shop charges shipping above the threshold', () => {
    expect(shippingProgress(aCart({ totalSum: 25, shippingCost: 4.95 }), SITES.DE)).toBeNull();
    const priceSummary = { shippingCosts: 4.95 };
    expect(shippingProgress(aCart({ totalSum: 25, shippingCost: 0, priceSummary }), SITES.DE)).toBeNull();
  });

  it('SIT-10: card holders have their own threshold', () => {
    expect(shippingProgress(aCart({ totalSum: 400 }), SITES.CZ, true)?.remaining).toBe(99);
    expect(shippingProgress(aCart({ totalSum: 400 }), SITES.CZ)?.remaining).toBe(599);
  });

  it.each([
    ['everybody', { all: 0 }, false],
    ['card holders', { all: 20, card: 0 }, true],
  ])('SIT-10: a threshold of 0 is reached: %s', (_, freeShipping, isCardMember) => {
    const site = withSettings(SITES.DE, { freeShipping });
    for (const totalSum of [0, 1])
      expect(shippingProgress(aCart({ totalSum }), site, isCardMember)).toEqual({ remaining: 0, share: 1 });
    expect(shippingProgress(aCart({ totalSum: 1, shippingCost: 4.95 }), site, isCardMember)).toBeNull();
  });
});

describe('MC-16: checkout', () => {
  const blocker = (parts: object, link: string | null = '/checkout') =>
    checkoutBlocker(entriesOf(aCart(parts)), link);
  const articles = [item('a')];

  it('is enabled with an article or a partner product', () => {
    expect(blocker({ articles })).toBeNull();
    expect(blocker({ partnerProducts: [PARTNER_PRODUCT] })).toBeNull();
  });

  it.each([
    ['only a gift card', { giftCards: [{ article: item('g') }] }, 'no_goods'],
    ['only a subscription', { subscriptions: [SUBSCRIPTION] }, 'no_goods'],
    ['a defective line', { articles, defectiveGiftCards: [{ article: item('g') }] }, 'defective'],
    [
      'an article that is not available',
      { articles: [item('a', { availability: 'NOT_AVAILABLE' })] },
      'unavailable',
    ],
    [
      'a sold-out free article',
      { articles, freeArticles: [item('f', { uuid: 'u', availability: 'SOLDOUT' })] },
      'unavailable',
    ],
  ])('is disabled with %s, and gives the reason', (_name, parts, reason) => {
    expect(blocker(parts)).toBe(`mini_cart.checkout_blocked.${reason}`);
  });

  it('is disabled without an address', () => {
    expect(blocker({ articles }, null)).toBe('mini_cart.checkout_blocked.no_link');
  });

  it('has its own address with subscriptions', () => {
    expect(checkoutLink(entriesOf(aCart({ articles })), LINKS)).toBe(LINKS.checkout);
    const withSubscription = aCart({ articles, subscriptions: [SUBSCRIPTION] });
    expect(checkoutLink(entriesOf(withSubscription), LINKS)).toBe(LINKS.subscriptionCheckout);
  });
});
