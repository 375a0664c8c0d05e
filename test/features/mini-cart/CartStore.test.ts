import { describe, expect, it } from 'vitest';
import { CHANGE_ERROR_DISPLAY_MS, QUANTITY_DEBOUNCE_MS, UNDO_WINDOW_MS } from '#src/config/limits.ts';
import type { CartStore } from '#src/features/mini-cart/store/CartStore.ts';
import { VOUCHER_FORM } from '#src/features/mini-cart/store/cartErrors.ts';
import { idOf, quantityOf } from '#src/features/mini-cart/store/cartLines.ts';
import { createHarness, FINE, refused, type ShelfId } from './cartHarness.ts';

async function openCart(held: Partial<Record<ShelfId, number>> = { coffee: 2, mug: 1 }) {
  const harness = createHarness(held);
  const { cart, clock, keyOf } = harness;
  void cart.load();
  await clock.advance(100);
  cart.setShown(true);
  return {
    ...harness,
    lines: () =>
      cart.snapshot.lines.map(
        ({ entry, isDeleted }) => `${isDeleted ? '−' : quantityOf(entry)} ${idOf(entry)}`,
      ),
    codes: () => cart.snapshot.changeErrors.map(({ code }) => code),
    remove: (id: ShelfId) => cart.remove(keyOf(id)),
    undo: (id: ShelfId) => cart.undo(keyOf(id)),
    choose: (id: ShelfId, quantity: number) => cart.setQuantity(keyOf(id), quantity),
  };
}

describe('MC-11: undo', () => {
  it('works while the delete is pending: the undo is sent after it', async () => {
    const { clock, lines, writes, network, stock, remove, undo } = await openCart();
    network.write = [{ up: 500, down: 500, fate: 'fine' }];
    remove('coffee');
    await clock.advance(100);
    undo('coffee');
    expect([lines(), writes.length]).toEqual([['2 coffee', '1 mug'], 1]);
    await clock.advance(5_000);
    expect([lines(), writes.length, stock.get('coffee')]).toEqual([['2 coffee', '1 mug'], 2, 2]);
  });

  it('MC-12: a change that another tab has made already is no error, and can be undone', async () => {
    const { clock, lines, codes, stock, network, remove, choose, undo } = await openCart();
    stock.delete('coffee');
    stock.set('mug', 3);
    network.write = ['a', 'b'].map(() => ({ ...FINE, fate: 'notModified' }));
    remove('coffee');
    choose('mug', 3);
    await clock.advance(5_000);
    expect([lines(), codes()]).toEqual([['− coffee', '3 mug'], []]);
    network.write = [];
    undo('coffee');
    await clock.advance(5_000);
    expect([lines(), stock.get('coffee')]).toEqual([['2 coffee', '3 mug'], 2]);
  });

  it('sends no request when the delete was refused', async () => {
    const { clock, writes, network, codes, remove, undo } = await openCart();
    network.write = [{ up: 500, down: 500, fate: { refusal: 'UNKNOWN' } }];
    remove('coffee');
    undo('coffee');
    await clock.advance(2_000);
    expect([writes.length, codes()]).toEqual([1, ['UNKNOWN']]);
  });

  it('pauses its timer during interaction and in a hidden tab', async () => {
    const { cart, clock, lines, remove, keyOf } = await openCart();
    remove('coffee');
    await clock.advance(9_000);
    cart.pauseUndo(keyOf('coffee'), 'focus', true);
    cart.pauseUndo(keyOf('coffee'), 'pointer', true);
    await clock.advance(60_000);
    cart.pauseUndo(keyOf('coffee'), 'focus', false);
    await clock.advance(60_000);
    cart.setPageHidden(true);
    cart.pauseUndo(keyOf('coffee'), 'pointer', false);
    await clock.advance(60_000);
    expect(lines()).toContain('− coffee');
    cart.setPageHidden(false);
    await clock.advance(999);
    expect(lines()).toContain('− coffee');
    await clock.advance(1);
    expect(lines()).not.toContain('− coffee');
  });

  it('survives closing and reopening, while its timer continues', async () => {
    const { cart, clock, lines, remove, keyOf } = await openCart();
    remove('coffee');
    cart.pauseUndo(keyOf('coffee'), 'focus', true);
    cart.setShown(false);
    await clock.advance(6_000);
    cart.setShown(true);
    expect(lines()).toContain('− coffee');
    await clock.advance(4_000);
    expect(lines()).not.toContain('− coffee');
  });

  it('delays the empty view until the undo time of the last line is over', async () => {
    const { cart, clock, remove } = await openCart({ mug: 1 });
    remove('mug');
    await clock.advance(UNDO_WINDOW_MS - 1);
    expect(cart.snapshot.view).toBe('full');
    await clock.advance(1);
    expect(cart.snapshot.view).toBe('empty');
  });

  it('is available again after a refusal', async () => {
    const { clock, lines, network, codes, remove, undo } = await openCart();
    network.write = [FINE, refused('AVAILABILITY_LIMIT', 1)];
    remove('coffee');
    await clock.advance(1_000);
    undo('coffee');
    await clock.advance(1_000);
    expect([lines(), codes()]).toEqual([['− coffee', '1 mug'], ['AVAILABILITY_LIMIT']]);
    undo('coffee');
    await clock.advance(20_000);
    expect(lines()).toEqual(['2 coffee', '1 mug']);
  });

  it('is not prolonged when the shop refuses an earlier change of the line', async () => {
    const { clock, lines, network, choose, remove } = await openCart();
    const late = { up: 5_000, down: 3_000, fate: { refusal: 'UNKNOWN' } };
    network.write = [late, FINE];
    choose('coffee', 5);
    await clock.advance(QUANTITY_DEBOUNCE_MS);
    remove('coffee');
    await clock.advance(UNDO_WINDOW_MS - 1);
    expect(lines()).toEqual(['− coffee', '1 mug']);
    await clock.advance(1);
    expect(lines()).toEqual(['1 mug']);
  });

  it('several deleted lines keep their positions', async () => {
    const { lines, clock, remove, undo } = await openCart();
    remove('mug');
    remove('coffee');
    expect(lines()).toEqual(['− coffee', '− mug']);
    await clock.advance(1_000);
    undo('mug');
    await clock.advance(1_000);
    expect(lines()).toEqual(['− coffee', '1 mug']);
  });

  it('is not available for a subscription, which still shows as deleted', async () => {
    const { clock, lines, writes, remove, undo } = await openCart({ 'sub-1': 1, mug: 1 });
    remove('sub-1');
    await clock.advance(1_000);
    undo('sub-1');
    await clock.advance(1_000);
    expect([lines(), writes.length]).toEqual([['1 mug', '− sub-1'], 1]);
  });
});

describe('MC-12: races', () => {
  it('sums are marked as updating until the server responds, and read once after overlapping calls', async () => {
    const { cart, clock, reads, network, lines, remove } = await openCart();
    network.write = [
      { up: 10, down: 900, fate: 'fine' },
      { up: 20, down: 100, fate: 'fine' },
    ];
    const before = reads();
    remove('coffee');
    remove('mug');
    await clock.advance(200);
    expect(cart.snapshot.isUpdating).toBe(true);
    expect(lines()).toEqual(['− coffee', '− mug']);
    await clock.advance(5_000);
    expect([cart.snapshot.isUpdating, reads() - before]).toEqual([false, 1]);
  });

  it('a single change causes no further read', async () => {
    const { clock, reads, remove } = await openCart();
    const before = reads();
    remove('coffee');
    await clock.advance(5_000);
    expect(reads()).toBe(before);
  });

  it('keeps the current cart when a background read fails, and reads again later', async () => {
    const { cart, clock, network, lines, remove } = await openCart();
    network.write = [{ up: 10, down: 10, fate: 'requestLost' }];
    network.read = [
      { up: 1, down: 1, fate: 'requestLost' },
      { up: 1, down: 1, fate: 'requestLost' },
    ];
    remove('coffee');
    await clock.advance(500);
    expect([lines(), cart.snapshot.readError]).toEqual([['2 coffee', '1 mug'], null]);
    expect(cart.snapshot.isUpdating).toBe(true);
    await clock.advance(10_000);
    expect(cart.snapshot.isUpdating).toBe(false);
  });

  it('MC-03: a failed load clears the cart and shows the error; the next one clears the error', async () => {
    const { cart, clock, network, lines } = await openCart();
    network.read = [refused('CARTSTORAGE_UNAVAILABLE')];
    void cart.reload('loud');
    await clock.advance(1_000);
    expect([lines(), cart.snapshot.readError, cart.snapshot.view]).toEqual([
      [],
      'CARTSTORAGE_UNAVAILABLE',
      'full',
    ]);
    await clock.advance(60_000);
    expect(cart.snapshot.readError).toBe('CARTSTORAGE_UNAVAILABLE');
    void cart.reload('loud');
    await clock.advance(1_000);
    expect([lines().length, cart.snapshot.readError]).toEqual([2, null]);
  });

  it.each([
    ['the mini cart is opened again', (cart: CartStore) => cart.setShown(true)],
    ['the connection works again', (cart: CartStore) => cart.retry()],
  ])('MC-13: a cart that failed to load is read again when %s', async (_name, recover) => {
    const { cart, clock, network, lines, reads } = await openCart();
    network.read = [{ ...FINE, fate: 'requestLost' }];
    void cart.reload('loud');
    await clock.advance(1_000);
    cart.setShown(false);
    await clock.advance(60_000);
    const before = reads();
    recover(cart);
    expect(cart.snapshot.readError).toBe('UNKNOWN');
    await clock.advance(1_000);
    expect([lines(), cart.snapshot.readError, reads() - before]).toEqual([['2 coffee', '1 mug'], null, 1]);
  });
});

describe('MC-12: a change without a readable answer', () => {
  describe.each(['answerLost', 'badGateway', 'malformed'] as const)('that the shop has made (%s)', (fate) => {
    it('is no error: the line can be restored, the code is redeemed, and an addition is made once', async () => {
      const { cart, clock, lines, codes, stock, network, remove, undo, choose } = await openCart();
      network.write = Array.from({ length: 4 }, () => ({ ...FINE, fate }));
      remove('mug');
      choose('coffee', 5);
      await clock.advance(2_000);
      expect([lines(), codes()]).toEqual([['5 coffee', '− mug'], []]);
      const results = Promise.all([
        cart.redeem({ kind: 'coupon', code: 'WINTER10' }),
        cart.add({ productId: 'coffee', tcm: 'tcm-coffee' }),
      ]);
      await clock.advance(2_000);
      expect([await results, stock.get('coffee'), codes()]).toMatchObject([[true, { ok: true }], 6, []]);
      undo('mug');
      await clock.advance(2_000);
      expect([lines(), stock.get('mug')]).toEqual([['6 coffee', '1 mug'], 1]);
    });
  });

  it('is an error if the shop has not made it, or does not say', async () => {
    const { cart, clock, lines, codes, network, remove } = await openCart();
    network.write = [{ ...FINE, fate: 'requestLost' }];
    remove('coffee');
    await clock.advance(1_000);
    expect([lines(), codes()]).toEqual([['2 coffee', '1 mug'], ['UNKNOWN']]);
    network.write = [{ ...FINE, fate: 'answerLost' }];
    network.read = [{ ...FINE, fate: 'requestLost' }];
    const result = cart.add({ productId: 'coffee', tcm: 'tcm-coffee' });
    await clock.advance(1_000);
    expect(await result).toMatchObject({ ok: false, error: { code: 'UNKNOWN', isCertain: false } });
  });
});

describe('MC-13: errors', () => {
  const refuse = refused('ITEM_LIMIT', 5);

  it('disappear after a timeout, which pauses during interaction', async () => {
    const { cart, clock, network, codes, remove } = await openCart();
    network.write = [refuse];
    remove('coffee');
    await clock.advance(40);
    expect(codes()).toEqual(['ITEM_LIMIT']);
    const id = cart.snapshot.changeErrors[0]?.id ?? 0;
    cart.pauseError(id, 'pointer', true);
    await clock.advance(60_000);
    cart.pauseError(id, 'pointer', false);
    await clock.advance(CHANGE_ERROR_DISPLAY_MS - 1);
    expect(codes()).toEqual(['ITEM_LIMIT']);
    await clock.advance(1);
    expect(codes()).toEqual([]);
  });

  it('stay until the mini cart is opened', async () => {
    const { cart, clock, network, codes, choose } = await openCart();
    network.write = [refuse];
    choose('coffee', 7);
    cart.setShown(false);
    await clock.advance(60_000);
    void cart.reload('loud');
    await clock.advance(60_000);
    cart.setShown(true);
    await clock.advance(CHANGE_ERROR_DISPLAY_MS - 1);
    expect(codes()).toEqual(['ITEM_LIMIT']);
    await clock.advance(1);
    expect(codes()).toEqual([]);
  });

  it('stay until the mini cart is opened for the first time', async () => {
    const { cart, clock, network, keyOf } = createHarness({ coffee: 2 });
    void cart.load();
    await clock.advance(100);
    network.write = [refuse];
    cart.remove(keyOf('coffee'));
    await clock.advance(CHANGE_ERROR_DISPLAY_MS * 10);
    cart.setShown(true);
    await clock.advance(CHANGE_ERROR_DISPLAY_MS - 1);
    expect(cart.snapshot.changeErrors).toMatchObject([{ code: 'ITEM_LIMIT' }]);
    await clock.advance(1);
    expect(cart.snapshot.changeErrors).toEqual([]);
  });
});

describe('BEY-10: quantity', () => {
  it('updates immediately, and only the last value is sent after a pause', async () => {
    const { clock, lines, writes, choose } = await openCart();
    for (const quantity of [3, 4, 5]) {
      choose('coffee', quantity);
      await clock.advance(QUANTITY_DEBOUNCE_MS - 1);
    }
    expect([lines()[0], writes]).toEqual(['5 coffee', []]);
    await clock.advance(1_000);
    expect(writes).toEqual([{ setArticle: { productId: 'coffee', tcm: 'tcm-coffee', quantity: 5 } }]);
  });

  it('is sent immediately when the mini cart closes or the page is left', async () => {
    const { cart, writes, choose } = await openCart();
    choose('coffee', 3);
    cart.setShown(false);
    expect(writes.length).toBe(1);
    choose('mug', 3);
    cart.sendDrafts();
    expect(writes.length).toBe(2);
  });

  it('sends no request when it was changed back', async () => {
    const { cart, clock, writes, choose } = await openCart();
    choose('coffee', 3);
    await clock.advance(100);
    choose('coffee', 2);
    await clock.advance(2_000);
    expect([writes, cart.snapshot.isUpdating]).toEqual([[], false]);
  });

  it('reports a limit in its line, and reverts the quantity; a dismissed error leaves the others', async () => {
    const { cart, clock, network, lines, codes, choose, keyOf } = await openCart();
    network.write = [refused('AVAILABILITY_LIMIT', 3), refused('ITEM_LIMIT', 5)];
    choose('coffee', 9);
    choose('mug', 9);
    await clock.advance(1_000);
    expect(lines()).toEqual(['2 coffee', '1 mug']);
    expect(cart.snapshot.changeErrors).toMatchObject([
      { code: 'AVAILABILITY_LIMIT', limit: 3, key: keyOf('coffee') },
      { code: 'ITEM_LIMIT', limit: 5, key: keyOf('mug') },
    ]);
    cart.dismissError(cart.snapshot.changeErrors[0]?.id ?? 0);
    expect(codes()).toEqual(['ITEM_LIMIT']);
  });
});

describe('MC-18: an add-to-cart elsewhere on the page', () => {
  const coffee = { productId: 'coffee', tcm: 'tcm-coffee' };

  it('adds to what another tab has added in the meantime', async () => {
    const { cart, clock, lines, stock, network } = await openCart();
    stock.set('coffee', 3);
    network.write = [{ ...FINE, fate: 'notModified' }];
    const result = cart.add(coffee);
    await clock.advance(2_000);
    expect([(await result).ok, lines(), stock.get('coffee')]).toEqual([true, ['4 coffee', '1 mug'], 4]);
  });

  it('returns a refusal to its caller; the mini cart does not show it', async () => {
    const { cart, clock, network, codes } = await openCart();
    network.write = [refused('CART_LIMIT', 50)];
    const result = cart.add(coffee);
    await clock.advance(2_000);
    expect(await result).toEqual({
      ok: false,
      error: { code: 'CART_LIMIT', limit: 50, isCertain: true },
    });
    expect(codes()).toEqual([]);
  });

  it('is UNKNOWN when the network fails or the cart cannot be read', async () => {
    const { cart, clock, network } = createHarness({ coffee: 1 });
    network.read = [{ ...FINE, fate: 'requestLost' }];
    const result = cart.add(coffee);
    await clock.advance(2_000);
    expect(await result).toMatchObject({ ok: false, error: { code: 'UNKNOWN' } });
  });

  it('loads the cart before it adds', async () => {
    const { cart, clock, stock } = createHarness({ coffee: 1 });
    const result = cart.add(coffee);
    await clock.advance(2_000);
    expect([(await result).ok, stock.get('coffee')]).toEqual([true, 2]);
  });
});

describe('BEY-13: vouchers', () => {
  const COUPON = { kind: 'coupon', code: 'WINTER10' } as const;
  const views = ({ cart }: Pick<Awaited<ReturnType<typeof openCart>>, 'cart'>) =>
    cart.snapshot.vouchers.map(
      ({ voucher, isRemoved, isChanging }) =>
        `${voucher.code}${isRemoved ? ' −' : ''}${isChanging ? ' …' : ''}`,
    );

  it('a code shows immediately as being checked, and then as redeemed', async () => {
    const harness = await openCart();
    const { cart, clock, writes } = harness;
    const whenRedeemed = cart.redeem(COUPON);
    expect([views(harness), cart.snapshot.isUpdating]).toEqual([['WINTER10 …'], true]);
    await clock.advance(1_000);
    expect([views(harness), await whenRedeemed]).toEqual([['WINTER10'], true]);
    expect(writes).toEqual([{ setWsac: { code: 'WINTER10', remove: false } }]);
  });

  it('a refusal shows in the form with its limit, and the voucher is removed', async () => {
    const harness = await openCart();
    const { cart, clock, network } = harness;
    network.write = [refused('WSAC_MINIMUM', 40)];
    const whenRedeemed = cart.redeem(COUPON);
    await clock.advance(1_000);
    expect([views(harness), await whenRedeemed]).toEqual([[], false]);
    expect(cart.snapshot.changeErrors).toMatchObject([
      { code: 'WSAC_MINIMUM', limit: 40, key: VOUCHER_FORM },
    ]);
  });

  it('the next code replaces the error of the previous one, and no other', async () => {
    const { cart, clock, network, codes, remove } = await openCart();
    network.write = [refused('ITEM_LIMIT', 5), refused('WSAC_INVALID')];
    remove('coffee');
    void cart.redeem({ kind: 'coupon', code: 'NO' });
    await clock.advance(1_000);
    expect(codes()).toEqual(['ITEM_LIMIT', 'WSAC_INVALID']);
    void cart.redeem(COUPON);
    expect(codes()).toEqual(['ITEM_LIMIT']);
  });

  it('MC-26: a redeemed code, also in another case, is refused without a call, and an unchanged cart means "already redeemed"', async () => {
    const { cart, clock, codes, writes, network } = await openCart({ coffee: 1, WINTER10: 1 });
    expect(await cart.redeem({ kind: 'coupon', code: 'winter10' })).toBe(false);
    expect([codes(), writes]).toEqual([['WSAC_ALREADY_REDEEMED'], []]);
    network.write = [{ ...FINE, fate: 'notModified' }];
    const isRedeemed = cart.redeem({ kind: 'coupon', code: 'SPRING' });
    await clock.advance(1_000);
    expect([await isRedeemed, codes()]).toEqual([false, ['WSAC_ALREADY_REDEEMED']]);
  });

  it('a removed voucher keeps its position and can be restored until its undo time is over', async () => {
    const harness = await openCart({ coffee: 1, WINTER10: 1, '6006 4911': 1 });
    const { cart, clock, keyOf, writes } = harness;
    cart.remove(keyOf('6006 4911'));
    expect(views(harness)).toEqual(['6006 4911 − …', 'WINTER10']);
    await clock.advance(UNDO_WINDOW_MS - 1);
    expect(views(harness)).toEqual(['6006 4911 −', 'WINTER10']);
    cart.undo(keyOf('6006 4911'));
    await clock.advance(20_000);
    expect(views(harness)).toEqual(['6006 4911', 'WINTER10']);
    expect(writes).toEqual([
      { setGiftCardRedemption: { cardNumber: '6006 4911', remove: true } },
      { setGiftCardRedemption: { cardNumber: '6006 4911', remove: false } },
    ]);
    cart.remove(keyOf('WINTER10'));
    await clock.advance(UNDO_WINDOW_MS);
    expect(views(harness)).toEqual(['6006 4911']);
  });

  it.each([
    ['WINTER10', 'removeWsacError'],
    ['6006 4911', 'removeGiftCardError'],
  ] as const)('a refused removal of %s restores it and reports %s', async (id, code) => {
    const harness = await openCart({ coffee: 1, [id]: 1 });
    const { cart, clock, keyOf, network, codes } = harness;
    network.write = [refused('UNKNOWN')];
    cart.remove(keyOf(id));
    await clock.advance(1_000);
    expect([views(harness), codes()]).toEqual([[id], [code]]);
  });
});

describe('BEY-18: recently removed lines', () => {
  const removed = ({ cart }: Pick<Awaited<ReturnType<typeof openCart>>, 'cart'>) =>
    cart.snapshot.recentlyRemoved.map(({ entry }) => idOf(entry));

  it('are offered when their undo time is over, and restored with their quantity', async () => {
    const harness = await openCart({ coffee: 2, 'sub-1': 1 });
    const { cart, clock, remove, lines, stock } = harness;
    const coffee = cart.snapshot.lines[0]?.key ?? '';
    remove('coffee');
    remove('sub-1');
    await clock.advance(UNDO_WINDOW_MS - 1);
    expect(removed(harness)).toEqual([]);
    await clock.advance(1_000);
    expect([removed(harness), cart.snapshot.view]).toEqual([['coffee'], 'empty']);
    cart.putBack(coffee);
    expect([removed(harness), lines()]).toEqual([[], ['2 coffee']]);
    await clock.advance(1_000);
    expect([lines(), stock.get('coffee')]).toEqual([['2 coffee'], 2]);
  });

  it('disappear when they are in the cart again', async () => {
    const harness = await openCart({ coffee: 2 });
    const { cart, clock, remove } = harness;
    remove('coffee');
    await clock.advance(UNDO_WINDOW_MS + 1_000);
    void cart.add({ productId: 'coffee', tcm: 'tcm-coffee' });
    await clock.advance(1_000);
    expect(removed(harness)).toEqual([]);
  });
});

describe('MC-23: a session that ends while the page is open', () => {
  const ended = refused('SESSION_ENDED');

  it('a change is sent again when reading the cart has renewed the session', async () => {
    const { clock, network, writes, lines, codes, stock, remove, sessionEnds } = await openCart();
    network.write = [ended];
    remove('coffee');
    await clock.advance(1_000);
    expect([writes.length, codes(), sessionEnds()]).toEqual([2, [], 0]);
    expect([lines(), [...stock.keys()]]).toEqual([['− coffee', '1 mug'], ['mug']]);
  });

  it('otherwise the line is restored, the cart stays visible, and the message stays until a change succeeds', async () => {
    const { cart, clock, network, writes, lines, codes, reads, remove, sessionEnds } = await openCart();
    const readsBefore = reads();
    network.write = [ended];
    network.read = [ended];
    remove('coffee');
    expect(lines()).toEqual(['− coffee', '1 mug']);
    await clock.advance(CHANGE_ERROR_DISPLAY_MS * 10);
    expect([writes.length, reads() - readsBefore, sessionEnds()]).toEqual([1, 1, 1]);
    expect([lines(), codes(), cart.snapshot.isUpdating]).toEqual([
      ['2 coffee', '1 mug'],
      ['SESSION_ENDED'],
      false,
    ]);
    remove('coffee');
    await clock.advance(1_000);
    expect([lines(), codes()]).toEqual([['− coffee', '1 mug'], []]);
  });

  it('a change is not sent into the empty cart of another session, and the lost lines are offered', async () => {
    const { cart, clock, network, writes, stock, codes, remove } = await openCart({ coffee: 2, 'sub-1': 1 });
    network.write = [ended];
    stock.clear();
    remove('coffee');
    await clock.advance(1_000);
    expect([writes.length, codes(), cart.snapshot.view]).toEqual([1, ['SESSION_ENDED'], 'empty']);
    expect(cart.snapshot.recentlyRemoved.map(({ entry }) => idOf(entry))).toEqual(['coffee']);
    cart.putBack(cart.snapshot.recentlyRemoved[0]?.key ?? '');
    await clock.advance(1_000);
    expect([stock.get('coffee'), codes()]).toEqual([2, []]);
  });

  it('a coupon is refused with the same message, above the lines', async () => {
    const { cart, clock, network } = await openCart({ coffee: 1, WINTER10: 1 });
    network.write = [ended, ended];
    network.read = [ended, ended];
    const isRedeemed = cart.redeem({ kind: 'giftCard', code: '6006 4911' });
    cart.remove(cart.snapshot.vouchers[0]?.key ?? '');
    await clock.advance(1_000);
    expect(await isRedeemed).toBe(false);
    expect(cart.snapshot.changeErrors).toMatchObject([{ code: 'SESSION_ENDED', key: null, count: 2 }]);
  });

  it('a session that ends before a refused change is settled is requested once, without a loop', async () => {
    const { cart, clock, network, reads, remove, sessionEnds } = await openCart();
    const readsBefore = reads();
    network.write = [refused('UNKNOWN')];
    network.read = Array.from({ length: 500 }, () => ended);
    remove('coffee');
    await clock.advance(10_000);
    expect([reads() - readsBefore, sessionEnds(), cart.snapshot.readError]).toEqual([1, 1, 'SESSION_ENDED']);
  });

  it('a cart that is read again without a session is hidden', async () => {
    const { cart, clock, network, sessionEnds } = await openCart();
    network.read = [ended];
    void cart.reload('quiet');
    await clock.advance(1_000);
    expect([cart.snapshot.cart, cart.snapshot.readError, sessionEnds()]).toEqual([
      undefined,
      'SESSION_ENDED',
      1,
    ]);
    network.read = [ended];
    const added = cart.add({ productId: 'mug', tcm: 'tcm-mug' });
    await clock.advance(1_000);
    expect(await added).toMatchObject({ ok: false, error: { code: 'SESSION_ENDED' } });
  });
});

describe('USR-08: another person may use the page', () => {
  it('nothing of the former cart stays: lines, undo, errors, or an answer that is on its way', async () => {
    const shop = await openCart({ coffee: 2, mug: 1, WINTER10: 1 });
    shop.cart.remove(shop.keyOf('mug'));
    await shop.clock.advance(100);
    void shop.cart.reload('quiet');
    shop.cart.forget();
    expect(shop.cart.snapshot).toMatchObject({
      view: 'loading',
      lines: [],
      vouchers: [],
      recentlyRemoved: [],
    });
    expect(shop.cart.snapshot.undoTimers.size).toBe(0);
    shop.stock.clear();
    shop.stock.set('lamp', 1);
    void shop.cart.reload('loud');
    await shop.clock.advance(1_000);
    expect(shop.cart.snapshot.lines.map(({ entry }) => idOf(entry))).toEqual(['lamp']);
  });

  it('an addition that is on its way ends for its caller', async () => {
    const shop = await openCart({ coffee: 2 });
    const added = shop.cart.add({ productId: 'mug', tcm: 'tcm-mug' });
    shop.cart.forget();
    await expect(added).resolves.toMatchObject({ ok: false });
  });

  it.each([
    ['before the shop refuses a change', 0],
    ['while the cart of the next session is read', FINE.up + FINE.down + 1],
  ])('MC-23: %s, the change is not sent into the next person’s cart', async (_, ms) => {
    const shop = await openCart({ coffee: 2 });
    shop.network.write = [refused('SESSION_ENDED')];
    shop.cart.setQuantity(shop.keyOf('coffee'), 5);
    shop.cart.sendDrafts();
    await shop.clock.advance(ms);
    shop.cart.forget();
    shop.stock.clear();
    shop.stock.set('lamp', 1);
    void shop.cart.reload('loud');
    await shop.clock.advance(1_000);
    expect([shop.writes.length, [...shop.stock.keys()]]).toEqual([1, ['lamp']]);
  });

  it.each(['fine', 'answerLost'] as const)(
    'MC-12: a change (%s) that reaches the shop after the page is restored is shown there',
    async (fate) => {
      const shop = await openCart({ coffee: 2 });
      shop.network.write = [{ up: 500, down: 20, fate }];
      shop.cart.setQuantity(shop.keyOf('coffee'), 5);
      shop.cart.sendDrafts();
      shop.cart.forget();
      void shop.cart.reload('loud');
      await shop.clock.advance(1_000);
      expect(shop.lineOf('coffee')?.entry.item).toMatchObject({ quantity: 5 });
    },
  );

  it('a page that is left reads nothing when its last change is answered', async () => {
    const shop = await openCart({ coffee: 2 });
    const reads = shop.reads();
    shop.cart.remove(shop.keyOf('coffee'));
    shop.cart.forget();
    await shop.clock.advance(1_000);
    expect(shop.reads()).toBe(reads);
  });

  it('MC-18: an addition that waits for the cart is not made in the next person’s', async () => {
    const shop = createHarness({ coffee: 2 });
    const added = shop.cart.add({ productId: 'mug', tcm: 'tcm-mug' });
    shop.cart.forget();
    shop.stock.clear();
    void shop.cart.reload('loud');
    await shop.clock.advance(1_000);
    expect(await added).toMatchObject({ ok: false });
    expect([shop.writes.length, [...shop.stock.keys()]]).toEqual([0, []]);
  });
});
