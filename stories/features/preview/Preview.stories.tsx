import { expect, screen, waitFor, within } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { formatLocaleOf } from '#src/config/locales.ts';
import { PreviewPanel, type PreviewPanelProps } from '#src/features/preview/index.ts';
import { TopBanner } from '#src/features/promotions/index.ts';
import { dateText } from '#src/lib/dateText.ts';
import { STORAGE_KEYS } from '#src/lib/storage.ts';
import { Header } from '#src/sections/header/index.ts';
import { messagesOf } from '../../messagesOf.ts';

const meta = preview.meta({
  title: 'Features/Preview',
  component: PreviewPanel,
  parameters: { scenario: 'staff', layout: 'fullscreen' },
  globals: { locale: 'en' },
  // Settings show in the page's address; the next story has its own.
  beforeEach() {
    const address = location.href;
    sessionStorage.removeItem(STORAGE_KEYS.previewTimeline);
    return () => history.replaceState(history.state, '', address);
  },
});

/** The page's address is that of a preview with a test group. */
const openPreview = (dateTime: string) => () => {
  const url = new URL(location.href);
  url.searchParams.set('previewDateTime', dateTime);
  url.searchParams.set('abTest', 'Top banner wording');
  url.searchParams.set('group', 'Variant B');
  history.replaceState(history.state, '', url);
};
const openChristmasPreview = openPreview('2026-12-24T08:00:00.000Z');

interface Page {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
}

async function openDialog({ canvas, userEvent }: Page) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Preview settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preview settings' });
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function openTimeline({ canvas, userEvent, ...context }: Page & Parameters<typeof messagesOf>[0]) {
  const messages = messagesOf(context);
  const names = (['preview.timeline', 'preview.ribbon.title'] as const).map((id) => messages.text(id));
  const toggle = await canvas.findByRole('button', {
    name: (name: string) => names.some((start) => name.startsWith(start)),
  });
  if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
  return canvas.findByRole('slider', { name: messages('preview.timeline') });
}

const withHeader = (args: PreviewPanelProps) => (
  <>
    <Header />
    <PreviewPanel {...args} />
  </>
);

// Proves BEY-06, PRV-08.
/** Staff look at a date and a test group: the ribbon names both, and its timeline has the theme worlds of four weeks. */
export const Default = meta.story({
  parameters: { cookies: { preview: '1' }, chromatic: { modes: everyLook } },
  // Its theme worlds are in the language of the site.
  globals: { locale: 'site' },
  beforeEach: openChristmasPreview,
  render: withHeader,
  play: async ({ canvas, userEvent, ...context }) => {
    // The timeline keeps the worlds of every date that it has shown; this one begins with the address's date.
    await canvas.findByText('Variant B');
    await openTimeline({ canvas, userEvent, ...context });
    const name = messagesOf(context)('preview.timeline.worlds');
    const worlds = within(await canvas.findByRole('list', { name }));
    await waitFor(() => expect(worlds.getAllByRole('listitem').length).toBeGreaterThan(3));
  },
});

// Proves PRV-01, PRV-06.
/** A member of staff on any page: the button at its lower edge. */
export const Off = meta.story({ name: 'Preview off', parameters: { chromatic: { modes: everyLook } } });

// Proves PRV-01.
/** Visitors who are not staff see nothing. */
export const Visitor = meta.story({
  parameters: { scenario: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

// Proves PRV-02, PRV-03.
/** Staff open the settings: date and time of now, the tests of that date. */
export const TestsFound = meta.story({
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await expect(await dialog.findByText('Active tests found.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Group' })).toBeDisabled();
  },
});

// Proves PRV-03.
/** The list of tests is loading. */
export const TestsLoading = meta.story({
  parameters: { scenario: 'staff, slow:1500' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await expect(dialog.getByText('Loading tests...')).toBeVisible();
  },
});

// Proves PRV-03.
/** No test runs on the chosen date; that is no error. */
export const NoActiveTests = meta.story({
  parameters: { scenario: 'staff, preview-no-tests' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await expect(await dialog.findByText('No active tests for this date.')).toBeVisible();
  },
});

// Proves PRV-03, PRV-09.
/** The list of tests cannot be loaded. The test that runs stays chosen. */
export const TestsFailed = meta.story({
  parameters: { scenario: 'staff, preview-tests-error', cookies: { preview: '1' } },
  beforeEach: openChristmasPreview,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Variant B');
    const dialog = await openDialog({ canvas, userEvent });
    await expect(await dialog.findByText('Failed to fetch AB tests.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Set preview settings' }));
    await expect(await dialog.findByText('Settings applied successfully.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Name' })).toHaveDisplayValue('Top banner wording');
    await expect(dialog.getByRole('combobox', { name: 'Group' })).toHaveValue('Variant B');
  },
});

// Proves PRV-04, PRV-05.
/** A test without a group: the group is required, and the settings are not applied. */
export const GroupMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await dialog.findByText('Active tests found.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Name' }), 'Top banner wording');
    await expect(dialog.getByText('Required')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Set preview settings' }));
    await expect(await dialog.findByText('Please also select an A/B test group!')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Group' })).toHaveFocus();
  },
});

// Proves PRV-05, BEY-06.
/** Active settings are shown in the dialog and in the ribbon below it. */
export const Applied = meta.story({
  name: 'Settings applied',
  parameters: { cookies: { preview: '1' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Set preview settings' }));
    await expect(await dialog.findByText('Settings applied successfully.')).toBeVisible();
  },
});

// Proves BEY-06.
/** Staff look at a date and a test group: the ribbon names both. On a phone it is one row, which opens. */
export const Ribbon = meta.story({
  args: { toolsHref: '/demo/preview' },
  parameters: { cookies: { preview: '1' }, chromatic: { modes: everyLook } },
  beforeEach: openChristmasPreview,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Variant B')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Switch preview off' })).toBeVisible();
  },
});

// Proves PRV-08.
/**
 * Four weeks with the theme worlds as bars. Drag the thumb, or use the arrow keys: the bars show which worlds are
 * on, and the header changes on release. Worlds that begin later appear when their day is previewed.
 */
export const Timeline = meta.story({
  parameters: { cookies: { preview: '1' }, chromatic: { modes: everyLook } },
  beforeEach: openChristmasPreview,
  render: withHeader,
  play: async ({ canvas, userEvent, ...context }) => {
    const slider = await openTimeline({ canvas, userEvent, ...context });
    const dateOf = (day: string) =>
      dateText(
        new Intl.DateTimeFormat(formatLocaleOf(messagesOf(context).locale), { dateStyle: 'full' }),
        new Date(`${day}T12:00:00`),
      );
    const worlds = within(await canvas.findByRole('list', { name: 'Themed collections' }));
    await waitFor(() => expect(worlds.getAllByRole('listitem').length).toBeGreaterThan(3));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', dateOf('2026-12-24')));
    const before = worlds.getAllByRole('listitem').length;
    slider.focus();
    await userEvent.keyboard('{PageUp}{Enter}');
    await waitFor(() => expect(worlds.getAllByRole('listitem').length).toBeGreaterThan(before));
    await expect(slider).toHaveAttribute('aria-valuetext', dateOf('2026-12-31'));
  },
});

// Proves PRV-08.
/** Without a preview the timeline begins today; moving its thumb starts one. */
export const TimelineFromToday = meta.story({
  name: 'Preview from the timeline',
  render: withHeader,
  play: async ({ canvas, userEvent, ...context }) => {
    const slider = await openTimeline({ canvas, userEvent, ...context });
    await expect(slider).toHaveValue('0');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await canvas.findByText('Preview is on')).toBeVisible();
    await expect(slider).toHaveFocus();
  },
});

// Proves PRV-08.
/** The groups of the previewed test are a switch: a press shows the shop of the other group. */
export const GroupSwitch = meta.story({
  parameters: { cookies: { preview: '1' } },
  beforeEach: openChristmasPreview,
  play: async ({ canvas, userEvent, ...context }) => {
    // On a phone the switch is in the details.
    await openTimeline({ canvas, userEvent, ...context });
    await userEvent.click(await canvas.findByRole('radio', { name: 'Variant A' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Variant A' })).toBeChecked());
  },
});

// Proves BEY-21.
/** Staff share what they preview: a link beside the settings leads to the page that makes links. */
export const Tools = meta.story({
  name: 'Link to the preview tools',
  args: { toolsHref: '/demo/preview' },
  parameters: { cookies: { preview: '1' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Preview tools' });
    await expect(link.getAttribute('href')).toMatch(/^\/demo\/preview\?to=%2F/);
    // The link is above the page's content.
    await expect(link).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
  },
});

// Proves BEY-22.
/** In the preview, the panel names and links the service, id and field of each part of the page. */
export const Entries = meta.story({
  name: 'Links to entries',
  args: {
    editUrl: ({ service, id }) => `https://editor.vitrine.example/${service}/${encodeURIComponent(id)}`,
  },
  parameters: { cookies: { preview: '1' } },
  render: (args) => (
    <>
      <TopBanner />
      <PreviewPanel {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Set preview settings' }));
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Where this page’s content comes from' }),
    );
    const [origin] = await dialog.findAllByText('PROMOTION · ~header_top · contentJSON');
    await expect(origin).toBeVisible();
    await expect(dialog.getAllByRole('link')[0]?.getAttribute('href')).toBe(
      'https://editor.vitrine.example/PROMOTION/~header_top',
    );
  },
});

// Proves BEY-21.
/** A colleague without a log-in has opened a shared link: the ribbon shows settings and expiry, read-only. */
export const Shared = meta.story({
  name: 'Shared preview',
  parameters: { scenario: 'preview-shared', cookies: { preview: '1' }, chromatic: { modes: everyLook } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Link valid until')).toBeInTheDocument();
    await expect(canvas.getByText('Variant B')).toBeInTheDocument();
    for (const role of ['button', 'radio'] as const)
      await expect(canvas.queryByRole(role, { name: /Preview settings|Timeline|Variant/ })).toBeNull();
  },
});

// Proves BEY-21.
/** Leaving a shared preview removes the ribbon. */
export const SharedLeft = meta.story({
  name: 'Shared preview left',
  parameters: { scenario: 'preview-shared', cookies: { preview: '1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch preview off' }));
    await waitFor(() => expect(canvas.queryByText('Preview is on')).toBeNull());
  },
});

// Proves PRV-07.
/** If the shop's time zone differs from the computer's, the dialog names the shop's. */
export const ShopTime = meta.story({
  globals: { site: 'TR' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await expect(dialog.getByText(/^Shop time: (GMT\+3|GMT\+03:00|Türkiye|.*Turkey)/)).toBeVisible();
  },
});

// Proves PRV-05.
/** The shop cannot apply the settings. */
export const Failed = meta.story({
  name: 'Not applied',
  parameters: { scenario: 'staff, preview-error' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Set preview settings' }));
    await expect(await dialog.findByText('Applying settings failed.')).toBeVisible();
  },
});

// Proves PRV-09.
/** The shop accepts the settings, and then shows another time than the chosen one. */
export const OtherSettings = meta.story({
  name: 'Other settings applied',
  beforeEach() {
    const { fetch } = window;
    window.fetch = (input, init) =>
      fetch(
        String(input).replace(/test=[^&]*&group=[^&]*/, 'previewDateTime=2027-05-02T10:00:00.000Z'),
        init,
      );
    return () => {
      window.fetch = fetch;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await dialog.findByText('Active tests found.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Name' }), 'Top banner wording');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Group' }), 'Variant A');
    await userEvent.click(dialog.getByRole('button', { name: 'Set preview settings' }));
    await expect(await dialog.findByText('The shop has applied settings other than these.')).toBeVisible();
    // What staff have chosen stays.
    await expect(dialog.getByRole('combobox', { name: 'Group' })).toHaveValue('Variant A');
  },
});

// Proves PRV-06, PRV-09.
/** A part of the date is missing: the current time applies, and the dialog says so. */
export const DateIncomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    const date = within(dialog.getByRole('group', { name: 'Date' }));
    await userEvent.click(date.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(
      dialog.getByText('Without a complete date and time, the current time applies.'),
    ).toBeVisible();
  },
});

// Proves PRV-07, PRV-09.
/** The end of summer time repeats the hour: both can be chosen, and the preview is in the second. */
export const RepeatedHour = meta.story({
  parameters: { cookies: { preview: '1' } },
  beforeEach: openPreview('2027-10-31T01:30:00.000Z'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/2:30.*\(Central European Standard Time\)/);
    const dialog = await openDialog({ canvas, userEvent });
    const choice = dialog.getByRole('combobox', { name: 'This time occurs twice' });
    await expect(choice).toHaveDisplayValue('Central European Standard Time');
    await expect(dialog.getByText('Shop time: Central European Standard Time')).toBeVisible();
    await userEvent.selectOptions(choice, 'Central European Summer Time');
    await expect(dialog.getByText('Shop time: Central European Summer Time')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Set preview settings' }));
    await expect(await dialog.findByText('Settings applied successfully.')).toBeVisible();
    await expect(canvas.getByText(/2:30.*\(Central European Summer Time\)/)).toBeVisible();
  },
});

// Proves PRV-09.
/** The session ends while the dialog is open: it says so, leads to the log-in, and keeps what staff have chosen. */
export const SessionEnded = meta.story({
  args: { loginHref: '/demo?scenario=staff' },
  play: async ({ canvas, userEvent, id }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Visitor' }), 'Card member');
    // In another window.
    await fetch('/service/preview/api/auth/logout', { headers: { 'X-Story': id } });
    const set = dialog.getByRole('button', { name: 'Set preview settings' });
    await userEvent.click(set);
    await expect(await dialog.findByText('Your preview session has ended.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Log in again/ })).toHaveAttribute(
      'href',
      '/demo?scenario=staff',
    );
    await expect(set).toHaveFocus();
    await expect(dialog.getByRole('combobox', { name: 'Visitor' })).toHaveDisplayValue('Card member');
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
});

// Proves PRV-02.
/** Escape closes the dialog, and the focus returns to its button. */
export const Closed = meta.story({
  name: 'Closed by Escape',
  play: async ({ canvas, userEvent }) => {
    await openDialog({ canvas, userEvent });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Preview settings' })).toHaveFocus());
  },
});

// Proves PRV-01.
/** After logging out there is no panel. */
export const LoggedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Preview settings' })).toBeNull());
  },
});
