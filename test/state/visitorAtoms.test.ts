import { describe, expect, it, vi } from 'vitest';
import type { ShopApi } from '#src/api/shopApi.ts';
import { visitorResponse } from '#src/schemas/customer.ts';
import {
  ANONYMOUS_VISITOR,
  forgetVisitorAtom,
  loadVisitorAtom,
  readCustomerInfoAtom,
  reloadVisitorAtom,
  toVisitor,
  visitorAtom,
} from '#src/state/visitorAtoms.ts';
import { atomStore } from '../support/atomStore.ts';

const mina = {
  firstname: 'Mina',
  lastname: 'Kaya',
  loyaltyBeans: 840,
  statuses: { isCommunityMember: true, isVitrinecardMember: true },
};
const reply = (loginStatus: string, customer?: unknown) =>
  visitorResponse.parse({ tracking: { loginStatus }, customer });

describe('USR-03: visitor data', () => {
  it.each(['LOGGED_IN', 'REMEMBERED'] as const)('%s: name, beans and memberships are read', (status) => {
    expect(toVisitor(reply(status, mina), 'vitrine')).toEqual({
      status,
      customerName: 'Mina Kaya',
      firstName: 'Mina',
      loggedInOrRemembered: true,
      loyaltyBeans: 840,
      isCardMember: true,
      isCommunityMember: true,
    });
  });

  it('LOGGED_OUT: leftover data is not shown', () =>
    expect(toVisitor(reply('LOGGED_OUT', mina), 'vitrine')).toEqual(ANONYMOUS_VISITOR));

  it('LOGGED_IN without a customer greets without a name', () =>
    expect(toVisitor(reply('LOGGED_IN', null), 'vitrine')).toMatchObject({
      status: 'LOGGED_IN',
      customerName: '',
      loyaltyBeans: 0,
    }));

  it.each([
    [{ firstname: 'Mina' }, 'Mina'],
    [{ firstname: null, lastname: 'Kaya' }, 'Kaya'],
    [{ firstname: ' Mina ', lastname: '  ' }, 'Mina'],
  ])('a name of %j is %j', (customer, name) =>
    expect(toVisitor(reply('LOGGED_IN', customer), 'vitrine').customerName).toBe(name),
  );

  it('the brand determines the field for card members', () => {
    const statuses = { isLadencardMember: true };
    expect(toVisitor(reply('LOGGED_IN', { statuses }), 'laden').isCardMember).toBe(true);
    expect(toVisitor(reply('LOGGED_IN', { statuses }), 'vitrine').isCardMember).toBe(false);
  });

  it.each(['network', 'timeout', 'malformed'] as const)('a %s failure means logged out', async (kind) => {
    const { store } = atomStore({
      readVisitor: async () => ({ ok: false, error: { kind, problem: 'tracking: missing' } }),
    });
    await store.set(loadVisitorAtom);
    expect(store.get(visitorAtom)).toEqual(ANONYMOUS_VISITOR);
  });
});

it('HDR-11: the shop is requested once, however many components need the visitor', async () => {
  const readVisitor = vi.fn(async () => ({ ok: true as const, value: reply('LOGGED_IN', mina) }));
  const { store } = atomStore({ readVisitor });
  expect(store.get(visitorAtom)).toBeNull();
  await Promise.all([store.set(loadVisitorAtom), store.set(loadVisitorAtom)]);
  await store.set(loadVisitorAtom);
  expect(readVisitor).toHaveBeenCalledOnce();
  expect(store.get(visitorAtom)?.customerName).toBe('Mina Kaya');
});

describe('USR-07: repeated requests', () => {
  const answers = (...names: string[]) => {
    const waiting = names.map((firstname) => {
      const { promise, resolve } = Promise.withResolvers<{ ok: true; value: ReturnType<typeof reply> }>();
      return { promise, answer: () => resolve({ ok: true, value: reply('LOGGED_IN', { firstname }) }) };
    });
    let call = 0;
    const readVisitor = vi.fn(() => (waiting[call++] as (typeof waiting)[number]).promise);
    return { ...atomStore({ readVisitor }), waiting, readVisitor };
  };

  it('the last request wins, whichever response arrives first', async () => {
    const { store, waiting } = answers('Old', 'New');
    const first = store.set(loadVisitorAtom);
    const second = store.set(reloadVisitorAtom);
    waiting[1]?.answer();
    await second;
    waiting[0]?.answer();
    await first;
    expect(store.get(visitorAtom)?.customerName).toBe('New');
  });

  it('a caller that waits for the first response also waits for the last', async () => {
    const { store, waiting } = answers('Old', 'New');
    let isDone = false;
    const first = store.set(loadVisitorAtom).then(() => {
      isDone = true;
    });
    store.set(reloadVisitorAtom);
    waiting[0]?.answer();
    await Promise.resolve();
    expect(isDone).toBe(false);
    waiting[1]?.answer();
    await first;
    expect(store.get(visitorAtom)?.customerName).toBe('New');
  });

  it.each([
    [undefined, ''],
    ['changed', ''],
    ['shown', 'Mina Kaya'],
  ] as const)('after the cause “%s”, a failed call leaves the name “%s”', async (cause, name) => {
    const readVisitor = vi
      .fn<ShopApi['readVisitor']>()
      .mockResolvedValueOnce({ ok: true, value: reply('LOGGED_IN', mina) })
      .mockResolvedValue({ ok: false, error: { kind: 'network' } });
    const { store } = atomStore({ readVisitor });
    await store.set(loadVisitorAtom);
    await store.set(reloadVisitorAtom, cause);
    expect(store.get(visitorAtom)?.customerName).toBe(name);
  });

  it('a response that arrives after the visitor was cleared is dropped', async () => {
    const { store, waiting } = answers('Mina');
    const request = store.set(loadVisitorAtom);
    store.set(forgetVisitorAtom);
    waiting[0]?.answer();
    await request;
    expect(store.get(visitorAtom)).toBeNull();
  });
});

describe('USR-04: customer info', () => {
  const longTermToken = `h.${Buffer.from(JSON.stringify({ lid: '4711' })).toString('base64url')}.s`;
  const withCookies = (cookie: string) => vi.stubGlobal('document', { cookie });

  it('is requested with the login id, and returned unchanged', async () => {
    withCookies(`LongTermToken=${longTermToken}; LoginToken=abc`);
    const readCustomerInfo = vi.fn(async () => ({ ok: true as const, value: { anything: ['at', 'all'] } }));
    const { store } = atomStore({ readCustomerInfo });
    expect(await store.set(readCustomerInfoAtom)).toEqual({ anything: ['at', 'all'] });
    expect(readCustomerInfo).toHaveBeenCalledWith({ params: { loginId: '4711' } });
  });

  it.each(['', 'LoginToken=abc', `LongTermToken=${longTermToken}`])(
    'is not requested with the cookies %j',
    async (cookie) => {
      withCookies(cookie);
      const { store } = atomStore();
      expect(await store.set(readCustomerInfoAtom)).toBeNull();
    },
  );

  it('rejects for a broken long-term token', async () => {
    withCookies('LongTermToken=broken; LoginToken=abc');
    const { store } = atomStore({ readCustomerInfo: vi.fn() });
    await expect(store.set(readCustomerInfoAtom)).rejects.toMatchObject({ name: 'InvalidTokenError' });
  });
});
