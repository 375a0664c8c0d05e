import { expect, within } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import {
  ConsentLink,
  ConsentPanel,
  type ConsentPanelProps,
  cookieConsent,
} from '#src/features/consent/index.ts';
import { messagesOf } from '../../messagesOf.ts';

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
  parameters: { chromatic: { modes: everySite }, layout: 'fullscreen', provider: { consent: cookieConsent } },
  render: (args) => <ConsentPage {...args} />,
});

// Proves BEY-20.
/** A first visit: two equally prominent buttons, and the settings. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves BEY-20.
/** The shopper decides category by category; nothing is ticked in advance. */
export const Settings = meta.story({
  name: 'Category by category',
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: messages('consent.settings') }));
    const marketing = canvas.getByRole('checkbox', { name: messages('consent.marketing.label') });
    await expect(marketing).not.toBeChecked();
    await userEvent.click(marketing);
    await userEvent.click(canvas.getByRole('button', { name: messages('consent.save') }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(document.cookie).toContain('consent=1.necessary.marketing');
  },
});

// Proves BEY-20.
/** A shopper who has already decided reopens the choices. */
export const Reopened = meta.story({
  name: 'Reopened',
  args: { initialView: 'closed' },
  parameters: { cookies: { consent: '1.necessary.analytics' }, chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(await canvas.findByRole('link', { name: messages('consent.link') }));
    const panel = within(await canvas.findByRole('region', { name: messages('consent.title') }));
    await expect(panel.getByRole('checkbox', { name: messages('consent.analytics.label') })).toBeChecked();
  },
});

// Proves BEY-20.
/** The shopper withdraws consent with as many clicks as giving it. */
export const Withdrawn = meta.story({
  name: 'Withdrawn',
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
/** Turkey, where the law (KVKK) requires explicit consent. */
export const Turkey = meta.story({
  globals: { site: 'TR' },
  parameters: { chromatic: { modes: everyLook } },
});

// Proves BEY-20.
/** Hungary, with the longest text. */
export const Hungary = meta.story({ globals: { site: 'HU' } });
