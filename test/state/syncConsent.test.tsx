import { act, render, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ConsentChoice } from '#src/config/consent.ts';
import { cookieConsent, createOneTrustConsent, useConsent } from '#src/features/consent/index.ts';
import type { Track } from '#src/lib/dataLayer.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import { VitrineProvider, type VitrineProviderProps } from '#src/provider/VitrineProvider.tsx';
import { Header } from '#src/sections/header/index.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { createTestShop } from '../support/shopFetch.ts';

const shops = { DE: createTestShop({ site: 'DE' }).shop, PL: createTestShop({ site: 'PL' }).shop };

const track = vi.fn<Track>();
beforeEach(() => void track.mockClear());
/** The searches that analytics received. */
const terms = () =>
  track.mock.calls.flatMap(([event, parameters]) =>
    event === 'search' ? (parameters as { search_term: string }).search_term : [],
  );

/** A part of the page that tracks when it appears and when it is pressed. */
function Part() {
  const page = useAtomValue(pageAtom);
  const { allows, choice } = useConsent();
  const { track: send, pageKey } = page;
  useEffect(() => send('search', { search_term: `shown ${pageKey}` }), [send, pageKey]);
  return (
    <button type="button" onClick={() => send('search', { search_term: 'pressed' })}>
      analytics {choice ? String(allows('analytics')) : 'undecided'}
    </button>
  );
}

interface PageProps extends Omit<Partial<VitrineProviderProps>, 'site'> {
  site?: 'DE' | 'PL';
  header?: ReactNode;
}
const page = ({ site = 'DE', header = <Header loadsConsent />, ...provider }: PageProps = {}) => (
  <VitrineProvider site={site} shop={shops[site]} track={track} {...provider}>
    {header}
    <Part />
  </VitrineProvider>
);

const open = (ui: ReactNode) => act(async () => render(ui));
const decide = (analytics: boolean) => act(async () => sendShopEvent('consent-changed', { analytics }));
const press = () => act(async () => screen.getByRole('button', { name: /^analytics/ }).click());
const state = () => screen.getByRole('button', { name: /^analytics/ }).textContent;

it.each<[string, PageProps]>([
  ['in another language', { locale: 'en' }],
  ['on another site', { site: 'PL' }],
])('APP-03: analytics that the visitor has allowed goes on %s', async (_, next) => {
  const { rerender } = await open(page());
  await decide(true);
  expect(state()).toBe('analytics true');
  await act(async () => rerender(page(next)));
  track.mockClear();
  await press();
  expect(state()).toBe('analytics true');
  expect(terms()).toEqual(['pressed']);
});

it.each<[string, PageProps]>([
  ['in another language', { locale: 'en' }],
  ['on another site', { site: 'PL' }],
])('APP-03: a withdrawal stays in force %s', async (_, next) => {
  const { rerender } = await open(page());
  await decide(true);
  await decide(false);
  track.mockClear();
  await act(async () => rerender(page(next)));
  await press();
  expect(state()).toBe('analytics false');
  expect(terms()).toEqual([]);
});

it('APP-03: a decision counts while the header that asks for it is not mounted', async () => {
  const { rerender } = await open(page());
  await act(async () => rerender(page({ header: null })));
  expect(terms()).toEqual([]);
  await decide(true);
  expect(terms()).toEqual(['shown DE de-DE']);
  await act(async () => rerender(page()));
  expect(state()).toBe('analytics true');
});

it('APP-03: a decision counts while the page shows a route without the shop', async () => {
  const { unmount } = await open(page());
  unmount();
  await decide(true);
  track.mockClear();
  await open(page());
  expect(state()).toBe('analytics true');
  expect(terms()).toEqual(['shown DE de-DE']);
});

it('APP-03: a refusal made before any header has asked holds events back', async () => {
  const { unmount } = await open(page({ header: null }));
  await decide(false);
  unmount();
  track.mockClear();
  await open(page());
  await press();
  expect(state()).toBe('analytics false');
  expect(terms()).toEqual([]);
});

it('BEY-20: one decision of a page with two providers is dispatched once, and both apply it', async () => {
  const decided = vi.fn();
  const stopListening = onShopEvent('consent-changed', decided);
  const oneTrust = window as { OneTrust?: unknown; OnetrustActiveGroups?: unknown };
  oneTrust.OneTrust = { IsAlertBoxClosed: () => true };
  oneTrust.OnetrustActiveGroups = ',C0001,C0002,';
  const consent = createOneTrustConsent();
  await open(
    <>
      {page({ header: null, consent })}
      {page({ header: null, consent, site: 'PL' })}
    </>,
  );
  const shown = () => screen.getAllByRole('button').map((button) => button.textContent);
  expect(decided).toHaveBeenCalledExactlyOnceWith({ analytics: true, marketing: false });
  expect(shown()).toEqual(['analytics true', 'analytics true']);
  oneTrust.OnetrustActiveGroups = ',C0001,';
  act(() => void window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated')));
  expect(decided).toHaveBeenCalledTimes(2);
  expect(shown()).toEqual(['analytics false', 'analytics false']);
  delete oneTrust.OneTrust;
  delete oneTrust.OnetrustActiveGroups;
  stopListening();
});

it('BEY-20: a withdrawal in another tab while no shop was shown holds back the first event', async () => {
  document.cookie = 'consent=1.necessary.analytics; path=/';
  const { unmount } = await open(page({ header: null, consent: cookieConsent }));
  expect(terms()).toEqual(['shown DE de-DE']);
  unmount();
  document.cookie = 'consent=1.necessary; path=/';
  track.mockClear();
  await open(page({ consent: cookieConsent }));
  expect(state()).toBe('analytics false');
  expect(terms()).toEqual([]);
});

const refuse = () => {
  throw new TypeError('Provider is not defined');
};
it.each<[string, () => unknown, reports: number]>([
  ['throws an error, as where a blocker has stopped its provider', refuse, 1],
  ['returns nothing', () => undefined, 0],
  ['returns a promise', async () => () => {}, 1],
  ['returns a function that throws', () => refuse, 1],
])(
  'BEY-20: an adapter whose `connect` %s leaves the page as it is, without consent',
  async (_, connect, count) => {
    const onProblem = vi.fn<(problem: string) => void>();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const consent = { connect, reopen: () => {} } as unknown as NonNullable<PageProps['consent']>;
    // StrictMode also stops and connects again.
    const { rerender } = await open(<StrictMode>{page({ consent, onProblem })}</StrictMode>);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(state()).toBe('analytics undecided');
    expect(terms()).toEqual([]);
    await act(async () => rerender(<StrictMode>{page({ onProblem })}</StrictMode>));
    expect(screen.getByRole('banner')).toBeVisible();
    const reports = onProblem.mock.calls.flat().filter((problem) => problem.includes('consent adapter'));
    expect(reports).toHaveLength(count);
  },
);

it('BEY-20: an adapter that reports only later decisions leaves the page’s in force on another site', async () => {
  let notify: (choice: ConsentChoice) => void = () => {};
  const consent = {
    connect: (listener: typeof notify) => {
      notify = listener;
      return () => {};
    },
    reopen: () => {},
  };
  const { rerender } = await open(page({ header: null, consent }));
  await act(async () => notify({ analytics: true, marketing: false }));
  await act(async () => rerender(page({ header: null, consent, site: 'PL' })));
  expect(state()).toBe('analytics true');
  expect(terms()).toEqual(['shown DE de-DE', 'shown PL pl-PL']);
});
