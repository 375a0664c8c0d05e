// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopApi } from '#src/api/shopApi.ts';
import {
  abTestListAtom,
  applyPreviewAtom,
  checkStaffAtom,
  isPreviewOnAtom,
  loadAbTestsAtom,
  logoutStaffAtom,
  previewSessionAtom,
  previewSettingsAtom,
  renewStaffSessionAtom,
  startPreviewAtom,
  watchSharedEndAtom,
} from '#src/features/preview/previewAtoms.ts';
import { forgetReportedProblems } from '#src/lib/reportProblem.ts';
import type { AbTest, AuthCheck } from '#src/schemas/preview.ts';
import { previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { atomStore } from '../../support/atomStore.ts';

const answer = <Value>(value: Value) => ({ ok: true, value }) as const;
const NO_NETWORK = { ok: false, error: { kind: 'network' } } as const;
const SUMMER = '2027-07-01T08:00:00.000Z';
const shopOf = (calls: Record<string, unknown>) => calls as Partial<ShopApi>;
const staff = (check: Partial<AuthCheck> = {}) => vi.fn(async () => answer({ status: 'SUCCESS', ...check }));
const status = (value: AuthCheck['status']) => vi.fn(async () => answer({ status: value }));

let problems: string[];
beforeEach(() => {
  problems = [];
  vi.spyOn(console, 'warn').mockImplementation((message) => void problems.push(message));
  history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.useRealTimers();
  forgetReportedProblems();
  document.cookie = 'preview=; max-age=0';
});

describe('access to the panel', () => {
  it('PRV-01: a staff session sets the preview settings', async () => {
    const { store } = atomStore(shopOf({ checkStaff: staff({ dateTime: SUMMER }) }));
    await store.set(checkStaffAtom);
    expect(store.get(previewSettingsAtom)).toEqual({ dateTime: SUMMER });
  });

  it.each([
    ['UNAUTHORIZED', answer({ status: 'UNAUTHORIZED' })],
    ['INTERNAL_ERROR', answer({ status: 'INTERNAL_ERROR' })],
    ['no answer', NO_NETWORK],
  ])('PRV-01: no staff session: %s', async (_case, reply) => {
    const { store } = atomStore(shopOf({ checkStaff: async () => reply }));
    await store.set(checkStaffAtom);
    expect(store.get(previewSettingsAtom)).toBeNull();
  });
});

describe('the session', () => {
  const FIVE_MINUTES_MS = 300_000;
  let isHidden = false;
  const turn = (hidden: boolean) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    isHidden = false;
    vi.useFakeTimers();
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  });

  it('PRV-01: is renewed immediately, then every 5 minutes, until it is not needed', async () => {
    const renewStaff = status('SUCCESS');
    const { store } = atomStore(shopOf({ renewStaff }));
    const stop = store.set(renewStaffSessionAtom);
    expect(renewStaff).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS - 1);
    expect(renewStaff).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(renewStaff).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2 * FIVE_MINUTES_MS);
    expect(renewStaff).toHaveBeenCalledTimes(4);
    stop();
    await vi.advanceTimersByTimeAsync(3 * FIVE_MINUTES_MS);
    turn(false);
    expect(renewStaff).toHaveBeenCalledTimes(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('PRV-01, PRV-07: is renewed every 5 minutes in a hidden tab too', async () => {
    const renewStaff = status('SUCCESS');
    const { store } = atomStore(shopOf({ renewStaff }));
    const stop = store.set(renewStaffSessionAtom);
    await vi.advanceTimersByTimeAsync(60_000);
    turn(true);
    await vi.advanceTimersByTimeAsync(3 * FIVE_MINUTES_MS);
    expect(renewStaff).toHaveBeenCalledTimes(4);
    turn(false);
    expect(renewStaff).toHaveBeenCalledTimes(4);
    stop();
  });

  it('PRV-01: is renewed when a frozen tab becomes visible again', async () => {
    const renewStaff = status('SUCCESS');
    const { store } = atomStore(shopOf({ renewStaff }));
    const stop = store.set(renewStaffSessionAtom);
    // Timers of a frozen tab do not run; the clock does.
    vi.setSystemTime(Date.now() + 4 * FIVE_MINUTES_MS);
    turn(false);
    expect(renewStaff).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS);
    expect(renewStaff).toHaveBeenCalledTimes(3);
    stop();
  });

  it('PRV-01: is renewed immediately in a tab opened in the background', () => {
    isHidden = true;
    const renewStaff = status('SUCCESS');
    const { store } = atomStore(shopOf({ renewStaff }));
    const stop = store.set(renewStaffSessionAtom);
    expect(renewStaff).toHaveBeenCalledTimes(1);
    stop();
  });

  it('PRV-07: that was lost removes its cookies and its query parameter', async () => {
    document.cookie = 'StaffAuth=old; path=/';
    document.cookie = 'preview=1; path=/';
    history.replaceState(null, '', `/?site=DE&previewDateTime=${SUMMER}`);
    const { store } = atomStore(shopOf({ checkStaff: status('UNAUTHORIZED') }));
    await store.set(checkStaffAtom);
    expect(document.cookie).not.toMatch(/StaffAuth|preview/);
    expect(location.search).toBe('?site=DE');
    expect(store.get(previewRevisionAtom)).toBe(1);
  });

  it('BEY-21: has the lifetime of the renewal response, also in a hidden tab', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const renewStaff = vi.fn(async () =>
      answer({ status: 'SUCCESS', expiresAt: inMinutes(15).toISOString() }),
    );
    const checkStaff = staff({ expiresAt: inMinutes(3).toISOString() });
    const { store } = atomStore(shopOf({ renewStaff, checkStaff }));
    await store.set(checkStaffAtom);
    expect(store.get(previewSessionAtom)?.expiresAt).toEqual(inMinutes(3));
    turn(true);
    const stop = store.set(renewStaffSessionAtom);
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS);
    expect(store.get(previewSessionAtom)?.expiresAt).toEqual(inMinutes(15));
    stop();
  });

  it('PRV-01: that has ended hides the panel; a call that fails does not', async () => {
    const renewStaff = vi.fn();
    const { store } = atomStore(shopOf({ renewStaff, checkStaff: staff() }));
    await store.set(checkStaffAtom);
    renewStaff.mockResolvedValueOnce(NO_NETWORK).mockResolvedValueOnce(answer({ status: 'UNAUTHORIZED' }));
    const stop = store.set(renewStaffSessionAtom);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get(previewSettingsAtom)).toEqual({});
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS);
    expect(store.get(previewSettingsAtom)).toBeNull();
    stop();
  });
});

it('BEY-06: a session that ends under a preview resets the time of the page and of its address', async () => {
  document.cookie = 'preview=1';
  history.replaceState(null, '', `/?site=DE&previewDateTime=${SUMMER}`);
  const { store } = atomStore(
    shopOf({ renewStaff: status('UNAUTHORIZED'), checkStaff: staff({ dateTime: SUMMER }) }),
  );
  await store.set(checkStaffAtom);
  expect(store.get(isPreviewOnAtom)).toBe(true);
  const stop = store.set(renewStaffSessionAtom);
  await vi.waitFor(() => expect(store.get(previewSettingsAtom)).toBeNull());
  // Promotions and theme worlds are asked for again.
  expect(store.get(previewRevisionAtom)).toBe(1);
  expect(location.search).toBe('?site=DE');
  stop();
});

describe('a shared preview', () => {
  const LINK_MS = 3_600_000;
  const shared = () => {
    document.cookie = 'preview=1; path=/';
    document.cookie = 'StaffAuth=own; path=/';
    const expiresAt = new Date(Date.now() + LINK_MS).toISOString();
    return staff({ dateTime: SUMMER, isShared: true, expiresAt });
  };
  afterEach(() => {
    document.cookie = 'StaffAuth=; max-age=0; path=/';
  });

  it('BEY-21: ends with its link', async () => {
    vi.useFakeTimers();
    const { store } = atomStore(shopOf({ checkStaff: shared() }));
    await store.set(startPreviewAtom);
    expect(store.get(isPreviewOnAtom)).toBe(true);
    const stop = store.set(watchSharedEndAtom);
    await vi.advanceTimersByTimeAsync(LINK_MS - 1);
    expect(store.get(isPreviewOnAtom)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get(previewSettingsAtom)).toBeNull();
    // Promotions and theme worlds of today are asked for.
    expect(store.get(previewRevisionAtom)).toBe(1);
    stop();
  });

  it('BEY-21: reveals the preview of the user’s own session when its link expires', async () => {
    vi.useFakeTimers();
    const checkStaff = shared();
    const { store } = atomStore(shopOf({ checkStaff }));
    await store.set(startPreviewAtom);
    const stop = store.set(watchSharedEndAtom);
    const own = '2027-09-01T08:00:00.000Z';
    checkStaff.mockResolvedValue(answer({ status: 'SUCCESS', dateTime: own }));
    await vi.advanceTimersByTimeAsync(LINK_MS);
    expect(store.get(previewSettingsAtom)).toEqual({ dateTime: own });
    // The cookies of the link end with it; these two are the log-in's.
    expect(document.cookie.split('; ').sort()).toEqual(['StaffAuth=own', 'preview=1']);
    expect(store.get(isPreviewOnAtom)).toBe(true);
    stop();
  });

  it('BEY-21: does not poll the session when the shop’s clock is behind', async () => {
    vi.useFakeTimers();
    const checkStaff = shared();
    const { store } = atomStore(shopOf({ checkStaff }));
    await store.set(startPreviewAtom);
    const stop = store.set(watchSharedEndAtom);
    await vi.advanceTimersByTimeAsync(2 * LINK_MS);
    expect(checkStaff).toHaveBeenCalledTimes(2);
    expect(store.get(previewSettingsAtom)).toBeNull();
    stop();
  });

  it('BEY-21: is not changed by the parameters of an address', async () => {
    history.replaceState(null, '', '/?previewDateTime=2028-01-01T00:00:00.000Z');
    // A call of the token would throw here: the shop does not answer it.
    const { store } = atomStore(shopOf({ checkStaff: shared() }));
    await store.set(startPreviewAtom);
    expect(store.get(previewSettingsAtom)).toEqual({ dateTime: SUMMER });
  });
});

describe('the list of tests', () => {
  const stepper: AbTest[] = [{ name: 'Stepper', groups: [{ name: 'New' }] }];

  it.each([
    ['found', answer(stepper), stepper],
    ['none', answer([]), []],
    ['failed', NO_NETWORK, []],
  ])('PRV-03: %s', async (state, reply, tests) => {
    const readAbTests = vi.fn(async () => reply);
    const { store } = atomStore(shopOf({ readAbTests }));
    const loading = store.set(loadAbTestsAtom, SUMMER, 0, new AbortController().signal);
    expect(store.get(abTestListAtom).state).toBe('loading');
    await loading;
    expect(store.get(abTestListAtom)).toEqual({ state, tests });
    expect(readAbTests).toHaveBeenCalledWith(expect.objectContaining({ query: { time: SUMMER } }));
  });

  it('PRV-03: a response for a date that is no longer selected is dropped', async () => {
    const replies: ((reply: unknown) => void)[] = [];
    const readAbTests = () => new Promise((resolve) => void replies.push(resolve));
    const { store } = atomStore(shopOf({ readAbTests }));
    const first = new AbortController();
    const old = store.set(loadAbTestsAtom, '2026-01-01T00:00:00.000Z', 0, first.signal);
    first.abort();
    const latest = store.set(loadAbTestsAtom, SUMMER, 0, new AbortController().signal);
    replies[1]?.(answer(stepper));
    await latest;
    replies[0]?.(answer([]));
    await old;
    expect(store.get(abTestListAtom)).toEqual({ state: 'found', tests: stepper });
  });

  it('PRV-03: a date that is still being typed is not requested', async () => {
    vi.useFakeTimers();
    const readAbTests = vi.fn(async () => answer(stepper));
    const { store } = atomStore(shopOf({ readAbTests }));
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

  it('PRV-05: are sent in the format of the token call, then read back from the shop', async () => {
    const setPreview = vi.fn(async () => {
      document.cookie = 'preview=1';
      return answer({ status: 'SUCCESS' });
    });
    const checkStaff = staff({ dateTime: SUMMER, abTestName: 'Stepper', abTestGroup: 'New' });
    const { store } = atomStore(shopOf({ setPreview, checkStaff }));
    expect(await store.set(applyPreviewAtom, requested)).toBe(true);
    expect(setPreview).toHaveBeenCalledWith({
      query: { test: 'Stepper', group: 'New', previewDateTime: SUMMER },
    });
    expect(store.get(previewSettingsAtom)).toEqual(requested);
    expect(store.get(isPreviewOnAtom)).toBe(true);
    expect(store.get(previewRevisionAtom)).toBe(1);
    expect(new URLSearchParams(location.search).get('previewDateTime')).toBe(SUMMER);
  });

  it.each([
    ['BAD_REQUEST', answer({ status: 'BAD_REQUEST' })],
    ['INTERNAL_ERROR', answer({ status: 'INTERNAL_ERROR' })],
    ['UNAUTHORIZED', answer({ status: 'UNAUTHORIZED' })],
    ['a failed request', NO_NETWORK],
  ])('PRV-05: %s applies nothing', async (_case, reply) => {
    const { store } = atomStore(shopOf({ setPreview: async () => reply }));
    expect(await store.set(applyPreviewAtom, requested)).toBe(false);
    expect(store.get(previewRevisionAtom)).toBe(0);
    expect(location.search).toBe('');
  });

  it('PRV-07: of a session that was lost meanwhile remove its cookies, its query parameter and the panel', async () => {
    document.cookie = 'StaffAuth=old; path=/';
    document.cookie = 'preview=1; path=/';
    history.replaceState(null, '', `/?site=DE&previewDateTime=${SUMMER}`);
    const { store } = atomStore(
      shopOf({ setPreview: status('UNAUTHORIZED'), checkStaff: staff({ dateTime: SUMMER }) }),
    );
    await store.set(checkStaffAtom);
    expect(await store.set(applyPreviewAtom, requested)).toBe(false);
    expect(document.cookie).not.toMatch(/StaffAuth|preview/);
    expect(location.search).toBe('?site=DE');
    expect(store.get(previewSettingsAtom)).toBeNull();
  });

  it('BEY-06: have no effect without the cookie, whatever the session has stored', async () => {
    const { store } = atomStore(shopOf({ checkStaff: staff({ dateTime: SUMMER }) }));
    await store.set(checkStaffAtom);
    expect(store.get(isPreviewOnAtom)).toBe(false);
  });

  it('BEY-06: from a shared address are applied for staff', async () => {
    history.replaceState(null, '', `/?previewDateTime=${SUMMER}`);
    const setPreview = status('SUCCESS');
    const { store } = atomStore(shopOf({ setPreview, checkStaff: staff() }));
    await store.set(startPreviewAtom);
    expect(setPreview).toHaveBeenCalledWith({ query: { previewDateTime: SUMMER } });
  });

  it('BEY-06: from a shared address are applied again if the cookie is lost', async () => {
    history.replaceState(null, '', `/?previewDateTime=${SUMMER}`);
    const setPreview = status('SUCCESS');
    const { store } = atomStore(shopOf({ setPreview, checkStaff: staff({ dateTime: SUMMER }) }));
    await store.set(startPreviewAtom);
    expect(setPreview).toHaveBeenCalledWith({ query: { previewDateTime: SUMMER } });
  });

  it('BEY-06: that are already applied are not requested again', async () => {
    document.cookie = 'preview=1; path=/';
    history.replaceState(null, '', `/?previewDateTime=${SUMMER}`);
    const { store } = atomStore(shopOf({ checkStaff: staff({ dateTime: SUMMER }) }));
    await store.set(startPreviewAtom);
    expect(store.get(previewRevisionAtom)).toBe(0);
  });

  it('BEY-06: from an address are ignored for other visitors', async () => {
    history.replaceState(null, '', `/?previewDateTime=${SUMMER}`);
    // A call of the token would throw here: the shop does not answer it.
    const { store } = atomStore(shopOf({ checkStaff: status('UNAUTHORIZED') }));
    await store.set(startPreviewAtom);
    expect(store.get(previewSettingsAtom)).toBeNull();
  });
});

describe('logging out', () => {
  it.each(['SUCCESS', 'UNAUTHORIZED'] as const)('PRV-01: %s hides the panel', async (value) => {
    document.cookie = 'preview=1';
    const { store } = atomStore(
      shopOf({ logoutStaff: status(value), checkStaff: staff({ dateTime: SUMMER }) }),
    );
    await store.set(checkStaffAtom);
    expect(await store.set(logoutStaffAtom)).toBe(true);
    expect(store.get(previewSettingsAtom)).toBeNull();
    // The page shows today's shop again.
    expect(store.get(previewRevisionAtom)).toBe(1);
  });

  it('PRV-01: a failed call keeps the person logged in', async () => {
    const { store } = atomStore(shopOf({ logoutStaff: async () => NO_NETWORK, checkStaff: staff() }));
    await store.set(checkStaffAtom);
    expect(await store.set(logoutStaffAtom)).toBe(false);
    expect(store.get(previewSettingsAtom)).toEqual({});
  });
});
