import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createShopApi, type ShopApi } from '#src/api/shopApi.ts';
import { PreviewPanel, type PreviewPanelProps } from '#src/features/preview/index.ts';
import { checkStaffAtom } from '#src/features/preview/previewAtoms.ts';
import { scrubbedTimeAtom } from '#src/features/preview/timelineAtoms.ts';
import { languages } from '#src/i18n/messages.ts';
import { failed, ok } from '#src/lib/result.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { visitorAtom } from '#src/state/visitorAtoms.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { spoken } from '../../support/announcements.ts';
import { type RenderWithShopOptions, renderWithShop } from '../../support/renderWithShop.tsx';

// What the dialog does, its stories show: these tests join it with the shop, the header and the page around it.

beforeEach(() => history.replaceState(null, '', '/'));

const CHRISTMAS = '/?previewDateTime=2026-12-24T08:00:00.000Z';
/** The address of a preview, which the browser knows. */
const openAddress = (address: string) => {
  document.cookie = 'preview=1; path=/';
  history.replaceState(null, '', address);
};

const render = (scenario: string, options: RenderWithShopOptions = {}, props: PreviewPanelProps = {}) =>
  renderWithShop(
    <>
      <main>Shop</main>
      <PreviewPanel {...props} />
    </>,
    { scenario, locale: 'en', ...options },
  );

async function open(scenario = 'staff', props: PreviewPanelProps = {}) {
  const page = await render(scenario, {}, props);
  await page.user.click(await screen.findByRole('button', { name: 'Preview settings' }));
  const field = within(await screen.findByRole('dialog', { name: 'Preview settings' }));
  const part = (group: 'Date' | 'Time', name: RegExp) =>
    within(field.getByRole('group', { name: group })).getByRole('spinbutton', { name });
  return {
    ...page,
    field,
    part,
    type: async (group: 'Date' | 'Time', name: RegExp, keys: string) => {
      await page.user.click(part(group, name));
      await page.user.keyboard(keys);
    },
    set: () => page.user.click(field.getByRole('button', { name: 'Set preview settings' })),
  };
}

it('PRV-01: on a page whose language loads later, the panel waits for its texts', async () => {
  const load = async () => languages.en.load();
  const page = await render('staff');
  page.rerender(
    <VitrineProvider site="DE" locale="en" messages={load} shop={page.shop}>
      <PreviewPanel />
    </VitrineProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Preview settings' })).toBeVisible();
});

it('PRV-08: a day below the thumb is forgotten when the timeline goes, as at the end of the session', async () => {
  sessionStorage.setItem('vitrine-preview-timeline', 'open');
  const { store, unmount } = await render('staff');
  await screen.findByRole('slider', {}, { timeout: 20_000 });
  act(() => store.set(scrubbedTimeAtom, new Date('2026-12-24T10:00:00Z')));
  unmount();
  expect(store.get(scrubbedTimeAtom)).toBeNull();
});

it('PRV-03: loads another list for another date', async () => {
  const { field, type } = await open();
  await field.findByText('Active tests found.');
  await type('Date', /month/i, '06');
  await type('Date', /day/i, '20');
  expect(await field.findByText('No active tests for this date.')).toBeVisible();
  expect(spoken()).toContain('No active tests for this date.');
});

it('PRV-06, PRV-09: an incomplete date is no silent present: the panel says so before and after it is set', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { field, type, part, set } = await open();
  const HINT = 'Without a complete date and time, the current time applies.';
  await type('Date', /year/i, '2031');
  expect(field.queryByText(HINT)).toBeNull();
  await type('Date', /day/i, '{Backspace}{Backspace}');
  expect(field.getByText(HINT)).toBeVisible();
  await set();
  await field.findByText('Settings applied successfully.');
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is not a date and time'));
  expect(spoken().join(' ')).toContain(`Settings applied successfully. ${HINT}`);
  expect(part('Date', /year/i)).toHaveTextContent(String(new Date().getFullYear()));
  expect(part('Date', /day/i)).not.toHaveTextContent('dd');
  error.mockRestore();
});

it('PRV-04, PRV-05: a test alone, which needs a group, is previewed at the moment of the submit, and None ends the test', async () => {
  document.cookie = 'preview=1; path=/';
  const { field, user, set } = await open();
  await field.findByText('Active tests found.');
  await user.selectOptions(field.getByRole('combobox', { name: 'Name' }), 'Top banner wording');
  const group = field.getByRole('combobox', { name: 'Group' });
  expect(group).toHaveAccessibleDescription('Required');
  await user.selectOptions(group, 'Variant A');
  expect(group).not.toHaveAttribute('aria-invalid');
  await set();
  await field.findByText('Settings applied successfully.');
  expect(location.search).toContain('group=Variant+A');
  expect(location.search).toContain('previewDateTime=');
  await user.selectOptions(field.getByRole('combobox', { name: 'Name' }), 'None');
  await set();
  await waitFor(() => expect(location.search).not.toContain('abTest'));
});

it('PRV-09: the fields follow a change from outside until staff have changed one', async () => {
  const { field, type, part, user, shop, store } = await open();
  const setElsewhere = async (previewDateTime: string) => {
    await shop.setPreview({ query: { previewDateTime } });
    await act(() => store.set(checkStaffAtom, 'told'));
  };
  await setElsewhere('2027-05-02T10:00:00.000Z');
  await waitFor(() => expect(part('Date', /year/i)).toHaveTextContent('2027'));
  await user.selectOptions(field.getByRole('combobox', { name: 'Visitor' }), 'Card member');
  await type('Time', /hour/i, '8');
  await setElsewhere('2029-05-02T10:00:00.000Z');
  expect(part('Date', /year/i)).toHaveTextContent('2027');
  expect(part('Time', /hour/i)).toHaveTextContent('08');
  expect(field.getByRole('combobox', { name: 'Visitor' })).toHaveValue('CARD_MEMBER');
});

it('PRV-05, PRV-09: what staff change while the shop applies the settings stays', async () => {
  const { field, part, type, set, shop, user } = await open();
  const { setPreview } = shop;
  const applying = Promise.withResolvers<void>();
  vi.spyOn(shop, 'setPreview').mockImplementationOnce(async (call) => {
    await applying.promise;
    return setPreview(call);
  });
  await type('Date', /year/i, '2031');
  await set();
  const visitor = field.getByRole('combobox', { name: 'Visitor' });
  await user.selectOptions(visitor, 'Card member');
  await type('Time', /hour/i, '8');
  applying.resolve();
  await field.findByText('Settings applied successfully.');
  expect(visitor).toHaveValue('CARD_MEMBER');
  expect(part('Time', /hour/i)).toHaveTextContent('08');
  expect(part('Time', /minute/i)).toHaveFocus();
  expect(part('Date', /year/i)).toHaveTextContent('2031');
});

it('PRV-09, HDR-17: a session that ends behind the panel is announced, and the focus moves to the page', async () => {
  const { shop, store } = await render('staff');
  const button = await screen.findByRole('button', { name: 'Preview settings' });
  act(() => button.focus());
  await shop.logoutStaff();
  await act(() => store.set(checkStaffAtom, 'told'));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(spoken()).toContain('Your preview session has ended.');
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each([
  ['longer', 2, 1, true],
  ['shorter', 1, 2, false],
])(
  'BEY-21: a link that another tab has opened, which is valid %s, ends at its own time',
  async (_what, hours, before, isShown) => {
    document.cookie = 'preview=1; path=/';
    const linkOf = (valid: number) => ({
      status: 'SUCCESS' as const,
      isShared: true,
      dateTime: '2027-07-01T08:00:00.000Z',
      expiresAt: new Date(Date.now() + valid * 3_600_000).toISOString(),
    });
    let link: object = linkOf(before);
    const shop = { ...createShopApi({ site: 'DE' }), checkStaff: async () => ok(link) } as ShopApi;
    const openPage = async () => {
      const page = await render('', { provider: { shop } });
      await screen.findByRole('complementary');
      return page;
    };
    // All code is loaded before the clock is faked.
    (await openPage()).unmount();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { store } = await openPage();
    link = linkOf(hours);
    await act(() => store.set(checkStaffAtom, 'told'));
    await act(() => vi.advanceTimersByTimeAsync(1.5 * 3_600_000));
    expect(screen.queryByRole('complementary') !== null).toBe(isShown);
  },
);

it('PRV-01: logging out is announced, and the focus moves to the page', async () => {
  const { field, user } = await open();
  await user.click(field.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  // react-aria gives the focus back a frame later, to a button that is not there any more.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(spoken()).toContain('You’re logged out. The preview is off.');
  expect(spoken()).not.toContain('Your preview session has ended.');
});

const fails = async () => failed({ kind: 'network' } as const);
const refuses = () => Promise.reject(new DOMException('none', 'NotAllowedError'));

it.each<[button: string, outcome: string, politeness: string, act?: (shop: ShopApi) => unknown]>([
  ['Set preview settings', 'Settings applied successfully.', 'polite'],
  [
    'Set preview settings',
    'Applying settings failed.',
    'assertive',
    (shop) => vi.spyOn(shop, 'setPreview').mockImplementation(fails),
  ],
  [
    'Log out',
    'Logging out failed.',
    'assertive',
    (shop) => vi.spyOn(shop, 'logoutStaff').mockImplementation(fails),
  ],
  ['Copy link to this preview', 'Link copied.', 'polite'],
  [
    'Copy link to this preview',
    'Copying isn’t allowed here. The address of this page shows the same preview.',
    'assertive',
    () => vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuses),
  ],
])('PRV-05, BEY-06: “%s” is answered with “%s”, %s', async (button, outcome, politeness, act) => {
  openAddress(CHRISTMAS);
  const { field, user, shop } = await open();
  await field.findByRole('button', { name: 'Copy link to this preview' });
  act?.(shop);
  await user.click(field.getByRole('button', { name: button }));
  expect(await field.findByText(outcome)).toBeVisible();
  const announced = () => readAnnouncements().find(({ message }) => message.includes(outcome));
  await waitFor(() => expect(announced()).toMatchObject({ politeness }));
  if (outcome === 'Link copied.')
    expect(await navigator.clipboard.readText()).toContain('previewDateTime=2026-12-24T08%3A00%3A00.000Z');
});

it.each([
  ['Set preview settings', 'setPreview', 'Log out', 'logoutStaff'],
  ['Log out', 'logoutStaff', 'Set preview settings', 'setPreview'],
] as const)('PRV-01: while “%s” is busy with %s, “%s” sends no %s', async (name, call, other, otherCall) => {
  const { field, shop, user } = await open();
  vi.spyOn(shop, call).mockReturnValue(new Promise(() => {}));
  const sent = vi.spyOn(shop, otherCall);
  await user.click(field.getByRole('button', { name }));
  expect(field.getByRole('button', { name: new RegExp(name) })).toHaveAttribute('aria-disabled', 'true');
  await user.click(field.getByRole('button', { name: other }));
  expect(sent).not.toHaveBeenCalled();
});

it('BEY-06: a preview that cannot be switched off says so, and then can', async () => {
  openAddress(CHRISTMAS);
  const { shop, user } = await render('staff');
  const off = await screen.findByRole('button', { name: 'Switch preview off' });
  vi.spyOn(shop, 'setPreview').mockImplementationOnce(fails);
  await user.click(off);
  expect(await screen.findByText('Applying settings failed.')).toBeVisible();
  await user.click(off);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Preview settings' })).toHaveFocus());
  expect(off).not.toBeInTheDocument();
});

const EDITOR = 'https://editor.example/footer';
it.each([
  ['a link to its editor', { editUrl: () => EDITOR }, EDITOR],
  ['a text without one', {}, undefined],
])('BEY-22: the name of an entry is %s', async (_what, props, href) => {
  openAddress(CHRISTMAS);
  const { field, user } = await open('staff', props);
  await user.click(await field.findByRole('button', { name: 'Where this page’s content comes from' }));
  const [entry] = field.getAllByRole('listitem') as [HTMLElement];
  expect(entry).toHaveTextContent(/^SHOP_FOOTER/);
  expect(within(entry).queryByRole('link')?.getAttribute('href')).toBe(href);
  expect(within(entry).queryByRole('img', { name: 'opens in a new tab' }) !== null).toBe(href !== undefined);
});

it.each([
  ['/', '/tools', '/tools?to=%2F'],
  ['/tools', '/tools', undefined],
  ['/', undefined, undefined],
])('BEY-21: on the page %s, the link to the tools page %s leads to %s', async (page, toolsHref, href) => {
  history.replaceState(null, '', page);
  await render('staff', {}, { toolsHref });
  await screen.findByRole('button', { name: 'Preview settings' });
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href);
});

it('BEY-06: on a phone the ribbon’s title has the date, and opens what is shown', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 64rem)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  openAddress(`${CHRISTMAS}&abTest=Top+banner+wording&group=Variant+B`);
  const { user } = await render('staff');
  const title = await screen.findByRole('button', { name: /^Preview is on/ });
  expect(title).toHaveAccessibleName(/^Preview is on Thu,? 24\sDec 2026, 0?9:00 (GMT\+1|CET)$/);
  expect(title).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Variant B')).not.toBeVisible();
  await user.click(title);
  expect(title).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Variant B')).toBeVisible();
  expect(title).toHaveAccessibleName('Preview is on');
});

it('BEY-21: the near end of the session is announced', async () => {
  await render('staff', { now: new Date(Date.now() - 13.5 * 60_000).toISOString() });
  await waitFor(() => expect(spoken()).toContain('Your preview session is about to end.'));
});

it('BEY-21: another visitor is that of the header, and stored in no cookie', async () => {
  document.cookie = 'preview=1; path=/';
  const { field, user, set, store, calls } = await open('staff, visitor-logged-in');
  await user.selectOptions(field.getByRole('combobox', { name: 'Visitor' }), 'Card member');
  await set();
  await field.findByText('Settings applied successfully.');
  expect(location.search).toContain('previewVisitor=CARD_MEMBER');
  await waitFor(() => expect(store.get(visitorAtom)).toMatchObject({ status: 'LOGGED_IN' }));
  expect(calls).toContain('GET /service/customerfrontenddata/api/v1/psdata');
  expect(document.cookie).not.toContain('visitor-name');
});
