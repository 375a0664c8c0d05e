import { expect, fireEvent, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { MAX_ATTACHMENTS } from '#src/config/limits.ts';
import { AttachmentsField } from '#src/ui/AttachmentsField/AttachmentsField.tsx';
import { ANY, messagesOf } from '../messagesOf.ts';

const pdf = (name: string, size = 20_000) =>
  new File(['%PDF-1.7', 'x'.repeat(size - 8)], name, { type: 'application/pdf', lastModified: 1 });
const letter = new File(['Guten Tag'], 'brief.txt', { type: 'text/plain', lastModified: 1 });
const disguised = new File(['<script>'], 'foto.png', { type: 'image/png', lastModified: 1 });

const meta = preview.meta({
  title: 'Forms/Attachments',
  component: AttachmentsField,
  args: { label: pageText('forms.contact.attachments'), name: 'attachments', onChange: fn() },
});

// Proves INP-05.
/** A person may choose, drop or paste files. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves INP-05.
/** Files from the dialog; the form contains the listed files. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const input = canvas.getByLabelText<HTMLInputElement>(messages('forms.contact.attachments'));
    // As a dialog would: user-event's own upload makes the input's files unchangeable.
    const chosen = new DataTransfer();
    for (const file of [pdf('rechnung.pdf'), pdf('beleg.pdf', 1_250_000)]) chosen.items.add(file);
    input.files = chosen.files;
    await fireEvent.change(input);
    await expect(await canvas.findByText('rechnung.pdf')).toBeVisible();
    await expect([...(input.files ?? [])].map(({ name }) => name)).toEqual(['rechnung.pdf', 'beleg.pdf']);
    await userEvent.click(
      canvas.getByRole('button', {
        name: messages('forms.attachments.remove', { file: 'rechnung.pdf' }),
      }),
    );
    await expect(
      canvas.getByRole('button', {
        name: messages('forms.attachments.remove', { file: 'beleg.pdf' }),
      }),
    ).toHaveFocus();
    await expect(await canvas.findByText(/^1[.,][23]\s\S+$/)).toBeVisible();
  },
});

// Proves INP-05.
/** Each rejected file shows the reason; the others stay. */
export const Refused = meta.story({
  play: async ({ canvas, canvasElement, ...context }) => {
    const messages = messagesOf(context);
    const input = canvas.getByLabelText<HTMLInputElement>(messages('forms.contact.attachments'));
    const transfer = new DataTransfer();
    const files = [
      letter,
      disguised,
      pdf('zu-gross.pdf', 5_000_001),
      pdf('a.pdf'),
      pdf('b.pdf'),
      pdf('c.pdf'),
      pdf('d.pdf'),
    ];
    for (const file of files) transfer.items.add(file);
    // Chosen, not dropped: the files of a scripted drop have no entry in a file system, and react-aria skips them.
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    const refusal = (reason: 'wrong_type' | 'wrong_content' | 'too_large' | 'too_many', file: string) =>
      messages(`forms.attachments.${reason}`, { file, megabytes: ANY, max: MAX_ATTACHMENTS });
    await expect(await canvas.findByText(refusal('wrong_type', 'brief.txt'))).toBeVisible();
    await expect(canvas.getByText(refusal('wrong_content', 'foto.png'))).toBeVisible();
    await expect(canvas.getByText(refusal('too_large', 'zu-gross.pdf'))).toBeVisible();
    await expect(canvas.getByText(refusal('too_many', 'd.pdf'))).toBeVisible();
    await expect(canvasElement.querySelectorAll('button')).toHaveLength(3);
  },
});
