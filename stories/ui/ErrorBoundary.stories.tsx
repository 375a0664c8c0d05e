import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { messagesOf } from '../messagesOf.ts';

function Dying(): never {
  throw new Error('The promotion has no content.');
}

const meta = preview.meta({
  title: 'UI/Error boundary',
  component: ErrorBoundary,
  args: { name: 'top-banner', onError: fn(), children: null },
  // Nothing suspends here.
  argTypes: { fallback: { control: false }, waiting: { control: false } },
  render: function Page(args) {
    const text = useText();
    return (
      <div>
        <p>{text('header.landmark')}</p>
        <ErrorBoundary {...args}>
          <Dying />
        </ErrorBoundary>
        <p>{text('footer.label')}</p>
      </div>
    );
  },
});

// Proves BEY-08.
/** A shopper does not notice that a promotion died; it was reported once. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  name: 'Failed part',
  play: async ({ args, canvas, ...context }) => {
    await expect(canvas.getByText(messagesOf(context)('footer.label'))).toBeVisible();
    await expect(args.onError).toHaveBeenCalledOnce();
  },
});

/** A failed part with a fallback. */
export const WithFallback = meta.story({
  args: { fallback: <p>Das lässt sich gerade nicht anzeigen.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Das lässt sich gerade nicht anzeigen.')).toBeVisible();
  },
});
