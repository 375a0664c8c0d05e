import { expect, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { ReadMore } from '#src/ui/ReadMore/ReadMore.tsx';
import { messagesOf } from '../messagesOf.ts';

/** Sentences about one subject. */
const LONG = (
  ['page.home.lead', 'page.home.description', 'newsletter.intro', 'page.topic.newsletter.text'] as const
).flatMap((id) => [pageText(id), ' ']);

const meta = preview.meta({
  title: 'UI/Read more',
  component: ReadMore,
  args: { children: [...LONG, ...LONG] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
});

// Proves INP-10.
/** A shopper reads the first lines, then all of them, then fewer again. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const more = await canvas.findByRole('button', { name: messages('ui.read_more.more') });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: messages('ui.read_more.less') })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

/** A shopper meets a text that fits: there is nothing to open. */
export const Fits = meta.story({
  args: { children: pageText('newsletter.mail.greeting') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
});
