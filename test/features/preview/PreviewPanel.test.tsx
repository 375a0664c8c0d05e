import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryStore } from '#mocks/memoryStore.ts';
import { STORY_TIME } from '#mocks/msw.ts';
import { type EditUrl, PreviewPanel } from '#src/features/preview/index.ts';
import { languages } from '#src/i18n/messages.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { visitorAtom } from '#src/state/visitorAtoms.ts';
import { spoken } from '../../support/announcements.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const loaded = vi.hoisted(() => ({ panel: 0 }));
vi.mock('#src/features/preview/StaffPreview.tsx', async (original) => {
  loaded.panel += 1;
  return original();
});

type Options = Parameters<typeof renderWithShop>[1] & { editUrl?: EditUrl };

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const render = (scenario: string, { editUrl, ...options }: Options = {}) =>
  renderWithShop(<PreviewPanel editUrl={editUrl} />, { scenario, locale: 'en', ...options });

async function openDialog(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Preview settings' }));
  return screen.findByRole('dialog', { name: 'Preview settings' });
}

async function open(scenario = 'staff', options: Options = {}) {
  const page = await render(scenario, options);
  const dialog = await openDialog(page.user);
  return { ...page, dialog, field: within(dialog) };
}

describe('access to the panel', () => {
  // First of all: a module that was loaded once stays loaded.
  it('PRV-01: an ordinary visitor gets no markup, no call and no code', async () => {
    const { container, calls } = await render('visitor-logged-in');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(container.querySelector('[data-vitrine="preview"]')).toBeNull();
    expect(calls).toEqual([]);
    expect(loaded.panel).toBe(0);
  });

  it('PRV-01: a staff cookie that the shop does not recognize gets no panel either', async () => {
    document.cookie = 'StaffAuth=guess; path=/';
    const { calls, container } = await render('');
    await waitFor(() => expect(calls).toEqual(['GET /service/preview/api/auth/checkauth']));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.querySelector('[data-vitrine="preview"]')).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('PRV-01: staff get the button, and the session is renewed immediately', async () => {
    const { calls, container } = await render('staff');
    expect(await screen.findByRole('button', { name: 'Preview settings' })).toBeVisible();
    expect(container.querySelector('[data-vitrine="preview"]')).not.toBeNull();
    await waitFor(() => expect(calls).toContain('GET /service/preview/api/auth/login/renew'));
  });
});

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

describe('the dialog', () => {
  it('PRV-02: has date, time, name, group and two buttons, with the current time as default', async () => {
    const { field } = await open();
    const date = field.getByRole('group', { name: 'Date' });
    expect(within(date).getAllByRole('spinbutton')).toHaveLength(3);
    const now = new Date();
    expect(within(date).getByRole('spinbutton', { name: /year/i })).toHaveAttribute(
      'aria-valuenow',
      String(now.getFullYear()),
    );
    expect(
      within(field.getByRole('group', { name: 'Time' })).getAllByRole('spinbutton').length,
    ).toBeGreaterThan(1);
    const name = field.getByRole('combobox', { name: 'Name' });
    const options = () =>
      within(name)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await field.findByText('Active tests found.');
    expect(options().slice(0, 2)).toEqual(['Select an A/B test', 'None']);
    expect(options().length).toBeGreaterThan(2);
    expect(field.getByRole('combobox', { name: 'Group' })).toBeDisabled();
    expect(field.getByRole('button', { name: 'Set preview settings' })).toBeVisible();
    expect(field.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('PRV-02: closes on Escape and restores the focus to its button', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Preview settings' })).toHaveFocus());
  });

  it('PRV-02: closes on an outside press', async () => {
    const { user } = await open();
    await user.click(document.querySelector('[data-vitrine="modal"]') as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('PRV-03: shows that tests are loading, and then that some are active', async () => {
    const { promise: whenReleased, resolve: release } = Promise.withResolvers<void>();
    const { shop, user } = await render('staff');
    const { readAbTests } = shop;
    shop.readAbTests = (input) => whenReleased.then(() => readAbTests(input));
    const field = within(await openDialog(user));
    expect(field.getByText('Loading tests...')).toBeVisible();
    release();
    expect(await field.findByText('Active tests found.')).toBeVisible();
    expect(spoken()).toContain('Active tests found.');
  });

  it('PRV-03: shows no error when no test is active', async () => {
    const { field, dialog } = await open('staff, preview-no-tests');
    expect(await field.findByText('No active tests for this date.')).toBeVisible();
    expect(dialog.querySelector('[data-part="ab-test"]')).toHaveAttribute('data-state', 'default');
    expect(field.getByRole('combobox', { name: 'Name' })).not.toHaveAttribute('aria-invalid');
  });

  it('PRV-03: shows an error for a list that failed to load', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { field, dialog } = await open('staff, preview-tests-error');
    expect(await field.findByText('Failed to fetch AB tests.')).toBeVisible();
    expect(dialog.querySelector('[data-part="ab-test"]')).toHaveAttribute('data-state', 'error');
    expect(field.getByRole('combobox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  });

  it('PRV-03: loads another list for another date', async () => {
    const { field, user } = await open();
    await field.findByText('Active tests found.');
    const month = within(field.getByRole('group', { name: 'Date' })).getByRole('spinbutton', {
      name: /month/i,
    });
    const day = within(field.getByRole('group', { name: 'Date' })).getByRole('spinbutton', { name: /day/i });
    await user.click(month);
    await user.keyboard('06');
    await user.click(day);
    await user.keyboard('20');
    expect(await field.findByText('No active tests for this date.')).toBeVisible();
  });

  it('PRV-04: makes the group required with a test, and optional with None', async () => {
    const { field, user } = await open();
    await field.findByText('Active tests found.');
    const [name, group] = [
      field.getByRole('combobox', { name: 'Name' }),
      field.getByRole('combobox', { name: 'Group' }),
    ];
    await user.selectOptions(name, 'Top banner wording');
    expect(group).toBeEnabled();
    expect(group).toHaveAccessibleDescription('Required');
    await user.selectOptions(group, 'Variant A');
    expect(group).not.toHaveAttribute('aria-invalid');
    await user.selectOptions(name, 'None');
    expect(group).toBeDisabled();
    expect(group).toHaveValue('');
    expect(group).not.toHaveAttribute('aria-invalid');
  });
});

describe('applying settings', () => {
  it('PRV-06: an incomplete date is invalid: an error is logged, and the current time is set and shown', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { field, user } = await open();
    await field.findByText('Active tests found.');
    const part = (name: RegExp) =>
      within(field.getByRole('group', { name: 'Date' })).getByRole('spinbutton', { name });
    await user.click(part(/year/i));
    await user.keyboard('2031');
    await user.click(part(/day/i));
    await user.keyboard('{Backspace}{Backspace}');
    expect(part(/day/i)).toHaveTextContent('dd');
    await user.click(field.getByRole('button', { name: 'Set preview settings' }));
    await field.findByText('Settings applied successfully.');
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is not a date and time'));
    expect(part(/year/i)).toHaveTextContent(String(new Date().getFullYear()));
    expect(part(/day/i)).not.toHaveTextContent('dd');
    error.mockRestore();
  });

  it('PRV-07: panel and ribbon name the shop’s time zone, and the ribbon shows the time in it', async () => {
    document.cookie = 'preview=1; path=/';
    const { field, user, container } = await open('staff', { site: 'TR' });
    expect(field.getByText(/^Shop time: (GMT\+3|GMT\+03:00|Türkiye|.*Turkey)/)).toBeVisible();
    await user.click(field.getByRole('button', { name: 'Set preview settings' }));
    await field.findByText('Settings applied successfully.');
    await user.keyboard('{Escape}');
    const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', timeZone: 'Europe/Istanbul' }).format(
      new Date(),
    );
    expect(container.querySelector('[data-part="ribbon"]')).toHaveTextContent(
      new RegExp(`${Number.parseInt(hour, 10)}:\\d\\d.*\\(.+\\)`),
    );
  });

  it('PRV-05: a test without a group is rejected, and the missing field receives the focus', async () => {
    const { field, user, calls } = await open();
    await field.findByText('Active tests found.');
    await user.selectOptions(field.getByRole('combobox', { name: 'Name' }), 'Top banner wording');
    await user.click(field.getByRole('button', { name: 'Set preview settings' }));
    expect(await field.findByText('Please also select an A/B test group!')).toBeVisible();
    expect(field.getByRole('combobox', { name: 'Group' })).toHaveFocus();
    expect(calls).not.toContain('GET /service/preview/api/token');
  });

  it('PRV-05: an empty selection is valid and confirmed', async () => {
    const { field, user } = await open();
    await user.click(field.getByRole('button', { name: 'Set preview settings' }));
    expect(await field.findByText('Settings applied successfully.')).toBeVisible();
    expect(field.getByText('Settings applied successfully.').closest('[data-state]')).toHaveAttribute(
      'data-state',
      'success',
    );
  });

  it('PRV-05: a refusal is shown as an error', async () => {
    const { field, user } = await open('staff, preview-error');
    await user.click(field.getByRole('button', { name: 'Set preview settings' }));
    const message = await field.findByText('Applying settings failed.');
    expect(message.closest('[data-state]')).toHaveAttribute('data-state', 'error');
  });

  it('BEY-06: while settings apply, a ribbon shows date, test and group, and can switch them off', async () => {
    const { field, user, container } = await open();
    await field.findByText('Active tests found.');
    // The shop's answer would set it; the fetch of tests keeps no cookies.
    document.cookie = 'preview=1; path=/';
    await user.selectOptions(field.getByRole('combobox', { name: 'Name' }), 'Top banner wording');
    await user.selectOptions(field.getByRole('combobox', { name: 'Group' }), 'Variant A');
    await user.click(field.getByRole('button', { name: 'Set preview settings' }));
    await field.findByText('Settings applied successfully.');
    await user.keyboard('{Escape}');
    const ribbon = container.querySelector<HTMLElement>('[data-part="ribbon"]');
    expect(ribbon).toHaveTextContent('Top banner wording');
    expect(ribbon).toHaveTextContent('Variant A');
    expect(ribbon).toHaveTextContent(String(new Date().getFullYear()));
    expect(location.search).toContain('abTest=Top+banner+wording');
    await user.click(screen.getByRole('button', { name: 'Switch preview off' }));
    await waitFor(() => expect(container.querySelector('[data-part="ribbon"]')).toBeNull());
    expect(location.search).not.toContain('abTest');
    expect(spoken()).toContain('The preview is off.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Preview settings' })).toHaveFocus());
  });
});

describe('the ribbon on a phone', () => {
  it('BEY-06: is one row of buttons with names; its title opens what is shown', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width < 64rem)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    document.cookie = 'preview=1; path=/';
    const url = '/?previewDateTime=2026-12-24T08:00:00.000Z&abTest=Top+banner+wording&group=Variant+B';
    history.replaceState(null, '', url);
    const { user } = await render('staff');
    const title = await screen.findByRole('button', { name: /^Preview is on/ });
    expect(title).toHaveAccessibleName(/^Preview is on Thu, 24 Dec 2026, 9:00.CET$/);
    expect(title).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Variant B')).not.toBeVisible();
    for (const name of ['Preview settings', 'Switch preview off'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    await user.click(title);
    expect(title).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Variant B')).toBeVisible();
    expect(title).toHaveAccessibleName('Preview is on');
  });
});

describe('the session’s remaining time', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  it('BEY-21: is shown in the panel and in the ribbon without an announcement', async () => {
    document.cookie = 'preview=1; path=/';
    const { dialog, field, user, container } = await open('staff', { now: minutesAgo(0) });
    expect(dialog).toHaveTextContent(/Session time left\s*15 minutes/);
    await field.findByText('Active tests found.');
    await user.click(field.getByRole('button', { name: 'Set preview settings' }));
    await field.findByText('Settings applied successfully.');
    expect(container.querySelector('[data-part="ribbon"]')).toHaveTextContent(
      /Session time left\s*15 minutes/,
    );
    expect(spoken()).not.toContain('Your preview session is about to end.');
  });

  it('BEY-21: is announced when it is about to expire', async () => {
    await render('staff', { now: minutesAgo(13.5) });
    await waitFor(() => expect(spoken()).toContain('Your preview session is about to end.'));
  });

  it('BEY-21: is hidden when it has already expired by the browser’s clock', async () => {
    const { field } = await open('staff', { now: minutesAgo(60) });
    expect(field.queryByText(/Session time left/)).toBeNull();
    expect(spoken()).not.toContain('Your preview session is about to end.');
  });
});

describe('the visitor of a preview', () => {
  it('BEY-21: is selected in the panel and shown in ribbon and address, and stored in no cookie', async () => {
    document.cookie = 'preview=1; path=/';
    const { field, user, container, store, calls } = await open('staff, visitor-logged-in');
    await field.findByText('Active tests found.');
    await user.selectOptions(field.getByRole('combobox', { name: 'Visitor' }), 'Card member');
    await user.click(field.getByRole('button', { name: 'Set preview settings' }));
    await field.findByText('Settings applied successfully.');
    expect(container.querySelector('[data-part="ribbon"]')).toHaveTextContent(/Visitor\s*Card member/);
    expect(location.search).toContain('previewVisitor=CARD_MEMBER');
    // The header’s visitor is asked for again.
    await waitFor(() => expect(store.get(visitorAtom)).toMatchObject({ status: 'LOGGED_IN' }));
    expect(calls).toContain('GET /service/customerfrontenddata/api/v1/psdata');
    expect(document.cookie).not.toContain('visitor-name');
  });
});

describe('the sources of the content', () => {
  const NAME = 'Where this page’s content comes from';
  const editUrl: EditUrl = ({ service, id, field }) =>
    `https://cms.example/${service}/${encodeURIComponent(id)}#${field}`;

  it('BEY-22: under preview the panel lists service, id and field, with the consumer’s links', async () => {
    document.cookie = 'preview=1; path=/';
    const { field, user } = await open('staff', { editUrl });
    expect(field.queryByRole('button', { name: NAME })).toBeNull();
    await field.findByText('Active tests found.');
    await user.click(field.getByRole('button', { name: 'Set preview settings' }));
    await user.click(await field.findByRole('button', { name: NAME }));
    expect(field.getByText('PROMOTION · SHOP_FOOTER · teaser.groups')).toBeVisible();
    const link = field.getByRole('link', { name: /^SHOP_FOOTER/ });
    expect(link).toHaveAttribute('href', 'https://cms.example/PROMOTION/SHOP_FOOTER#teaser.groups');
  });

  it('BEY-22: an entry without an address is listed without a link', async () => {
    document.cookie = 'preview=1; path=/';
    const { field, user } = await open();
    await field.findByText('Active tests found.');
    await user.click(field.getByRole('button', { name: 'Set preview settings' }));
    await user.click(await field.findByRole('button', { name: NAME }));
    expect(field.getByText('PROMOTION · SHOP_FOOTER · teaser.groups')).toBeVisible();
    expect(field.queryByRole('link')).toBeNull();
  });
});

describe('logging out', () => {
  it('PRV-01: hides the panel and announces it', async () => {
    const { field, user, container } = await open('staff', { documents: createMemoryStore() });
    await user.click(field.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(container.querySelector('[data-vitrine="preview"]')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(spoken()).toContain('You’re logged out. The preview is off.');
  });

  it('PRV-01: moves the focus to the page’s content', async () => {
    const page = await renderWithShop(
      <>
        <main>Shop</main>
        <PreviewPanel />
      </>,
      { scenario: 'staff', locale: 'en', documents: createMemoryStore() },
    );
    await page.user.click(await screen.findByRole('button', { name: 'Preview settings' }));
    await page.user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    // react-aria gives the focus back a frame later, to a button that is not there any more.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the timeline', () => {
  const openTimeline = async (user: UserEvent) => {
    await user.click(await screen.findByRole('button', { name: 'Timeline' }));
    return screen.findByRole('slider', { name: 'Timeline' });
  };

  it('PRV-01, PRV-08: a click away for staff, also without a preview; opened, it stays open on the next page', async () => {
    const { user } = await render('staff');
    const slider = await openTimeline(user);
    expect(slider).toHaveAttribute('max', '27');
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Europe/Berlin' }).format(new Date()),
    );
    expect(sessionStorage.getItem('vitrine-preview-timeline')).toBe('open');
    await user.click(screen.getByRole('button', { name: 'Timeline' }));
    expect(sessionStorage.getItem('vitrine-preview-timeline')).toBe('closed');
  });

  it('PRV-08: a day chosen by keyboard is set with the token call, and confirmed', async () => {
    const { user, calls } = await render('staff');
    const slider = await openTimeline(user);
    act(() => slider.focus());
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(spoken()).toContain('Settings applied successfully.'));
    expect(calls.filter((call) => call === 'GET /service/preview/api/token')).toHaveLength(1);
    expect(slider).toHaveFocus();
    expect(slider).toHaveValue('1');
  });

  it('BEY-21, PRV-08: a shared preview has no timeline and no switch', async () => {
    // The shared preview ends by the clock of the page.
    vi.useFakeTimers({ toFake: ['Date'], now: STORY_TIME });
    onTestFinished(() => void vi.useRealTimers());
    document.cookie = 'preview=1; path=/';
    await render('preview-shared');
    expect(await screen.findByText('Variant B')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Timeline' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
