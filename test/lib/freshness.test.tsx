import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STALE_AFTER_HIDDEN_MS } from '#src/config/limits.ts';
import { followFreshness, publishChange, type Subject } from '#src/lib/freshness.ts';
import { changeInOtherTab } from '../support/otherTab.ts';

const SUBJECTS = [
  'visitor',
  'cart',
  'consent',
  'newsletter',
  'offers',
  'preview',
] as const satisfies Subject[];

let stops: (() => void)[] = [];
/** One follower of each subject. */
function followAll() {
  const heard: string[] = [];
  stops = SUBJECTS.map((subject) =>
    followFreshness(subject, {
      forget: () => heard.push(`${subject} left`),
      refresh: (cause) => heard.push(`${subject} ${cause}`),
    }),
  );
  return heard;
}
const all = (cause: string) => SUBJECTS.map((subject) => `${subject} ${cause}`);
const pageTransition = (type: string, persisted: boolean) =>
  void window.dispatchEvent(Object.assign(new Event(type), { persisted }));
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops) stop();
});

describe('USR-08: data may be old', () => {
  it.each(SUBJECTS)('another tab has changed: %s', (subject) => {
    const heard = followAll();
    changeInOtherTab(subject);
    changeInOtherTab(subject);
    expect(heard).toEqual([`${subject} changed`]);
  });

  it.each(SUBJECTS)('a change of this tab is no news here: %s', (subject) => {
    const heard = followAll();
    publishChange(subject);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(heard).toEqual([]);
  });

  it('LIB-08: a change of this tab is news for another copy of the library on this page, and no echo comes back', async () => {
    const heard = followAll();
    vi.resetModules();
    const copy: typeof import('#src/lib/freshness.ts') = await import('#src/lib/freshness.ts');
    const heardByCopy: string[] = [];
    stops.push(copy.followFreshness('cart', { refresh: (cause) => heardByCopy.push(`cart ${cause}`) }));
    publishChange('cart', { owner: {} });
    publishChange('newsletter');
    expect([heard, heardByCopy]).toEqual([[], ['cart changed']]);
    copy.publishChange('visitor', { revision: 'another person' });
    expect([heard, heardByCopy]).toEqual([['visitor changed'], ['cart changed']]);
  });

  it('LIB-08: without storage, a change of this tab is no news here', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const heard = followAll();
    publishChange('cart', { owner: {} });
    expect(heard).toEqual([]);
  });

  it('a change of this tab is news for others on this page who have data of their own', () => {
    const heard: string[] = [];
    stops = ['one', 'other'].map((name) =>
      followFreshness('cart', { owner: { name }, refresh: (cause) => heard.push(`${name} ${cause}`) }),
    );
    const owner = {};
    stops.push(followFreshness('cart', { owner, refresh: () => heard.push('own') }));
    publishChange('cart', { owner, revision: 'new' });
    publishChange('cart', { owner, revision: 'new' });
    expect(heard).toEqual(['one changed', 'other changed']);
  });

  it('every change of this tab has another revision, unless the subject itself names one', () => {
    publishChange('cart');
    const first = { ...localStorage };
    publishChange('cart');
    expect({ ...localStorage }).not.toEqual(first);
    publishChange('visitor', { revision: 'Mina' });
    expect(Object.values({ ...localStorage })).toContain('Mina');
  });

  it('the page is left, and restored from the back/forward cache', () => {
    const heard = followAll();
    pageTransition('pageshow', false);
    expect(heard).toEqual([]);
    pageTransition('pagehide', true);
    expect(heard.splice(0)).toEqual(all('left'));
    // The browser drops a cached page that receives this event.
    const remove = vi.spyOn(window, 'addEventListener');
    changeInOtherTab('cart');
    expect(heard).toEqual([]);
    pageTransition('pageshow', true);
    expect(heard.splice(0)).toEqual(all('restored'));
    expect(remove).toHaveBeenCalledWith('storage', expect.anything());
    changeInOtherTab('visitor');
    expect(heard).toEqual(['visitor changed']);
  });

  it('the tab was hidden for a while', () => {
    const heard = followAll();
    setHidden(true);
    vi.advanceTimersByTime(STALE_AFTER_HIDDEN_MS);
    setHidden(false);
    expect(heard).toEqual(all('shown'));
  });

  it.each(SUBJECTS)('the tab was frozen while another tab has changed: %s', (subject) => {
    const heard = followAll();
    setHidden(true);
    vi.advanceTimersByTime(STALE_AFTER_HIDDEN_MS);
    // A browser tells a frozen tab after it is shown, or never.
    localStorage.setItem(`vitrine-revision-${subject}`, 'of another tab');
    setHidden(false);
    window.dispatchEvent(new StorageEvent('storage'));
    const expected = SUBJECTS.map((each) => `${each} ${each === subject ? 'changed' : 'shown'}`);
    expect(heard.toSorted()).toEqual(expected.toSorted());
  });

  it.each([-1, 1])('the clock was set by %i hours while the tab was hidden', (hours) => {
    const heard = followAll();
    setHidden(true);
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    setHidden(false);
    expect(heard).toEqual(all('shown'));
  });

  it('the tab was hidden for a moment: only what has changed', () => {
    const heard = followAll();
    setHidden(true);
    localStorage.setItem('vitrine-revision-consent', 'of a tab whose event was lost');
    setHidden(false);
    expect(heard).toEqual(['consent changed']);
  });

  it('storage is blocked: nothing throws, and showing the tab still counts', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const heard = followAll();
    publishChange('cart');
    setHidden(true);
    vi.advanceTimersByTime(STALE_AFTER_HIDDEN_MS);
    setHidden(false);
    expect(heard).toEqual(all('shown'));
  });

  it('nothing listens any longer than something follows', () => {
    const heard = followAll();
    for (const stop of stops) stop();
    changeInOtherTab('cart');
    pageTransition('pagehide', true);
    expect(heard).toEqual([]);
  });
});
