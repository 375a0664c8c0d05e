import { expect, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/Textarea',
  component: TextArea,
  args: { label: pageText('forms.contact.message'), name: 'message' },
});

// Proves INP-06.
/** Several lines, 140 px high at first. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, ...context }) => {
    const area = canvas.getByRole('textbox', { name: messagesOf(context)('forms.contact.message') });
    await expect(area.getBoundingClientRect().height).toBe(140);
  },
});

// Proves INP-06.
/** A counter shows the remaining characters and is announced 1.5 s after the last key. */
export const Counter = meta.story({
  args: { maxLength: 40, showsCounter: true },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const area = canvas.getByRole('textbox', { name: messages('forms.contact.message') });
    await userEvent.type(area, 'Guten Tag');
    await expect(area).toHaveAccessibleDescription(messages('forms.counter.left', { count: 31 }));
    await expect(readAnnouncements()).toHaveLength(0);
    await waitFor(() =>
      expect(readAnnouncements().map(({ message }) => message)).toEqual([
        messages.text('forms.counter.left', { count: 31 }),
      ]),
    );
  },
});

// Proves INP-01.
/** Something is missing. */
export const ErrorState = meta.story({
  args: { error: pageText('forms.contact.message_required'), isRequired: true },
});
