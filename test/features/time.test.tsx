import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createShopApi, type ShopApi } from '#src/api/shopApi.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { Navigation } from '#src/features/navigation/index.ts';
import { PreviewPanel } from '#src/features/preview/index.ts';
import { Search } from '#src/features/search/index.ts';
import { failed, ok } from '#src/lib/result.ts';
import { themeWorldsResponse } from '#src/schemas/themeWorld.ts';
import { type RenderWithShopOptions, renderWithShop } from '../support/renderWithShop.tsx';

// What changes on a page that stays open, and every way in which its time comes. A new text or state joins by a row.

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;

type Page = Awaited<ReturnType<typeof renderWithShop>>;

interface Row {
  part: ReactNode;
  site?: SiteCode;
  /** When it changes. */
  at: string;
  /** How many hours before the page is opened. @default a quarter */
  openHours?: number;
  before: string;
  after: string | null;
  /** What the page shows. */
  read: () => string | null | undefined;
  /** What a visitor does to see it. @default nothing */
  look?: (page: Page) => Promise<unknown>;
  worlds?: object[];
  /** The staff session, whose code loads later. */
  session?: object;
}

const shownText = (...texts: string[]) => texts.find((text) => screen.queryByText(text)) ?? null;
const world = (rest: object) => ({ title: 'Laternen', url: '/w/laternen', ...rest });
const theWorld = {
  part: <Navigation />,
  before: 'Laternen',
  after: null,
  read: () => shownText('Laternen'),
};
const daysLeft = {
  part: <Navigation />,
  worlds: [
    world({
      endDate: '2027-12-24',
      endDateText: 'bis 24. Dezember',
      onlyXDaysLeftText: 'Nur noch 2 Tage',
    }),
  ],
  before: 'Nur noch 2 Tage',
  after: 'bis 24. Dezember',
  read: () => shownText('Nur noch 2 Tage', 'bis 24. Dezember'),
};
const preview = { part: <PreviewPanel />, session: {} };
const thumb = () => screen.queryByRole('slider')?.getAttribute('aria-valuetext');

const ROWS: Record<string, Row> = {
  'NAV-09: a theme world with a time': {
    ...theWorld,
    at: '2026-12-01T10:00:00Z',
    worlds: [world({ endDate: '2026-12-01T10:00:00Z' })],
  },
  'NAV-09: a theme world with a date, on the day on which summer time begins': {
    ...theWorld,
    at: '2027-03-28T22:00:00Z',
    openHours: 22,
    worlds: [world({ endDate: '2027-03-28' })],
  },
  'NAV-09: a theme world with a date, in Istanbul': {
    ...theWorld,
    site: 'TR',
    at: '2026-12-03T21:00:00Z',
    worlds: [world({ endDate: '2026-12-03' })],
  },
  'NAV-02: the days left of a theme world': { ...daysLeft, at: '2026-12-01T23:00:00Z' },
  'NAV-02: the days left of a theme world, on the day on which summer time ends': {
    ...daysLeft,
    at: '2027-10-31T23:00:00Z',
    openHours: 24,
  },
  'SRC-11: a theme world of the empty search field': {
    part: <Search />,
    at: '2026-12-01T10:00:00Z',
    worlds: [world({ endDate: '2026-12-01T10:00:00Z' })],
    before: 'Laternen',
    after: null,
    look: async ({ user }) => {
      act(() => screen.getByRole('combobox').blur());
      await user.click(screen.getByRole('combobox'));
    },
    read: () => shownText('Laternen'),
  },
  'PRV-08: the current day of the timeline': {
    ...preview,
    at: '2026-12-05T23:00:00Z',
    before: 'Saturday, 5\u00a0December 2026',
    after: 'Sunday, 6\u00a0December 2026',
    read: thumb,
  },
  'BEY-21: the time left of a staff session': {
    ...preview,
    session: { dateTime: '2027-07-01T08:00:00.000Z' },
    at: '2026-12-05T12:00:00Z',
    before: 'Session time left',
    after: null,
    read: () => shownText('Session time left'),
  },
  'BEY-21: a shared preview': {
    ...preview,
    session: { dateTime: '2027-07-01T08:00:00.000Z', isShared: true },
    at: '2026-12-05T12:00:00Z',
    before: 'Link valid until',
    after: null,
    read: () => shownText('Link valid until'),
  },
};

/** Opens a page by a clock that is behind that of the shop. */
async function open({ part, site = 'DE', at, openHours = 0.25, ...row }: Row, lag = 0) {
  const { worlds, session, look, read, before } = row;
  const time = Date.parse(at);
  const now = time - openHours * HOUR_MS;
  const provider: RenderWithShopOptions['provider'] = {
    serverData: {
      navigation: null,
      ...(worlds && { themeWorlds: themeWorldsResponse.parse({ new: { themeworlds: worlds } }), now }),
    },
  };
  const show = () => renderWithShop(part, { site, provider, ...(session && { locale: 'en' as const }) });
  if (session) {
    document.cookie = 'preview=1; path=/';
    sessionStorage.setItem('vitrine-preview-timeline', 'open');
    const answer = () => ok({ status: 'SUCCESS', expiresAt: at, ...session } as const);
    const checkStaff = async () => (Date.now() < time ? answer() : ok({ status: 'UNAUTHORIZED' } as const));
    const renewStaff = async () => failed({ kind: 'network' } as const);
    provider.shop = { ...createShopApi({ site }), checkStaff, renewStaff } as ShopApi;
    vi.useFakeTimers({ toFake: ['Date'], now });
    const { unmount } = await show();
    await waitFor(() => expect(read()).toBe(before));
    unmount();
  }
  vi.useFakeTimers({ now: now - lag });
  const page = await show();
  const expectShown = async (text: string | null) => {
    await look?.(page);
    await waitFor(() => expect(read() ?? null).toBe(text));
  };
  await expectShown(before);
  return {
    expectShown,
    /** Time passes until some milliseconds after the change. */
    pass: (sinceChange = 5_000) =>
      act(() => vi.advanceTimersByTimeAsync(time + sinceChange - (Date.now() + lag))),
    /** The computer sleeps, or its clock is set: no timer runs. */
    setClock: (sinceChange: number) => vi.setSystemTime(time + sinceChange - lag),
  };
}

describe.each(Object.entries(ROWS))('%s', (_what, row) => {
  it('changes at its time, and not before', async () => {
    const { expectShown, pass } = await open(row);
    await pass(-5_000);
    await expectShown(row.before);
    await pass();
    await expectShown(row.after);
  });

  it('changes within a minute after a sleep', async () => {
    const { expectShown, setClock } = await open(row);
    setClock(8 * HOUR_MS);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await expectShown(row.after);
  });

  it('waits for its time when the clock is set back, and does not return when it is set back later', async () => {
    const { expectShown, pass, setClock } = await open(row);
    setClock(-(row.openHours ?? 0.25) * HOUR_MS - QUARTER_MS);
    await act(() => vi.advanceTimersByTimeAsync(QUARTER_MS));
    await expectShown(row.before);
    await pass();
    await expectShown(row.after);
    setClock(-QUARTER_MS);
    await expectShown(row.after);
  });
});

it.each(Object.entries(ROWS).filter(([, { worlds }]) => worlds))(
  '%s: changes at its time by a clock that is an hour behind',
  async (_what, row) => {
    const { expectShown, pass } = await open(row, HOUR_MS);
    await pass();
    await expectShown(row.after);
  },
);
