// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  abTestListAtom,
  applyPreviewAtom,
  checkStaffAtom,
  endedSessionAtom,
  followPreviewAtom,
  isPreviewOnAtom,
  loadAbTestsAtom,
  logoutStaffAtom,
  previewSessionAtom,
  previewSettingsAtom,
  renewStaffSessionAtom,
  watchSharedEndAtom,
} from '#src/features/preview/previewAtoms.ts';
import { publishChange } from '#src/lib/freshness.ts';
import { STORAGE_KEYS } from '#src/lib/storage.ts';
import type { AbTest } from '#src/schemas/preview.ts';
import { previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { atomStore } from '../../support/atomStore.ts';
import { aTest, type StaffPage as Page, staffShop } from './staffShop.ts';

const SUMMER = '2027-07-01T08:00:00.000Z';
const CHRISTMAS = '2026-12-24T08:00:00.000Z';
const FIVE_MINUTES_MS = 300_000;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  history.replaceState(null, '', '/?site=DE');
  document.cookie = 'StaffAuth=own; path=/';
  document.cookie = 'preview=1; path=/';
});
afterEach(() => {
  localStorage.clear();
  for (const name of ['StaffAuth', 'preview']) document.cookie = `${name}=; max-age=0; path=/`;
});

/** Another tab has published a change; the browser tells this page. */
const tellFromAnotherTab = () => {
  localStorage.setItem(`${STORAGE_KEYS.revision}preview`, String(Math.random()));
  window.dispatchEvent(new StorageEvent('storage', { key: `${STORAGE_KEYS.revision}preview` }));
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('the session', () => {
  it.each(['INTERNAL_ERROR', 'UNAUTHORIZED', 'offline'] as const)(
    'PRV-01: needs the shop to know it: %s',
    async (answer) => {
      const { store } = await staffShop({}, { checkStaff: answer });
      expect(store.get(previewSettingsAtom)).toBeNull();
      expect(store.get(endedSessionAtom)).toBeNull();
    },
  );

  it.each([
    ['INTERNAL_ERROR', { dateTime: SUMMER }],
    ['offline', { dateTime: SUMMER }],
    ['UNAUTHORIZED', null],
  ] as const)('PRV-09: asked for again, only the shop’s word ends it: %s', async (answer, settings) => {
    const { store, shop } = await staffShop({ dateTime: SUMMER });
    shop.answers.checkStaff = answer;
    await store.set(checkStaffAtom, 'asked');
    expect(store.get(previewSettingsAtom)).toEqual(settings);
  });

  it('PRV-01, PRV-07: is renewed at once, then every 5 minutes, in a hidden tab too, until it is not needed', async () => {
    vi.useFakeTimers();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { store, shop } = await staffShop();
    const stop = store.set(renewStaffSessionAtom);
    expect(shop.calls.renewStaff).toBe(1);
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS - 1);
    expect(shop.calls.renewStaff).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(shop.calls.renewStaff).toBe(2);
    stop();
    await vi.advanceTimersByTimeAsync(3 * FIVE_MINUTES_MS);
    expect(shop.calls.renewStaff).toBe(2);
  });

  it('PRV-01: is renewed when a frozen tab is shown again', async () => {
    vi.useFakeTimers();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { store, shop } = await staffShop();
    const stop = store.set(renewStaffSessionAtom);
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shop.calls.renewStaff).toBe(1);
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    // Timers of a frozen tab do not run; the clock does.
    vi.setSystemTime(Date.now() + FIVE_MINUTES_MS);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shop.calls.renewStaff).toBe(2);
    stop();
  });

  it('BEY-21, PRV-01: has the end that the renewal names; a renewal that fails changes nothing', async () => {
    vi.useFakeTimers();
    const { store, shop } = await staffShop({ expiresAt: inMinutes(3).toISOString() });
    expect(store.get(previewSessionAtom)?.expiresAt).toEqual(inMinutes(3));
    const end = inMinutes(15);
    shop.renewedUntil = end.toISOString();
    const stop = store.set(renewStaffSessionAtom);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get(previewSessionAtom)?.expiresAt).toEqual(end);
    shop.answers.renewStaff = 'offline';
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS);
    expect(store.get(previewSessionAtom)?.expiresAt).toEqual(end);
    stop();
  });

  it.each([
    ['at a renewal', 'renewStaff', (page: Page): void => void page.store.set(renewStaffSessionAtom)],
    ['at a check', 'checkStaff', (page: Page): unknown => page.store.set(checkStaffAtom, 'asked')],
    [
      'at a change',
      'setPreview',
      (page: Page): unknown => page.store.set(applyPreviewAtom, { dateTime: CHRISTMAS }),
    ],
  ] as const)(
    'PRV-07, PRV-09, BEY-06: ended %s: the page keeps its settings to show, and drops cookies, parameter and content',
    async (_when, call, act) => {
      history.replaceState(null, '', `/?site=DE&previewDateTime=${SUMMER}`);
      const page = await staffShop({ dateTime: SUMMER });
      page.shop.answers[call] = 'UNAUTHORIZED';
      await act(page);
      await vi.waitFor(() => expect(page.store.get(previewSettingsAtom)).toBeNull());
      expect(page.store.get(endedSessionAtom)?.settings).toEqual({ dateTime: SUMMER });
      expect(document.cookie).not.toMatch(/StaffAuth|preview/);
      expect(location.search).toBe('?site=DE');
      // Promotions and theme worlds are asked for again.
      expect(page.store.get(previewRevisionAtom)).toBe(1);

      // After a new log-in the session continues.
      page.shop.answers[call] = 'SUCCESS';
      page.shop.session = {};
      await page.store.set(checkStaffAtom, 'asked');
      expect(page.store.get(endedSessionAtom)).toBeNull();
      expect(page.store.get(previewSettingsAtom)).toEqual({});
      expect(page.store.get(previewRevisionAtom)).toBe(1);
    },
  );

  it.each([
    ['SUCCESS', null],
    ['UNAUTHORIZED', null],
    ['offline', { dateTime: SUMMER }],
  ] as const)(
    'PRV-01: a log-out that is answered with %s leaves the settings %j',
    async (answer, settings) => {
      const { store, shop } = await staffShop({ dateTime: SUMMER });
      shop.answers.logoutStaff = answer;
      expect(await store.set(logoutStaffAtom)).toBe(settings === null);
      expect(store.get(previewSettingsAtom)).toEqual(settings);
      expect(store.get(endedSessionAtom)).toBeNull();
      expect(store.get(previewRevisionAtom)).toBe(settings ? 0 : 1);
    },
  );

  it.each([
    ['the log-out', null, async ({ store }: Page): Promise<unknown> => store.set(logoutStaffAtom)],
    [
      'a renewal that the shop refuses',
      null,
      async ({ store, shop }: Page): Promise<unknown> => {
        shop.answers.renewStaff = 'UNAUTHORIZED';
        store.set(renewStaffSessionAtom)();
        return vi.waitFor(() => expect(store.get(previewSessionAtom)).toBeNull());
      },
    ],
    [
      'settings that the shop refuses',
      null,
      async ({ store, shop }: Page): Promise<unknown> => {
        shop.answers.setPreview = 'UNAUTHORIZED';
        return store.set(applyPreviewAtom, { dateTime: CHRISTMAS });
      },
    ],
    [
      'a change',
      { dateTime: CHRISTMAS },
      async ({ store }: Page): Promise<unknown> => store.set(applyPreviewAtom, { dateTime: CHRISTMAS }),
    ],
  ])('PRV-01, PRV-09: an earlier answer that arrives after %s leaves %j', async (_what, settings, act) => {
    const page = await staffShop({ dateTime: SUMMER });
    const { store, shop } = page;
    const { promise, resolve: arrive } = Promise.withResolvers<void>();
    shop.checkWait = promise;
    const late = store.set(checkStaffAtom, 'asked');
    shop.checkWait = Promise.resolve();
    await act(page);
    arrive();
    expect((await late)?.settings ?? null).toEqual(settings);
    expect(store.get(previewSettingsAtom)).toEqual(settings);
  });
});

describe('two tabs', () => {
  /** A page that follows the other tabs. */
  async function aTab(session: Parameters<typeof staffShop>[0]) {
    const page = await staffShop(session);
    const stop = page.store.set(followPreviewAtom);
    await vi.waitFor(() => expect(page.shop.calls.checkStaff).toBe(2));
    return { ...page, stop };
  }

  it('PRV-09, BEY-06: a date that another tab has set is that of ribbon, address and content', async () => {
    const { store, shop, stop } = await aTab({ dateTime: SUMMER });
    expect(store.get(previewRevisionAtom)).toBe(0);
    shop.session = { dateTime: CHRISTMAS };
    tellFromAnotherTab();
    await vi.waitFor(() => expect(store.get(previewSettingsAtom)).toEqual({ dateTime: CHRISTMAS }));
    expect(new URLSearchParams(location.search).get('previewDateTime')).toBe(CHRISTMAS);
    expect(store.get(previewRevisionAtom)).toBe(1);
    stop();
  });

  it('PRV-09: what another tab has told is not told again', async () => {
    const { shop, stop } = await aTab({ dateTime: SUMMER });
    const key = `${STORAGE_KEYS.revision}preview`;
    shop.session = { dateTime: CHRISTMAS };
    tellFromAnotherTab();
    const told = localStorage.getItem(key);
    await vi.waitFor(() => expect(shop.calls.checkStaff).toBe(3));
    await Promise.resolve();
    expect(localStorage.getItem(key)).toBe(told);
    stop();
  });

  it.each([
    ['a change', (page: Page) => page.store.set(applyPreviewAtom, { dateTime: CHRISTMAS })],
    ['a log-out', (page: Page) => page.store.set(logoutStaffAtom)],
    [
      'a new end',
      (page: Page) => {
        page.shop.renewedUntil = CHRISTMAS;
        page.store.set(renewStaffSessionAtom);
      },
    ],
    [
      'an end',
      async (page: Page) => {
        page.shop.answers.checkStaff = 'UNAUTHORIZED';
        await page.store.set(checkStaffAtom, 'asked');
      },
    ],
  ] as const)('PRV-09: %s is told to the other tabs', async (_what, act) => {
    const page = await staffShop({ dateTime: SUMMER });
    publishChange('preview', { revision: 'known' });
    await act(page);
    await vi.waitFor(() => expect(localStorage.getItem(`${STORAGE_KEYS.revision}preview`)).not.toBe('known'));
  });
});

it('PRV-09: a late refusal does not end a session that a newer answer knows, as after a log-in in another tab', async () => {
  const { store, shop } = await staffShop({ dateTime: SUMMER });
  const { promise, resolve: release } = Promise.withResolvers<void>();
  shop.wait = promise;
  shop.answers.setPreview = 'UNAUTHORIZED';
  const late = store.set(applyPreviewAtom, { dateTime: CHRISTMAS });
  await store.set(checkStaffAtom, 'asked');
  release();
  expect(await late).toBe('failed');
  expect(store.get(previewSettingsAtom)).toEqual({ dateTime: SUMMER });
});

describe('a shared preview', () => {
  /** A month, for which no timer of a browser can wait. */
  const LINK_MS = 30 * 24 * 3_600_000;
  const openLink = async () => {
    vi.useFakeTimers();
    const page = await staffShop({
      dateTime: SUMMER,
      isShared: true,
      expiresAt: inMinutes(LINK_MS / 60_000).toISOString(),
    });
    return { ...page, stop: page.store.set(watchSharedEndAtom) };
  };

  it('BEY-21: ends with its link, and reveals the staff’s own session', async () => {
    const { store, shop, stop } = await openLink();
    shop.session = { dateTime: CHRISTMAS };
    await vi.advanceTimersByTimeAsync(LINK_MS - 1);
    expect(store.get(previewSettingsAtom)).toEqual({ dateTime: SUMMER });
    expect(store.get(isPreviewOnAtom)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get(previewSettingsAtom)).toEqual({ dateTime: CHRISTMAS });
    expect(store.get(previewRevisionAtom)).toBeGreaterThan(0);
    // The cookies of the link end with it; these two are the log-in's.
    expect(document.cookie.split('; ').sort()).toEqual(['StaffAuth=own', 'preview=1']);
    stop();
  });

  it('BEY-21: is asked for once after its end, although the shop’s clock is behind', async () => {
    const { store, shop, stop } = await openLink();
    await vi.advanceTimersByTimeAsync(2 * LINK_MS);
    expect(shop.calls.checkStaff).toBe(2);
    expect(store.get(previewSettingsAtom)).toBeNull();
    stop();
  });

  it('BEY-21: is not changed by the parameters of an address', async () => {
    history.replaceState(null, '', '/?previewDateTime=2028-01-01T00:00:00.000Z');
    const { store, shop } = await staffShop({ dateTime: SUMMER, isShared: true });
    const stop = store.set(followPreviewAtom);
    await vi.waitFor(() => expect(shop.calls.checkStaff).toBe(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(shop.queries).toEqual([]);
    stop();
  });
});

describe('the list of tests', () => {
  const stepper: AbTest[] = [{ name: 'Stepper', groups: [{ name: 'New' }] }];
  const listOf = (reply: unknown) => {
    const readAbTests = vi.fn(async () => reply);
    return { readAbTests, ...atomStore({ readAbTests } as never) };
  };

  it.each([
    ['found', { ok: true, value: stepper }, stepper],
    ['none', { ok: true, value: [] }, []],
    ['failed', { ok: false, error: { kind: 'network' } }, []],
  ])('PRV-03: %s', async (state, reply, tests) => {
    const { store, readAbTests } = listOf(reply);
    const loading = store.set(loadAbTestsAtom, SUMMER, 0, new AbortController().signal);
    expect(store.get(abTestListAtom).state).toBe('loading');
    await loading;
    expect(store.get(abTestListAtom)).toEqual({ state, tests });
    expect(readAbTests).toHaveBeenCalledWith(expect.objectContaining({ query: { time: SUMMER } }));
  });

  it('PRV-03: a response for a date that is no longer selected is dropped', async () => {
    const replies: ((reply: unknown) => void)[] = [];
    const { store } = atomStore({
      readAbTests: () => new Promise((resolve) => void replies.push(resolve)),
    } as never);
    const first = new AbortController();
    const old = store.set(loadAbTestsAtom, '2026-01-01T00:00:00.000Z', 0, first.signal);
    first.abort();
    const latest = store.set(loadAbTestsAtom, SUMMER, 0, new AbortController().signal);
    replies[1]?.({ ok: true, value: stepper });
    await latest;
    replies[0]?.({ ok: true, value: [] });
    await old;
    expect(store.get(abTestListAtom)).toEqual({ state: 'found', tests: stepper });
  });

  it('PRV-03: a date that is still being typed is not requested', async () => {
    vi.useFakeTimers();
    const { store, readAbTests } = listOf({ ok: true, value: stepper });
    const typed = new AbortController();
    void store.set(loadAbTestsAtom, '0002-07-01T08:00:00.000Z', 250, typed.signal);
    await vi.advanceTimersByTimeAsync(100);
    typed.abort();
    void store.set(loadAbTestsAtom, SUMMER, 250, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(readAbTests).toHaveBeenCalledTimes(1);
  });
});

describe('settings', () => {
  const requested = { dateTime: SUMMER, selection: { test: 'Stepper', group: 'New' } };

  it('PRV-05, BEY-06: are sent in the format of the token call, and shown in ribbon, address and content', async () => {
    const { store, shop } = await staffShop();
    expect(await store.set(applyPreviewAtom, requested)).toBe('applied');
    expect(shop.queries).toEqual([{ test: 'Stepper', group: 'New', previewDateTime: SUMMER }]);
    expect(store.get(previewSettingsAtom)).toEqual(requested);
    expect(store.get(isPreviewOnAtom)).toBe(true);
    expect(store.get(previewRevisionAtom)).toBe(1);
    expect(new URLSearchParams(location.search).get('previewDateTime')).toBe(SUMMER);
  });

  it.each([
    ['another time', { dateTime: CHRISTMAS }],
    ['no test', { dateTime: SUMMER }],
    ['another group', { dateTime: SUMMER, ...aTest('Stepper', 'Old') }],
    ['another visitor', { dateTime: SUMMER, ...aTest('Stepper', 'New'), visitor: 'LOGGED_IN' as const }],
  ])(
    'PRV-09: are no success if the shop then shows %s, which ribbon and address name',
    async (_what, session) => {
      const { store, shop } = await staffShop();
      shop.apply = () => session;
      expect(await store.set(applyPreviewAtom, requested)).toBe('different');
      expect(store.get(previewSettingsAtom)).not.toEqual(requested);
      expect(new URLSearchParams(location.search).get('previewDateTime')).toBe(session.dateTime);
      expect(store.get(previewRevisionAtom)).toBe(1);
    },
  );

  it('PRV-05: accepted by a shop that then does not answer are those of the page', async () => {
    const { store, shop } = await staffShop();
    shop.answers.checkStaff = 'offline';
    expect(await store.set(applyPreviewAtom, requested)).toBe('applied');
    expect(store.get(previewSettingsAtom)).toEqual(requested);
    expect(store.get(previewRevisionAtom)).toBe(1);
  });

  it.each([
    ['BAD_REQUEST', 'failed'],
    ['INTERNAL_ERROR', 'failed'],
    ['UNAUTHORIZED', 'ended'],
    ['offline', 'failed'],
  ] as const)('PRV-05: %s applies nothing', async (answer, outcome) => {
    const { store, shop } = await staffShop();
    shop.answers.setPreview = answer;
    expect(await store.set(applyPreviewAtom, requested)).toBe(outcome);
    expect(store.get(previewRevisionAtom)).toBe(0);
    expect(location.search).toBe('?site=DE');
  });

  it('BEY-06: have no effect without the cookie, whatever the session has stored', async () => {
    document.cookie = 'preview=; max-age=0; path=/';
    const { store } = await staffShop({ dateTime: SUMMER });
    expect(store.get(isPreviewOnAtom)).toBe(false);
  });

  it.each([
    ['applied for staff', {}, 'preview=1', 1],
    ['not applied twice', { dateTime: SUMMER }, 'preview=1', 0],
    ['applied again if the cookie is lost', { dateTime: SUMMER }, 'preview=; max-age=0', 1],
  ])('BEY-06: from a shared address are %s', async (_what, session, cookie, count) => {
    document.cookie = `${cookie}; path=/`;
    history.replaceState(null, '', `/?previewDateTime=${SUMMER}`);
    const { store, shop } = await staffShop(session);
    const stop = store.set(followPreviewAtom);
    await vi.waitFor(() => expect(shop.calls.checkStaff).toBe(2 + count));
    expect(shop.queries).toEqual(Array.from({ length: count }, () => ({ previewDateTime: SUMMER })));
    await vi.waitFor(() => expect(store.get(previewRevisionAtom)).toBe(count));
    stop();
  });

  it('BEY-06: from an address are ignored for other visitors', async () => {
    history.replaceState(null, '', `/?previewDateTime=${SUMMER}`);
    // A call of the token would throw here: the shop does not answer it.
    const checkStaff = vi.fn(async () => ({ ok: true, value: { status: 'UNAUTHORIZED' } }));
    const { store } = atomStore({ checkStaff } as never);
    const stop = store.set(followPreviewAtom);
    await vi.waitFor(() => expect(checkStaff).toHaveBeenCalled());
    expect(store.get(previewSettingsAtom)).toBeNull();
    stop();
  });
});
