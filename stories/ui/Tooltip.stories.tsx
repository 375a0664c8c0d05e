import { expect, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { CopyIcon } from '#src/ui/Icon/icons.tsx';
import { ToggleTip } from '#src/ui/Tooltip/ToggleTip.tsx';
import { Tooltip } from '#src/ui/Tooltip/Tooltip.tsx';
import { messagesOf } from '../messagesOf.ts';

function CopyButton() {
  return (
    <IconButton label={useText()('promotion.copy')}>
      <CopyIcon />
    </IconButton>
  );
}

const meta = preview.meta({
  title: 'UI/Tooltip',
  component: Tooltip,
  args: {
    text: pageText('promotion.copy'),
    children: <CopyButton />,
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
});

// Proves FND-01.
/** An icon with the focus shows its name; Escape hides it (WCAG 1.4.13), and the next focus shows it again. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(messages('promotion.copy'))).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(messages('promotion.copy'))).toBeNull();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(messages('promotion.copy'))).toBeVisible());
  },
});

// Proves MC-08.
/** A shopper presses the (i), by touch or keyboard, reads the explanation, and hears it. */
export const Explanation = meta.story({
  render: () => (
    <p>
      30-Tage-Bestpreis 12,99 €{' '}
      <ToggleTip label="Zum 30-Tage-Bestpreis">
        Niedrigster Preis der letzten 30 Tage vor dieser Preissenkung.
      </ToggleTip>
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Zum 30-Tage-Bestpreis' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(/Niedrigster Preis/)).toBeVisible());
    await waitFor(() => expect(readAnnouncements().at(-1)?.message).toMatch(/^Niedrigster Preis/));
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
  },
});

/** A shopper meets an explanation at the window's edge: nothing of it is cut. */
export const AtTheEdge = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ inlineSize: '100%', display: 'flex', justifyContent: 'space-between' }}>
      <ToggleTip label="Links">Ein Text, der am linken Rand nicht abgeschnitten wird.</ToggleTip>
      <ToggleTip label="Rechts">Ein Text, der am rechten Rand nicht abgeschnitten wird.</ToggleTip>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rechts' }));
    const words = await canvas.findByText(/rechten Rand/);
    const page = canvasElement.ownerDocument.documentElement;
    const expectUncut = () =>
      expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(page.clientWidth);
    await expectUncut();
    page.style.fontSize = '200%';
    await waitFor(expectUncut);
    page.style.fontSize = '';
  },
});
