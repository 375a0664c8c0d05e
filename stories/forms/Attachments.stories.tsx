import { expect, fireEvent, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { AttachmentsField } from '#src/ui/AttachmentsField/AttachmentsField.tsx';

const pdf = (name: string, size = 20_000) =>
  new File(['%PDF-1.7', 'x'.repeat(size - 8)], name, { type: 'application/pdf', lastModified: 1 });
const letter = new File(['Guten Tag'], 'brief.txt', { type: 'text/plain', lastModified: 1 });
const disguised = new File(['<script>'], 'foto.png', { type: 'image/png', lastModified: 1 });

const meta = preview.meta({
  title: 'Forms/Attachments',
  component: AttachmentsField,
  args: { label: 'Anhänge', name: 'attachments', onChange: fn() },
});

/** INP-05: a person may choose, drop or paste files. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

/** INP-05: files by dialog; the form holds what the list shows. */
export const Chosen = meta.story({
  name: 'INP-05: attachments by dialog',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Anhänge');
    // As a dialog would: user-event's own upload makes the input's files unchangeable.
    const chosen = new DataTransfer();
    for (const file of [pdf('rechnung.pdf'), pdf('beleg.pdf', 1_250_000)]) chosen.items.add(file);
    input.files = chosen.files;
    await fireEvent.change(input);
    await expect(await canvas.findByText('rechnung.pdf')).toBeVisible();
    await expect([...(input.files ?? [])].map(({ name }) => name)).toEqual(['rechnung.pdf', 'beleg.pdf']);
    await userEvent.click(canvas.getByRole('button', { name: '„rechnung.pdf“ entfernen' }));
    await expect(canvas.getByRole('button', { name: '„beleg.pdf“ entfernen' })).toHaveFocus();
    await expect(await canvas.findByText(/^1,[23]\sMB$/)).toBeVisible();
  },
});

/** INP-05: each file that is not taken says why; the others stay. */
export const Refused = meta.story({
  name: 'INP-05: attachments refused, each with its reason',
  play: async ({ canvas, canvasElement }) => {
    const zone = canvas.getByLabelText('Anhänge').parentElement as HTMLElement;
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
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
    await expect(await canvas.findByText(/„brief.txt“ hat nicht das richtige Format/)).toBeVisible();
    await expect(canvas.getByText(/„foto.png“ ist beschädigt/)).toBeVisible();
    await expect(canvas.getByText(/„zu-gross.pdf“ ist zu groß/)).toBeVisible();
    await expect(canvas.getByText(/„d.pdf“ passt nicht mehr dazu/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('button')).toHaveLength(3);
  },
});
