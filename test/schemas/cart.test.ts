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

  it('reads a list that is missing or null as empty', () => {
    const read = cart.parse({ numberOfArticles: 0, totalSum: 0, articles: null });
    expect(read.articles).toEqual([]);
    expect(read.defectiveSubscriptions).toEqual([]);
  });

  it('knows nothing of fields it was not told about', () => {
    expect(readArticle({ secret: 'x' })).toEqual(anArticle());
  });

  // A line that silently disappears would be bought unseen, so the whole cart fails.
  it.each([
    ['no id', { productId: undefined }],
    ['no title', { title: null }],
    ['no quantity', { quantity: 'two' }],
    ['a price as text', { price: { calculatedPrice: '14,99 €' } }],
  ])('is refused whole for a line with %s', (_, overrides) => {
    expect(readArticle(overrides)).toBeUndefined();
  });

  it.each([
    ['an unknown availability', { availability: 'ON_THE_MOON' }, { availability: undefined }],
    ['a picture that is no text', { imageUrl: 7 }, { imageUrl: undefined }],
    ['a hostile address', { productUrl: 'java\nscript:alert(1)' }, { productUrl: undefined }],
    ['remarks that are no list', { greenTexts: 'Bio' }, { greenTexts: [] }],
    [
      'one broken dimension of two',
      { dimensions: [{ name: 'Farbe' }, { name: 'Größe', value: 'M', type: 'TEXT' }] },
      { dimensions: [{ name: 'Größe', value: 'M', type: 'TEXT' }] },
    ],
  ])('keeps a line with %s', (_, overrides, expected) => {
    expect(readArticle(overrides)).toEqual({ ...anArticle(), ...expected });
  });

  it('MC-10: keeps a partner product whose form address is hostile, without it', () => {
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
  ])('MC-11: is one change: %j', (command) => {
    expect(cartCommand.parse(command)).toEqual(command);
  });

  it.each([
    { setArticle, setGiftCard },
    {},
    { setArticle: { ...setArticle, quantity: -1 } },
    { setArticle: { ...setArticle, quantity: '1' } },
    { setArticle: { ...setArticle, more: 1 } },
    { setArticle: { productId: '1', quantity: 1 } },
    { dropEverything: true },
  ])('MC-11: is never anything else: %j', (command) => {
    expect(cartCommand.safeParse(command).success).toBe(false);
  });
});

it('MC-13: a refusal may carry a code that nobody has listed', () => {
  expect(cartRefusal.parse({ error: 'SOMETHING_NEW', limit: null })).toEqual({ error: 'SOMETHING_NEW' });
});
