import { CartStore, type CartStoreOptions } from '#src/features/mini-cart/store/CartStore.ts';
import { idOf } from '#src/features/mini-cart/store/cartLines.ts';
import { failed, ok } from '#src/lib/result.ts';
import { type Cart, type CartCommand, cart as cartSchema } from '#src/schemas/cart.ts';

// A test harness for `CartStore`: a small correct shop, network conditions that can fail in every way, and a clock that
// moves only when told to. No React, no jotai, no network, no real time.

/** A clock that stands still until it is advanced. */
function createClock() {
  let now = 0;
  let order = 0;
  let events: { at: number; order: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      order += 1;
      const event = { at: now + ms, order, run };
      events.push(event);
      return () => {
        events = events.filter((other) => other !== event);
      };
    },
    wait(ms: number) {
      return new Promise<void>((resolve) => this.after(ms, resolve));
    },
    /** Advances by milliseconds, event by event; calls back after each. */
    async advance(ms: number, afterEach: () => void = () => {}) {
      const end = now + ms;
      for (;;) {
        const next = events.reduce<(typeof events)[number] | undefined>(
          (first, event) =>
            !first || event.at < first.at || (event.at === first.at && event.order < first.order)
              ? event
              : first,
          undefined,
        );
        if (!next || next.at > end) break;
        events = events.filter((event) => event !== next);
        now = next.at;
        next.run();
        await flush();
        afterEach();
      }
      if (Number.isFinite(end)) now = end;
      await flush();
      afterEach();
    },
  };
}

/** Lets every promise settle that can. */
async function flush() {
  for (let turn = 0; turn < 12; turn += 1) await null;
}

/** The network conditions of one call. Times in milliseconds. */
export interface Conditions {
  /** Until the call reaches the shop. */
  up: number;
  /** Until its answer arrives. */
  down: number;
  fate:
    | 'fine'
    /** The shop refuses. */
    | { refusal: string; limit?: number }
    /** The shop answers that nothing changed, and nothing did. */
    | 'notModified'
    /** The connection breaks before the call reaches the shop. */
    | 'requestLost'
    /** The shop makes the change, but its answer never arrives. */
    | 'answerLost'
    /** The shop makes the change, but a proxy answers with an error. */
    | 'badGateway'
    /** The shop makes the change and its answer cannot be read. */
    | 'malformed';
}

export const FINE: Conditions = { up: 20, down: 20, fate: 'fine' };
/** A call that the shop refuses. */
export const refused = (refusal: string, limit?: number): Conditions => ({
  ...FINE,
  fate: { refusal, ...(limit !== undefined && { limit }) },
});

/** An article as the shop sends it. */
export const item = (productId: string, more: object = {}) => ({
  productId,
  tcm: `tcm-${productId}`,
  title: productId,
  quantity: 1,
  ...more,
});
export const SUBSCRIPTION = { subscriptionConfigurationId: 's', subscriptionType: 'COFFEE' };
export const PARTNER_PRODUCT = { partnerProductId: 'p', title: 'p', totalQuantity: 1, totalPrice: 1 };
/** A cart with these parts. */
export const aCart = (parts: object = {}): Cart =>
  cartSchema.parse({ numberOfArticles: 1, totalSum: 10, ...parts });

/** Every product of this shop: its id, and how the cart holds it. */
const SHELF = {
  coffee: (quantity: number) => ({ articles: [item('coffee', { quantity })] }),
  mug: (quantity: number) => ({ articles: [item('mug', { quantity })] }),
  lamp: (quantity: number) => ({ defectiveArticles: [item('lamp', { quantity })] }),
  spoon: () => ({ freeArticles: [item('spoon', { uuid: 'u1', campaignId: 'spring' })] }),
  card: () => ({ giftCards: [{ article: item('card') }] }),
  'sub-1': () => ({
    subscriptions: [{ subscriptionConfigurationId: 'sub-1', subscriptionType: 'COFFEE' }],
  }),
  WINTER10: () => ({ redeemedWsacs: ['WINTER10'] }),
  '6006 4911': () => ({ giftCardRedemptions: [{ cardNumber: '6006 4911', redeemedAmount: 1 }] }),
  wine: () => ({
    partnerProducts: [{ partnerProductId: 'wine', title: 'wine', totalQuantity: 1, totalPrice: 9 }],
  }),
} as const;

export type ShelfId = keyof typeof SHELF;
export const SHELF_IDS = Object.keys(SHELF) as ShelfId[];
/** Coupons and gift cards to pay with (BEY-13). */
export const VOUCHER_IDS = ['WINTER10', '6006 4911'] as const satisfies ShelfId[];
export const LINE_IDS = SHELF_IDS.filter((id) => !(VOUCHER_IDS as readonly ShelfId[]).includes(id));
export const SHELF_ARTICLES = ['coffee', 'mug'] as const satisfies ShelfId[];

function targetOf(command: CartCommand): { id: ShelfId; quantity: number } {
  if ('setArticle' in command) {
    const { productId, quantity } = command.setArticle;
    return { id: productId as ShelfId, quantity };
  }
  if ('setFreeArticle' in command) {
    const { productId, remove } = command.setFreeArticle;
    return { id: productId as ShelfId, quantity: remove ? 0 : 1 };
  }
  if ('setGiftCard' in command) {
    const { productId, set } = command.setGiftCard;
    return { id: productId as ShelfId, quantity: set ? 1 : 0 };
  }
  if ('setPartnerProduct' in command) {
    const { partnerProductId, set } = command.setPartnerProduct;
    return { id: partnerProductId as ShelfId, quantity: set ? 1 : 0 };
  }
  if ('setWsac' in command)
    return { id: command.setWsac.code as ShelfId, quantity: command.setWsac.remove ? 0 : 1 };
  if ('setGiftCardRedemption' in command) {
    const { cardNumber, remove } = command.setGiftCardRedemption;
    return { id: cardNumber as ShelfId, quantity: remove ? 0 : 1 };
  }
  return { id: command.deleteSubscription.subscriptionId as ShelfId, quantity: 0 };
}

/** A cart whose shop answers its first read with the given cart, and every change with an empty one. */
export async function openCartWith(parts: object, answers: Partial<CartStoreOptions['shop']> = {}) {
  const writes: CartCommand[] = [];
  const shop: CartStoreOptions['shop'] = {
    readCart: async () => ok({ cart: aCart(writes.length === 0 ? parts : {}) }),
    changeCart: async ({ body }) => {
      writes.push(body);
      return ok({ cart: aCart(), addedProduct: undefined });
    },
    ...answers,
  };
  const cart = new CartStore({ shop, clock: createClock() });
  await cart.load();
  return { cart, writes, flush };
}

/** A shop that holds the given quantities, the network to it, and a cart that uses both. */
export function createHarness(
  held: Partial<Record<ShelfId, number>>,
  onChanged: CartStoreOptions['onChanged'] = () => {},
) {
  const clock = createClock();
  const stock = new Map<ShelfId, number>(Object.entries(held) as [ShelfId, number][]);
  const network: { write: Conditions[]; read: Conditions[] } = { write: [], read: [] };
  const writes: CartCommand[] = [];
  const failures: ShelfId[] = [];
  let sessionRefusals = 0;
  let reads = 0;
  /** Commands without an answer, or with the answer "nothing changed", until the next read. */
  let doubtful: { id: ShelfId; quantity: number; isUnchanged: boolean }[] = [];
  let foundMade = 0;
  /** Products whose command changed nothing, of which a read has followed: an addition is sent again. */
  const asked = new Set<ShelfId>();
  let sentAgain = 0;

  const toCart = (): Cart => {
    const parts: Record<string, readonly unknown[]> = {};
    let count = 0;
    let total = 0;
    for (const id of SHELF_IDS) {
      const quantity = stock.get(id) ?? 0;
      if (quantity === 0) continue;
      total += quantity;
      if (!(VOUCHER_IDS as readonly ShelfId[]).includes(id)) count += quantity;
      for (const [list, items] of Object.entries(SHELF[id](quantity))) {
        parts[list] = [...(parts[list] ?? []), ...items];
      }
    }
    return cartSchema.parse({ ...parts, numberOfArticles: count, totalSum: total });
  };

  async function travel<Value>(
    conditions: Conditions,
    work: () => Value,
    onFailure: (fate: Conditions['fate']) => void,
  ) {
    const fail = <Failure>(error: Failure) => {
      onFailure(conditions.fate);
      return failed(error);
    };
    await clock.wait(conditions.up);
    const { fate } = conditions;
    if (fate === 'requestLost') return fail({ kind: 'network' as const });
    if (typeof fate === 'object') {
      await clock.wait(conditions.down);
      const body = { error: fate.refusal, limit: fate.limit };
      return fail({ kind: 'refused' as const, status: 409, body });
    }
    if (fate === 'notModified') {
      await clock.wait(conditions.down);
      return fail({ kind: 'refused' as const, status: 304 });
    }
    const value = work();
    await clock.wait(conditions.down);
    if (fate === 'answerLost') return fail({ kind: 'timeout' as const });
    if (fate === 'badGateway') return fail({ kind: 'refused' as const, status: 502 });
    if (fate === 'malformed') return fail({ kind: 'malformed' as const, problem: 'nonsense' });
    return ok(value);
  }

  const shop: CartStoreOptions['shop'] = {
    readCart: () => {
      reads += 1;
      const doubted = doubtful;
      doubtful = [];
      for (const { id, isUnchanged } of doubted) if (isUnchanged) asked.add(id);
      return travel(
        network.read.shift() ?? FINE,
        () => {
          foundMade += doubted.filter(({ id, quantity }) => (stock.get(id) ?? 0) === quantity).length;
          return { cart: toCart() };
        },
        () => {},
      );
    },
    changeCart: ({ body }) => {
      writes.push(body);
      const { id, quantity } = targetOf(body);
      if (asked.delete(id)) sentAgain += 1;
      const change = () => {
        if (quantity === 0) stock.delete(id);
        else stock.set(id, quantity);
        return { cart: toCart(), addedProduct: undefined };
      };
      return travel(network.write.shift() ?? FINE, change, (fate) => {
        failures.push(id);
        const isUnchanged =
          fate === 'notModified' || (typeof fate === 'object' && fate.refusal === 'NOT_MODIFIED');
        if (isUnchanged || typeof fate === 'string') doubtful.push({ id, quantity, isUnchanged });
        if (typeof fate === 'object' && fate.refusal === 'SESSION_ENDED') sessionRefusals += 1;
      });
    },
  };

  let sessionEnds = 0;
  const onSessionEnd = () => {
    sessionEnds += 1;
  };
  const cart = new CartStore({ shop, clock, onSessionEnd, onChanged });
  const lineOf = (id: ShelfId) => cart.snapshot.lines.find(({ entry }) => idOf(entry) === id);
  const voucherOf = (id: ShelfId) => cart.snapshot.vouchers.find(({ voucher }) => voucher.code === id);

  return {
    cart,
    clock,
    /** How often the cart said that the session has ended. */
    sessionEnds: () => sessionEnds,
    /** A line's key by the id of its product; an unknown one names no line. */
    keyOf: (id: ShelfId) => lineOf(id)?.key ?? voucherOf(id)?.key ?? id,
    lineOf,
    voucherOf,
    /** What the shop holds. */
    stock,
    /** Conditions of the calls to come, in their order; `FINE` when used up. */
    network,
    /** Every command that was sent. */
    writes,
    /** The product of every change that failed. */
    failures,
    /** How many of them were refused for their session, and may have been sent again (MC-23). */
    sessionRefusals: () => sessionRefusals,
    /** How many of them a read then found made, by this tab or another one (MC-12). */
    foundMade: () => foundMade,
    /** How many of them were followed by another command for the product, as an addition is (MC-18). */
    sentAgain: () => sentAgain,
    reads: () => reads,
  };
}
