import { useState } from 'react';
import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { hasValidIbanChecksum } from '#src/lib/forms/textEditing.ts';
import { IbanField } from '#src/ui/IbanField/IbanField.tsx';

const meta = preview.meta({
  title: 'Forms/IBAN',
  component: IbanField,
  args: { label: 'IBAN', name: 'iban' },
});

/** INP-04: a person types an account number; it falls into blocks of four, the caret stays with them. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  name: 'INP-04: iban in blocks, typed, deleted and pasted in the middle',
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

/** INP-04: digits cannot come before the country's two letters. */
export const LettersFirst = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'IBAN' });
    await userEvent.type(input, '12D3E8-9');
    await expect(input).toHaveValue('DE89');
  },
});

function CheckedIban() {
  const [error, setError] = useState('');
  return (
    <IbanField
      label="IBAN"
      name="iban"
      error={error}
      onFocus={() => setError('')}
      onBlur={({ currentTarget: { value } }) =>
        setError(
          value && !hasValidIbanChecksum(value) ? 'Bitte prüfe die Nummer: Eine Ziffer stimmt nicht.' : '',
        )
      }
    />
  );
}

/** INP-04: a wrong digit is found by the check digits when the person leaves the field. */
export const Checksum = meta.story({
  render: () => <CheckedIban />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'IBAN' });
    await userEvent.type(input, 'DE89370400440532013001');
    await userEvent.tab();
    await expect(await canvas.findByText(/Eine Ziffer stimmt nicht/)).toBeVisible();
    await userEvent.type(input, '{Backspace}0');
    await userEvent.tab();
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
});
