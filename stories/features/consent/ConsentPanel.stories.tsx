import { expect, waitFor, within } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { EVERY_CATEGORY, NECESSARY_ONLY } from '#src/config/consent.ts';
import {
  ConsentLink,
  ConsentPanel,
  type ConsentPanelProps,
  cookieConsent,
} from '#src/features/consent/index.ts';
import { Header } from '#src/sections/header/index.ts';
import { messagesOf } from '../../messagesOf.ts';
import { PageBelow } from '../../sections/header/PageBelow.tsx';

/** A page with the panel before it, and the footer's link. */
function ConsentPage(props: ConsentPanelProps) {
  return (
    <>
      <ConsentPanel {...props} />
      <main style={{ minBlockSize: '36rem', padding: '1rem' }}>
        <ConsentLink />
      </main>
    </>
  );
}

const meta = preview.meta({
  title: 'Features/Consent panel',
  component: ConsentPanel,
  args: { initialView: 'asked' },
  argTypes: {
    initialChoice: {
      control: 'select',
      options: ['necessary', 'analytics', 'marketing', 'all'],
      mapping: {
        necessary: NECESSARY_ONLY,
        analytics: { ...NECESSARY_ONLY, analytics: true },
        marketing: { ...NECESSARY_ONLY, marketing: true },
        all: EVERY_CATEGORY,
      },
      // Only there are the categories visible.
      if: { arg: 'initialView', eq: 'settings' },
    },
  },
  parameters: { chromatic: { modes: everySite }, layout: 'fullscreen', provider: { consent: cookieConsent } },
  render: (args) => <ConsentPage {...args} />,
});

// Proves BEY-20.
/** A first visit: two equally prominent buttons, and the settings. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves BEY-20.
/** The shopper decides category by category; nothing is ticked in advance. */
export const Settings = meta.story({
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: messages('consent.settings') }));
    const marketing = canvas.getByRole('checkbox', { name: messages('consent.marketing.label') });
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(2);
    for (const box of boxes) await expect(box).not.toBeChecked();
    await userEvent.click(marketing);
    await userEvent.click(canvas.getByRole('button', { name: messages('consent.save') }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(document.cookie).toContain('consent=1.necessary.marketing');
  },
});

// Proves BEY-20.
/** The shopper reads what each category is for; nothing is decided yet. */
export const SettingsOpened = meta.story({
  tags: ['pictured'],
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: messages('consent.settings') }));
    await expect(canvas.getByText(messages('consent.marketing.purpose'))).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
});

// Proves BEY-20.
/** A shopper who has already decided reopens the choices. */
export const Reopened = meta.story({
  args: { initialView: 'closed' },
  parameters: { cookies: { consent: '1.necessary.analytics' }, chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(await canvas.findByRole('link', { name: messages('consent.link') }));
    const region = await canvas.findByRole('region', { name: messages('consent.title') });
    await waitFor(() => expect(region).toHaveFocus());
    const panel = within(region);
    await expect(panel.getByRole('checkbox', { name: messages('consent.analytics.label') })).toBeChecked();
  },
});

// Proves BEY-20.
/** The shopper withdraws consent with as many clicks as giving it. */
export const Withdrawn = meta.story({
  args: { initialView: 'closed' },
  parameters: { cookies: { consent: '1.necessary.analytics.marketing' } },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const link = await canvas.findByRole('link', { name: messages('consent.link') });
    await userEvent.click(link);
    await userEvent.click(await canvas.findByRole('button', { name: messages('consent.necessary_only') }));
    await expect(link).toHaveFocus();
    await expect(document.cookie).toContain('consent=1.necessary');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

// Proves BEY-20.
/** Türkiye, where the law (KVKK) requires explicit consent. */
export const Turkey = meta.story({
  name: 'Türkiye',
  globals: { site: 'TR' },
  parameters: { chromatic: { modes: everyLook } },
});

/** Controls of an open panel that are covered, although they were scrolled into view. */
function coveredControls(panel: HTMLElement): string[] {
  const controls = [
    ...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, [role="option"]'),
  ];
  return controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return !hit || !(control.contains(hit) || hit.contains(control)) || !panel.contains(hit);
    })
    .map((control) => control.textContent || control.outerHTML.slice(0, 80));
}

/** A page whose header has something open while the visitor is still asked. */
const askedWith = (
  flyout: string,
  open: (find: (selector: string) => HTMLElement) => void,
  scenario = '',
) => ({
  parameters: { scenario, chromatic: { modes: everyLook } },
  render: (args: ConsentPanelProps) => (
    <>
      <ConsentPanel {...args} />
      <Header />
      <PageBelow />
    </>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-vitrine="consent"]')).toBeVisible());
    await waitFor(() =>
      open((selector) => {
        const found = [...canvasElement.querySelectorAll<HTMLElement>(selector)];
        const shown = found.find((element) => element.checkVisibility());
        if (!shown) throw new Error(`There is no ${selector} yet.`);
        return shown;
      }),
    );
    const panel = await waitFor(() => {
      const shown = canvasElement.querySelector<HTMLElement>(`[data-flyout="${flyout}"]`);
      if (!shown || shown.querySelector('[aria-busy="true"]')) throw new Error('It is not open yet.');
      return shown;
    });
    // A panel that slides in cannot be hit yet.
    await waitFor(() => expect(coveredControls(panel)).toEqual([]));
  },
});

// Proves HDR-16.
/** The mini cart ends above the panel. */
export const WithMiniCart = meta.story({
  ...askedWith('CART', (find) => find('[data-part="cart-toggle"]').click(), 'cart-mixed'),
});

// Proves HDR-16.
/** The user menu ends above the panel, with its log-out. */
export const WithUserMenu = meta.story({
  ...askedWith('USER_MENU', (find) => find('[data-vitrine="user-menu"] button').click(), 'visitor-logged-in'),
});

// Proves HDR-16.
/** The store finder ends above the panel. */
export const WithStoreFinder = meta.story({
  ...askedWith('STORE_FINDER', (find) => find('[data-vitrine="store-finder"] button').click()),
});

// Proves HDR-16.
/** The navigation ends above the panel; on a phone it is the menu. */
export const WithNavigation = meta.story({
  ...askedWith('NAVIGATION', (find) => find('[data-part="menu-toggle"], [data-top][aria-expanded]').click()),
});

// Proves HDR-16.
/** The suggestions end above the panel. */
export const WithSuggestions = meta.story({
  ...askedWith('SEARCH', (find) => find('[role="combobox"]').focus()),
});
