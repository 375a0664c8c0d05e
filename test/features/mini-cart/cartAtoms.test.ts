import { describe, expect, it } from 'vitest';
import { CHANGE_ERROR_DISPLAY_MS, QUANTITY_DEBOUNCE_MS, UNDO_WINDOW_MS } from '#src/config/limits.ts';
import {
  addToCartAtom,
  cartLinesAtom,
  cartViewAtom,
  chooseQuantityAtom,
  deleteLineAtom,
  hidePageAtom,
  holdUndoAtom,
  isCartUpdatingAtom,
  showCartAtom,
  undoDeleteAtom,
} from '#src/features/mini-cart/cartAtoms.ts';
import { changeErrorsAtom, holdChangeErrorAtom } from '#src/features/mini-cart/cartErrors.ts';
import { quantityOf } from '#src/features/mini-cart/cartLines.ts';
import {
  loadCartAtom,
  readErrorAtom,
  reloadCartAtom,
  retryCartAtom,
  sendDraftsAtom,
} from '#src/features/mini-cart/cartSync.ts';
import { createLab, FINE, type LabKey } from './cartLab.ts';

const COFFEE: LabKey = 'article coffee tcm-coffee';
const MUG: LabKey = 'article mug tcm-mug';

async function openLab(held: Partial<Record<LabKey, number>> = { [COFFEE]: 2, [MUG]: 1 }) {
  const lab = createLab(held);
  void lab.store.set(loadCartAtom);
  await lab.clock.advance(100);
  lab.store.set(showCartAtom, true);
  const lines = () =>
    lab.store
      .get(cartLinesAtom)
      .map(({ key, entry, isDeleted }) => `${isDeleted ? '−' : quantityOf(entry)} ${key.split(' ')[1]}`);
  const codes = () => lab.store.get(changeErrorsAtom).map(({ code }) => code);
  return { ...lab, lines, codes };
}

describe('MC-11: undo', () => {
  it('keeps a deleted line for its time, and then forgets it', async () => {
    const { store, clock, lines } = await openLab();
    void store.set(deleteLineAtom, COFFEE);
    expect(lines()).toEqual(['− coffee', '1 mug']);
    await clock.advance(UNDO_WINDOW_MS - 1);
    expect(lines()).toEqual(['− coffee', '1 mug']);
    await clock.advance(1);
    expect(lines()).toEqual(['1 mug']);
  });

  it('asks for the former quantity', async () => {
    const { store, clock, lines, writes, stock } = await openLab();
    void store.set(deleteLineAtom, COFFEE);
    await clock.advance(1_000);
    void store.set(undoDeleteAtom, COFFEE);
    expect(lines()).toEqual(['2 coffee', '1 mug']);
    await clock.advance(20_000);
    expect(writes.at(-1)).toEqual({ setArticle: { productId: 'coffee', tcm: 'tcm-coffee', quantity: 2 } });
    expect([lines(), stock.get(COFFEE)]).toEqual([['2 coffee', '1 mug'], 2]);
  });

  it('works while the delete is still on its way, one after the other', async () => {
    const { store, clock, lines, writes, weather, stock } = await openLab();
    weather.write = [{ up: 500, down: 500, fate: 'fine' }];
    void store.set(deleteLineAtom, COFFEE);
    await clock.advance(100);
    void store.set(undoDeleteAtom, COFFEE);
    expect([lines(), writes.length]).toEqual([['2 coffee', '1 mug'], 1]);
    await clock.advance(5_000);
    expect([lines(), writes.length, stock.get(COFFEE)]).toEqual([['2 coffee', '1 mug'], 2, 2]);
  });

  it('asks for nothing when the delete it takes back was refused', async () => {
    const { store, clock, writes, weather, codes } = await openLab();
    weather.write = [{ up: 500, down: 500, fate: { refusal: 'UNKNOWN' } }];
    void store.set(deleteLineAtom, COFFEE);
    void store.set(undoDeleteAtom, COFFEE);
    await clock.advance(2_000);
    expect([writes.length, codes()]).toEqual([1, ['UNKNOWN']]);
  });

  it('stands still while a person is there or the tab is away', async () => {
    const { store, clock, lines } = await openLab();
    void store.set(deleteLineAtom, COFFEE);
    await clock.advance(9_000);
    store.set(holdUndoAtom, COFFEE, 'focus', true);
    store.set(holdUndoAtom, COFFEE, 'pointer', true);
    await clock.advance(60_000);
    store.set(holdUndoAtom, COFFEE, 'focus', false);
    await clock.advance(60_000);
    store.set(hidePageAtom, true);
    store.set(holdUndoAtom, COFFEE, 'pointer', false);
    await clock.advance(60_000);
    expect(lines()).toContain('− coffee');
    store.set(hidePageAtom, false);
    await clock.advance(999);
    expect(lines()).toContain('− coffee');
    await clock.advance(1);
    expect(lines()).not.toContain('− coffee');
  });

  it('outlives closing and opening, and its time goes on meanwhile', async () => {
    const { store, clock, lines } = await openLab();
    void store.set(deleteLineAtom, COFFEE);
    store.set(holdUndoAtom, COFFEE, 'focus', true);
    store.set(showCartAtom, false);
    await clock.advance(6_000);
    store.set(showCartAtom, true);
    expect(lines()).toContain('− coffee');
    await clock.advance(4_000);
    expect(lines()).not.toContain('− coffee');
  });

  it('shows the empty view only when the last line cannot be taken back any more', async () => {
    const { store, clock } = await openLab({ [MUG]: 1 });
    void store.set(deleteLineAtom, MUG);
    await clock.advance(UNDO_WINDOW_MS - 1);
    expect(store.get(cartViewAtom)).toBe('full');
    await clock.advance(1);
    expect(store.get(cartViewAtom)).toBe('empty');
  });

  it('offers itself again when it was refused', async () => {
    const { store, clock, lines, weather, codes } = await openLab();
    weather.write = [FINE, { ...FINE, fate: { refusal: 'AVAILABILITY_LIMIT', limit: 1 } }];
    void store.set(deleteLineAtom, COFFEE);
    await clock.advance(1_000);
    void store.set(undoDeleteAtom, COFFEE);
    await clock.advance(1_000);
    expect([lines(), codes()]).toEqual([['− coffee', '1 mug'], ['AVAILABILITY_LIMIT']]);
    void store.set(undoDeleteAtom, COFFEE);
    await clock.advance(20_000);
    expect(lines()).toEqual(['2 coffee', '1 mug']);
  });

  it('keeps several deleted lines in their places', async () => {
    const { store, lines, clock } = await openLab();
    void store.set(deleteLineAtom, MUG);
    void store.set(deleteLineAtom, COFFEE);
    expect(lines()).toEqual(['− coffee', '− mug']);
    await clock.advance(1_000);
    void store.set(undoDeleteAtom, MUG);
    await clock.advance(1_000);
    expect(lines()).toEqual(['− coffee', '1 mug']);
  });

  it('cannot be done for a subscription, which still says that it is gone', async () => {
    const { store, clock, lines, writes } = await openLab({ 'subscription sub-1': 1, [MUG]: 1 });
    void store.set(deleteLineAtom, 'subscription sub-1');
    await clock.advance(1_000);
    void store.set(undoDeleteAtom, 'subscription sub-1');
    await clock.advance(1_000);
    expect([lines(), writes.length]).toEqual([['1 mug', '− sub-1'], 1]);
  });
});

describe('MC-12: races', () => {
  it('sums are marked until the shop has answered, and asked for once after a burst', async () => {
    const { store, clock, reads, weather, lines } = await openLab();
    weather.write = [
      { up: 10, down: 900, fate: 'fine' },
      { up: 20, down: 100, fate: 'fine' },
    ];
    const before = reads();
    void store.set(deleteLineAtom, COFFEE);
    void store.set(deleteLineAtom, MUG);
    await clock.advance(200);
    expect(store.get(isCartUpdatingAtom)).toBe(true);
    expect(lines()).toEqual(['− coffee', '− mug']);
    await clock.advance(5_000);
    expect([store.get(isCartUpdatingAtom), reads() - before]).toEqual([false, 1]);
  });

  it('a single change needs no further read', async () => {
    const { store, clock, reads } = await openLab();
    const before = reads();
    void store.set(deleteLineAtom, COFFEE);
    await clock.advance(5_000);
    expect(reads()).toBe(before);
  });

  it('a refused change among others brings back only its own line', async () => {
    const { store, clock, weather, lines, codes } = await openLab();
    weather.write = [
      { up: 10, down: 600, fate: { refusal: 'PRICE_UNAVAILABLE' } },
      { up: 10, down: 100, fate: 'fine' },
    ];
    void store.set(deleteLineAtom, COFFEE);
    void store.set(deleteLineAtom, MUG);
    await clock.advance(3_000);
    expect([lines(), codes()]).toEqual([['2 coffee', '− mug'], ['PRICE_UNAVAILABLE']]);
  });

  it('a lost answer is not taken for a lost change', async () => {
    const { store, clock, weather, lines, stock, codes } = await openLab();
    weather.write = [{ up: 10, down: 10, fate: 'lostOnTheWayBack' }];
    void store.set(deleteLineAtom, COFFEE);
    await clock.advance(3_000);
    expect([lines(), stock.has(COFFEE), codes()]).toEqual([['1 mug'], false, ['UNKNOWN']]);
  });

  it('keeps what is shown when the shop cannot be asked, and asks again later', async () => {
    const { store, clock, weather, lines } = await openLab();
    weather.write = [{ up: 10, down: 10, fate: 'lostOnTheWay' }];
    weather.read = [
      { up: 1, down: 1, fate: 'lostOnTheWay' },
      { up: 1, down: 1, fate: 'lostOnTheWay' },
    ];
    void store.set(deleteLineAtom, COFFEE);
    await clock.advance(500);
    expect([lines(), store.get(readErrorAtom)]).toEqual([['2 coffee', '1 mug'], null]);
    expect(store.get(isCartUpdatingAtom)).toBe(true);
    await clock.advance(10_000);
    expect(store.get(isCartUpdatingAtom)).toBe(false);
  });

  it('MC-03: a failed load clears the cart and says why; the next one clears that', async () => {
    const { store, clock, weather, lines } = await openLab();
    weather.read = [{ ...FINE, fate: { refusal: 'CARTSTORAGE_UNAVAILABLE' } }];
    void store.set(reloadCartAtom, 'loud');
    await clock.advance(1_000);
    expect([lines(), store.get(readErrorAtom), store.get(cartViewAtom)]).toEqual([
      [],
      'CARTSTORAGE_UNAVAILABLE',
      'full',
    ]);
    await clock.advance(60_000);
    expect(store.get(readErrorAtom)).toBe('CARTSTORAGE_UNAVAILABLE');
    void store.set(reloadCartAtom, 'loud');
    await clock.advance(1_000);
    expect([lines().length, store.get(readErrorAtom)]).toEqual([2, null]);
  });

  it.each([
    ['is opened again', (lab: Awaited<ReturnType<typeof openLab>>) => lab.store.set(showCartAtom, true)],
    ['has its line back', (lab: Awaited<ReturnType<typeof openLab>>) => lab.store.set(retryCartAtom)],
  ])('MC-13: a cart that could not be read is asked for again when it %s', async (_name, come) => {
    const lab = await openLab();
    const { store, clock, weather, lines, reads } = lab;
    weather.read = [{ ...FINE, fate: 'lostOnTheWay' }];
    void store.set(reloadCartAtom, 'loud');
    await clock.advance(1_000);
    store.set(showCartAtom, false);
    await clock.advance(60_000);
    const before = reads();
    come(lab);
    expect(store.get(readErrorAtom)).toBe('UNKNOWN');
    await clock.advance(1_000);
    expect([lines(), store.get(readErrorAtom), reads() - before]).toEqual([['2 coffee', '1 mug'], null, 1]);
  });
});

describe('MC-13: errors', () => {
  const refuse = { ...FINE, fate: { refusal: 'ITEM_LIMIT', limit: 5 } };

  it('leave after their time, but not while a person is there', async () => {
    const { store, clock, weather, codes } = await openLab();
    weather.write = [refuse];
    void store.set(deleteLineAtom, COFFEE);
    await clock.advance(40);
    expect(codes()).toEqual(['ITEM_LIMIT']);
    const id = store.get(changeErrorsAtom)[0]?.id ?? 0;
    store.set(holdChangeErrorAtom, id, 'pointer', true);
    await clock.advance(60_000);
    store.set(holdChangeErrorAtom, id, 'pointer', false);
    await clock.advance(CHANGE_ERROR_DISPLAY_MS - 1);
    expect(codes()).toEqual(['ITEM_LIMIT']);
    await clock.advance(1);
    expect(codes()).toEqual([]);
  });

  it('wait for a closed mini cart to be opened', async () => {
    const { store, clock, weather, codes } = await openLab();
    weather.write = [refuse];
    void store.set(chooseQuantityAtom, COFFEE, 7);
    store.set(showCartAtom, false);
    await clock.advance(60_000);
    void store.set(reloadCartAtom, 'loud');
    await clock.advance(60_000);
    store.set(showCartAtom, true);
    await clock.advance(CHANGE_ERROR_DISPLAY_MS - 1);
    expect(codes()).toEqual(['ITEM_LIMIT']);
    await clock.advance(1);
    expect(codes()).toEqual([]);
  });
});

describe('BEY-10: quantity', () => {
  it('is seen at once, asked for when the person has stopped, with the last word only', async () => {
    const { store, clock, lines, writes } = await openLab();
    for (const quantity of [3, 4, 5]) {
      void store.set(chooseQuantityAtom, COFFEE, quantity);
      await clock.advance(QUANTITY_DEBOUNCE_MS - 1);
    }
    expect([lines()[0], writes]).toEqual(['5 coffee', []]);
    await clock.advance(1_000);
    expect(writes).toEqual([{ setArticle: { productId: 'coffee', tcm: 'tcm-coffee', quantity: 5 } }]);
  });

  it('is sent at once when the mini cart closes or the page goes', async () => {
    const { store, writes } = await openLab();
    void store.set(chooseQuantityAtom, COFFEE, 3);
    store.set(showCartAtom, false);
    expect(writes.length).toBe(1);
    void store.set(chooseQuantityAtom, MUG, 3);
    store.set(sendDraftsAtom);
    expect(writes.length).toBe(2);
  });

  it('asks for nothing when it was changed back', async () => {
    const { store, clock, writes } = await openLab();
    void store.set(chooseQuantityAtom, COFFEE, 3);
    await clock.advance(100);
    void store.set(chooseQuantityAtom, COFFEE, 2);
    await clock.advance(2_000);
    expect([writes, store.get(isCartUpdatingAtom)]).toEqual([[], false]);
  });

  it('reports a limit in its line and goes back', async () => {
    const { store, clock, weather, lines } = await openLab();
    weather.write = [{ ...FINE, fate: { refusal: 'AVAILABILITY_LIMIT', limit: 3 } }];
    void store.set(chooseQuantityAtom, COFFEE, 9);
    await clock.advance(1_000);
    expect(lines()[0]).toBe('2 coffee');
    expect(store.get(changeErrorsAtom)).toMatchObject([
      { code: 'AVAILABILITY_LIMIT', limit: 3, key: COFFEE },
    ]);
  });
});

describe('MC-18: an add-to-cart elsewhere on the page', () => {
  const coffee = { productId: 'coffee', tcm: 'tcm-coffee' };

  it('adds to what is there, also twice at once', async () => {
    const { store, clock, stock } = await openLab();
    void store.set(addToCartAtom, coffee);
    void store.set(addToCartAtom, { ...coffee, quantity: 3 });
    await clock.advance(2_000);
    expect(stock.get(COFFEE)).toBe(6);
  });

  it('tells its caller in words why it failed, and nobody else', async () => {
    const { store, clock, weather, codes } = await openLab();
    weather.write = [{ ...FINE, fate: { refusal: 'CART_LIMIT', limit: 50 } }];
    const result = store.set(addToCartAtom, coffee);
    await clock.advance(2_000);
    expect(await result).toEqual({
      ok: false,
      error: { code: 'CART_LIMIT', limit: 50, message: 'mini_cart.error.cart_limit 50' },
    });
    expect(codes()).toEqual([]);
  });

  it('is UNKNOWN when the network fails or the cart cannot be read', async () => {
    const { store, clock, weather } = createLab({ [COFFEE]: 1 });
    weather.read = [{ ...FINE, fate: 'lostOnTheWay' }];
    const result = store.set(addToCartAtom, coffee);
    await clock.advance(2_000);
    expect(await result).toMatchObject({ ok: false, error: { code: 'UNKNOWN' } });
  });

  it('loads the cart first when nobody has yet', async () => {
    const { store, clock, stock } = createLab({ [COFFEE]: 1 });
    const result = store.set(addToCartAtom, coffee);
    await clock.advance(2_000);
    expect([(await result).ok, stock.get(COFFEE)]).toEqual([true, 2]);
  });
});
