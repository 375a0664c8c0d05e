import { expect, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { IbanField } from '#src/ui/IbanField/IbanField.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/IBAN',
  component: IbanField,
  args: { label: 'IBAN', name: 'iban' },
});

// Proves INP-04.
/** A person types an account number; it falls into blocks of four, the caret stays with them. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    await userEvent.type(input, 'de8937040044');
    await expect(input).toHaveValue('DE89 3704 0044');
    input.setSelectionRange(7, 7);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('DE89 3790 4004 4');
    await expect(input.selectionStart).toBe(8);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('DE89 3704 0044');
    await expect(input.selectionStart).toBe(7);
    await userEvent.paste('55-66');
    await expect(input).toHaveValue('DE89 3755 6604 0044');
    await expect(input.selectionStart).toBe(12);
  },
});

// Proves INP-04.
/** Digits cannot precede the country's two letters. */
export const LettersFirst = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'IBAN' });
    await userEvent.type(input, '12D3E8-9');
    await expect(input).toHaveValue('DE89');
  },
});

// Proves INP-13.
/** Each problem has a message of its own, when the person leaves the field. */
export const Checked = meta.story({
  name: 'Invalid IBANs',
  render: (args) => (
    <Form>
      <IbanField {...args} isRequired />
    </Form>
  ),
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const input = canvas.getByRole('textbox', { name: 'IBAN' });
    const leaveWith = async (typed: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
    };
    await leaveWith('XX89');
    await expect(
      await canvas.findByText(messages('forms.iban.country', { country: messages.site.country })),
    ).toBeVisible();
    await leaveWith('DE8937040044');
    const length = { country: 'DE', expected: 22, count: 12 };
    await expect(await canvas.findByText(messages('forms.iban.length', length))).toBeVisible();
    await leaveWith('DE89370400440532013001');
    await expect(await canvas.findByText(messages('forms.iban.checksum'))).toBeVisible();
    await leaveWith('DE89370400440532013000');
    await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid', 'true'));
  },
});

// Proves INP-13.
/** A server has found a wrong digit. */
export const ErrorState = meta.story({
  args: {
    defaultValue: 'DE89370400440532013001',
    error: pageText('forms.iban.checksum'),
    isRequired: true,
  },
});
