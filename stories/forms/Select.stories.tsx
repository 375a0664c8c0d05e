import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';

const meta = preview.meta({
  title: 'Forms/Select',
  component: SelectField,
  args: {
    label: 'Anrede',
    name: 'salutation',
    placeholder: 'Bitte wählen',
    onChange: fn(),
    children: [
      <option key="MRS" value="MRS">
        Frau
      </option>,
      <option key="MR" value="MR">
        Herr
      </option>,
    ],
  },
});

// Proves INP-01.
/** The browser's own list; it needs no JavaScript. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Anrede' }), 'Herr');
    await expect(args.onChange).toHaveBeenCalledWith('MR');
  },
});

// Proves INP-01.
/** Nothing was chosen where something must be. */
export const ErrorState = meta.story({
  args: { error: 'Die Anrede ist ein Pflichtfeld.', isRequired: true },
});

// Proves NWL-12.
/** Chosen for the person, and not to be changed. */
export const Disabled = meta.story({ args: { defaultValue: 'MRS', isDisabled: true } });
