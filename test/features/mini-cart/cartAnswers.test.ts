import { describe, expect, it } from 'vitest';
import type { CallError } from '#src/api/request.ts';
import { changeErrorText, readErrorText } from '#src/features/mini-cart/store/cartErrorTexts.ts';
import { groupLines } from '#src/features/mini-cart/store/cartModel.ts';
import { failed } from '#src/lib/result.ts';
import { CART_ERROR_CODES, type CartRefusal, cartCommand } from '#src/schemas/cart.ts';
import { item, openCartWith, PARTNER_PRODUCT, SUBSCRIPTION } from './cartHarness.ts';

// How `CartStore` understands the shop's answers: the lines of every list, and every failure.

const setArticle = (productId: string, quantity: number) => ({
  setArticle: { productId, tcm: `tcm-${productId}`, quantity },
});
const setFreeArticle = (remove: boolean) => ({
  setFreeArticle: { productId: 'f', campaignId: 'c', remove },
});
const setGiftCard = (productId: string, set: boolean) => ({
  setGiftCard: { productId, tcm: `tcm-${productId}`, set },
});
const setPartnerProduct = (partnerProductId: string, set: boolean) => ({
  setPartnerProduct: { partnerProductId, set },
});
const deleteSubscription = (subscriptionId: string) => ({ deleteSubscription: { subscriptionId } });
const gift = (productId: string) => ({ article: item(productId) });

/** One line of each list in display order, with the command that deletes it and the one that restores it, if any. */
const LINES = [
  ['article', { articles: [item('a')] }, setArticle('a', 0), setArticle('a', 1)],
  ['defectiveArticle', { defectiveArticles: [item('d')] }, setArticle('d', 0), setArticle('d', 1)],
  [
    'freeArticle',
    { freeArticles: [item('f', { uuid: 'u', campaignId: 'c' })] },
    setFreeArticle(true),
    setFreeArticle(false),
  ],
  ['giftCard', { giftCards: [gift('g')] }, setGiftCard('g', false), setGiftCard('g', true)],
  ['defectiveGiftCard', { defectiveGiftCards: [gift('h')] }, setGiftCard('h', false), setGiftCard('h', true)],
  ['subscription', { subscriptions: [SUBSCRIPTION] }, deleteSubscription('s'), null],
  [
    'defectiveSubscription',
    { defectiveSubscriptions: [{ ...SUBSCRIPTION, subscriptionConfigurationId: 'ds' }] },
    deleteSubscription('ds'),
    null,
  ],
  [
    'partnerProduct',
    { partnerProducts: [PARTNER_PRODUCT] },
    setPartnerProduct('p', false),
    setPartnerProduct('p', true),
  ],
  [
    'defectivePartnerProduct',
    { defectivePartnerProducts: [{ ...PARTNER_PRODUCT, partnerProductId: 'dp' }] },
    setPartnerProduct('dp', false),
    setPartnerProduct('dp', true),
  ],
] as const;

it('MC-05: lines have the order of the specification, whatever the order of the answer', async () => {
  const parts = Object.assign({}, ...LINES.map(([, list]) => list).toReversed());
  const { cart } = await openCartWith(parts);
  expect(groupLines(cart.snapshot.lines).map(({ line }) => line)).toEqual(LINES.map(([name]) => name));
});

it.each(LINES)('MC-11: %s is deleted with one command and restored with the inverse', async (...row) => {
  const [, list, deletes, restores] = row;
  const { cart, writes, flush } = await openCartWith(list);
  const key = cart.snapshot.lines[0]?.key ?? '';
  cart.remove(key);
  await flush();
  cart.undo(key);
  await flush();
  expect(writes).toEqual(restores ? [deletes, restores] : [deletes]);
  for (const command of writes) expect(cartCommand.safeParse(command).success).toBe(true);
});

it.each([
  ['an article without its stock-keeping number', { defectiveArticles: [item('d', { tcm: undefined })] }, 1],
  ['a gift card without it', { defectiveGiftCards: [{ article: item('g', { tcm: undefined }) }] }, 1],
  ['lines without any id', { defectiveArticles: [{}, {}, { productId: 7 }], defectiveGiftCards: [{}] }, 4],
])('MC-14, MC-22: %s cannot be deleted, has a key of its own, and stays', async (_name, parts, count) => {
  const { cart, writes } = await openCartWith(parts);
  const keys = () => new Set(cart.snapshot.lines.map(({ key }) => key));
  expect(keys().size).toBe(count);
  for (const key of keys()) cart.remove(key);
  expect([writes, keys().size]).toEqual([[], count]);
  expect(cart.snapshot.lines.some(({ isDeleted }) => isDeleted)).toBe(false);
});

it('MC-26: free articles of one product and campaign are told apart by their own ids', async () => {
  const free = (uuid: string) => item('f', { uuid, campaignId: 'c' });
  const { cart } = await openCartWith({ freeArticles: [free('u1'), free('u2')] });
  cart.remove(cart.snapshot.lines[0]?.key ?? '');
  expect(cart.snapshot.lines.map(({ isDeleted }) => isDeleted)).toEqual([true, false]);
});

it('MC-26: a blank title is a missing title, and a missing number of articles is counted', async () => {
  const titles = ['', '   ', '\u200b'].map((title, at) => item(`a${at}`, { title, quantity: 2 }));
  const { cart } = await openCartWith({ articles: titles, numberOfArticles: undefined });
  expect(cart.snapshot.cart?.articles.map(({ title }) => title)).toEqual([undefined, undefined, undefined]);
  expect(cart.snapshot.cart?.numberOfArticles).toBe(6);
});

it('MC-22: lines with the same id get different keys', async () => {
  const { cart } = await openCartWith({ articles: [item('a'), item('a')] });
  expect(new Set(cart.snapshot.lines.map(({ key }) => key)).size).toBe(2);
});

describe('MC-13: error codes', () => {
  const refused = (error: string, limit?: number) =>
    ({ kind: 'refused', status: 409, body: { error, limit } }) as const;
  type Failure = CallError<CartRefusal>;

  /** What an add-to-cart button gets when every change fails. */
  async function change(error: Failure) {
    const { cart } = await openCartWith({}, { changeCart: async () => failed(error) });
    const result = await cart.add({ productId: 'a', tcm: 'tcm-a' });
    return result.ok ? undefined : result.error;
  }
  async function read(error: Failure) {
    const { cart } = await openCartWith({}, { readCart: async () => failed(error) });
    return cart.snapshot.readError;
  }

  it.each(CART_ERROR_CODES)('accept %s as the code of a refused change', async (code) => {
    expect(await change(refused(code, 5))).toEqual({ code, limit: 5, isCertain: true });
  });

  it.each([
    ['UNKNOWN', 5, 'mini_cart.error.change'],
    ['CARTSTORAGE_UNAVAILABLE', 5, 'mini_cart.error.change'],
    ['PRODUCTDATA_UNAVAILABLE', 5, 'mini_cart.error.change'],
    ['PRICE_UNAVAILABLE', 5, 'mini_cart.error.change'],
    ['NOT_MODIFIED', 5, 'mini_cart.error.change'],
    ['SESSION_ENDED', 5, 'mini_cart.error.session_ended'],
    ['CART_LIMIT', 5, 'mini_cart.error.cart_limit'],
    ['CART_LIMIT', -1, 'mini_cart.error.change'],
    ['ITEM_LIMIT', 5, 'mini_cart.error.item_limit'],
    ['ITEM_LIMIT', 2.5, 'mini_cart.error.change'],
    ['AVAILABILITY_LIMIT', 5, 'mini_cart.error.availability_limit'],
    ['AVAILABILITY_LIMIT', undefined, 'mini_cart.error.change'],
    ['WSAC_INVALID', 5, 'mini_cart.error.wsac_invalid'],
    ['WSAC_EXPIRED', 5, 'mini_cart.error.wsac_expired'],
    ['WSAC_ALREADY_REDEEMED', 5, 'mini_cart.error.wsac_already_redeemed'],
    ['WSAC_MINIMUM', 12.5, 'mini_cart.error.wsac_minimum'],
    ['GIFT_CARD_INVALID', 5, 'mini_cart.error.gift_card_invalid'],
    ['GIFT_CARD_EMPTY', 5, 'mini_cart.error.gift_card_empty'],
    ['removeWsacError', 5, 'mini_cart.error.remove_coupon'],
    ['removeGiftCardError', 5, 'mini_cart.error.remove_gift_card'],
  ] as const)('MC-13: %s with a limit of %s is explained by %s', (code, limit, id) => {
    expect(changeErrorText(code, limit, String).id).toBe(id);
  });

  it.each([
    ['UNKNOWN', 'mini_cart.error.read'],
    ['CARTSTORAGE_UNAVAILABLE', 'mini_cart.error.read'],
    ['PRODUCTDATA_UNAVAILABLE', 'mini_cart.error.read'],
    ['PRICE_UNAVAILABLE', 'mini_cart.error.read'],
    ['NOT_MODIFIED', 'mini_cart.error.read'],
    ['SESSION_ENDED', 'mini_cart.error.session_ended'],
  ] as const)('MC-13: a cart that is not read because of %s is explained by %s', async (code, id) => {
    expect(await read(refused(code))).toBe(code);
    expect(readErrorText(code)).toBe(id);
  });

  it('show unlisted codes as UNKNOWN, when reading also the limits', async () => {
    expect(await change(refused('toString'))).toMatchObject({ code: 'UNKNOWN' });
    expect(await read(refused('ITEM_LIMIT'))).toBe('UNKNOWN');
  });

  it('MC-23: treat 401 and 403 as the end of the session, unless the shop gives another reason', async () => {
    for (const status of [401, 403]) {
      const ended = { code: 'SESSION_ENDED', isCertain: true };
      expect(await change({ kind: 'refused', status })).toMatchObject(ended);
      for (const error of ['csrf', 'UNKNOWN']) {
        const refusal = { kind: 'refused', status, body: { error } } as const;
        expect(await change(refusal)).toMatchObject(ended);
        expect(await read(refusal)).toBe('SESSION_ENDED');
      }
    }
    const body = { error: 'CART_LIMIT', limit: 5 };
    expect(await change({ kind: 'refused', status: 403, body })).toMatchObject({ code: 'CART_LIMIT' });
  });

  it('treat 304 as not modified, and a network failure as unknown', async () => {
    expect(await change({ kind: 'refused', status: 304 })).toMatchObject({ code: 'NOT_MODIFIED' });
    expect(await read({ kind: 'refused', status: 304 })).toBe('NOT_MODIFIED');
    expect(await change({ kind: 'network' })).toMatchObject({ code: 'UNKNOWN', isCertain: false });
    expect(await change({ kind: 'timeout' })).toMatchObject({ isCertain: false });
    expect(await change({ kind: 'refused', status: 502 })).toMatchObject({ isCertain: false });
  });
});
