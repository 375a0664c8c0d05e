import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';

function Dying(): never {
  throw new Error('The promotion has no content.');
}

const meta = preview.meta({
  title: 'UI/Error boundary',
  component: ErrorBoundary,
  args: { name: 'top-banner', onError: fn(), children: null },
  // Nothing suspends here.
  argTypes: { fallback: { control: false }, waiting: { control: false } },
  render: (args) => (
    <div>
      <p>Der Kopf der Seite.</p>
      <ErrorBoundary {...args}>
        <Dying />
      </ErrorBoundary>
      <p>Der Rest der Seite.</p>
    </div>
  ),
});

// Proves BEY-08.
/** A shopper does not notice that a promotion died; it was reported once. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  name: 'Failed part',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Der Rest der Seite.')).toBeVisible();
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
