import { createStore } from 'jotai/vanilla';
import type { ShopApi } from '#src/api/shopApi.ts';
import { SITES } from '#src/config/sites.ts';
import { cartClockAtom } from '#src/features/mini-cart/cartClock.ts';
import { failed, ok } from '#src/lib/result.ts';
import { type Cart, type CartCommand, cart as cartSchema } from '#src/schemas/cart.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';

// A laboratory for the cart's state: a small honest shop, a line to it that can be bad in every way, and a clock that
// only moves when told to. No React, no network, no real time.

/** Time that stands still until it is moved. */
export function createClock() {
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
    /** Moves on by so many milliseconds, event by event; calls back after each. */
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

/** Lets every promise that can settle do so. */
async function flush() {
  for (let turn = 0; turn < 12; turn += 1) await null;
}

/** How the line treats one call. Times in milliseconds. */
export interface Weather {
  /** Until the shop has the call. */
  up: number;
  /** Until its answer is back. */
  down: number;
  fate:
    | 'fine'
    /** The shop says no. */
    | { refusal: string; limit?: number }
    /** The shop says that nothing changed, and nothing did. */
    | 'notModified'
    /** The connection breaks before the shop has the call. */
    | 'lostOnTheWay'
    /** The shop makes the change, but its answer never comes. */
    | 'lostOnTheWayBack'
    /** Something between here and the shop answers for it. */
    | 'badGateway'
    /** The shop makes the change and answers nonsense. */
    | 'malformed';
}

export const FINE: Weather = { up: 20, down: 20, fate: 'fine' };

const item = (productId: string) => ({ productId, tcm: `tcm-${productId}`, title: productId, quantity: 1 });

/** Every line this shop sells: its key in the mini cart, and how the cart holds it. */
const SHELF = {
  'article coffee tcm-coffee': (quantity: number) => ({ articles: [{ ...item('coffee'), quantity }] }),
  'article mug tcm-mug': (quantity: number) => ({ articles: [{ ...item('mug'), quantity }] }),
  'article lamp tcm-lamp': (quantity: number) => ({ defectiveArticles: [{ ...item('lamp'), quantity }] }),
  'freeArticle spoon spring': () => ({
    freeArticles: [{ ...item('spoon'), uuid: 'u1', campaignId: 'spring' }],
  }),
  'giftCard card tcm-card': () => ({ giftCards: [{ article: item('card') }] }),
  'subscription sub-1': () => ({
    subscriptions: [{ subscriptionConfigurationId: 'sub-1', subscriptionType: 'COFFEE' }],
  }),
  'partnerProduct wine': () => ({
    partnerProducts: [{ partnerProductId: 'wine', title: 'wine', totalQuantity: 1, totalPrice: 9 }],
  }),
} as const;

export type LabKey = keyof typeof SHELF;
export const LAB_KEYS = Object.keys(SHELF) as LabKey[];
export const LAB_ARTICLES = ['article coffee tcm-coffee', 'article mug tcm-mug'] as const satisfies LabKey[];

function commandTarget(command: CartCommand): { key: LabKey; quantity: number } {
  if ('setArticle' in command) {
    const { productId, tcm, quantity } = command.setArticle;
    return { key: `article ${productId} ${tcm}` as LabKey, quantity };
  }
  if ('setFreeArticle' in command) {
    const { productId, campaignId, remove } = command.setFreeArticle;
    return { key: `freeArticle ${productId} ${campaignId}` as LabKey, quantity: remove ? 0 : 1 };
  }
  if ('setGiftCard' in command) {
    const { productId, tcm, set } = command.setGiftCard;
    return { key: `giftCard ${productId} ${tcm}` as LabKey, quantity: set ? 1 : 0 };
  }
  if ('setPartnerProduct' in command) {
    const { partnerProductId, set } = command.setPartnerProduct;
    return { key: `partnerProduct ${partnerProductId}` as LabKey, quantity: set ? 1 : 0 };
  }
  return { key: `subscription ${command.deleteSubscription.subscriptionId}` as LabKey, quantity: 0 };
}

/** A shop with one of everything, the line to it, and a store whose mini cart uses both. */
export function createLab(held: Partial<Record<LabKey, number>>) {
  const clock = createClock();
  const stock = new Map<LabKey, number>(Object.entries(held) as [LabKey, number][]);
  const weather: { write: Weather[]; read: Weather[] } = { write: [], read: [] };
  const writes: CartCommand[] = [];
  const failures: LabKey[] = [];
  let reads = 0;

  const toCart = (): Cart => {
    const parts: Record<string, unknown[]> = {};
    let count = 0;
    for (const key of LAB_KEYS) {
      const quantity = stock.get(key) ?? 0;
      if (quantity === 0) continue;
      count += quantity;
      for (const [list, items] of Object.entries(SHELF[key](quantity))) {
        parts[list] = [...(parts[list] ?? []), ...items];
      }
    }
    return cartSchema.parse({ ...parts, numberOfArticles: count, totalSum: count });
  };

  async function travel<Value>(given: Weather, work: () => Value, onFailure: () => void) {
    const fail = <Failure>(error: Failure) => {
      onFailure();
      return failed(error);
    };
    await clock.wait(given.up);
    const { fate } = given;
    if (fate === 'lostOnTheWay') return fail({ kind: 'network' as const });
    if (typeof fate === 'object') {
      await clock.wait(given.down);
      const body = { error: fate.refusal, limit: fate.limit };
      return fail({ kind: 'refused' as const, status: 409, body });
    }
    if (fate === 'notModified') {
      await clock.wait(given.down);
      return fail({ kind: 'refused' as const, status: 304 });
    }
    const value = work();
    await clock.wait(given.down);
    if (fate === 'lostOnTheWayBack') return fail({ kind: 'timeout' as const });
    if (fate === 'badGateway') return fail({ kind: 'refused' as const, status: 502 });
    if (fate === 'malformed') return fail({ kind: 'malformed' as const, problem: 'nonsense' });
    return ok(value);
  }

  const shop = {
    readCart: () => {
      reads += 1;
      return travel(
        weather.read.shift() ?? FINE,
        () => ({ cart: toCart() }),
        () => {},
      );
    },
    changeCart: ({ body }: { body: CartCommand }) => {
      writes.push(body);
      const { key, quantity } = commandTarget(body);
      const change = () => {
        if (quantity === 0) stock.delete(key);
        else stock.set(key, quantity);
        return { cart: toCart() };
      };
      return travel(weather.write.shift() ?? FINE, change, () => failures.push(key));
    },
  } as unknown as ShopApi;

  const store = createStore();
  store.set(cartClockAtom, clock);
  store.set(environmentAtom, {
    site: SITES.DE,
    text: (id, values) => `${id} ${values?.limit ?? ''}`.trim(),
    shop,
    track: () => {},
    navigate: () => {},
  });

  return {
    store,
    clock,
    /** What the shop holds. */
    stock,
    /** For the calls to come, in their order; `FINE` when used up. */
    weather,
    /** Every command the shop was sent. */
    writes,
    /** The line of every change whose caller was told of a failure. */
    failures,
    reads: () => reads,
  };
}
