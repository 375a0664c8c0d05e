import { expect, fn } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { TelephoneField } from '#src/ui/TelephoneField/TelephoneField.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/Telephone',
  component: TelephoneField,
  args: { name: 'telephone', isRequired: true, onChange: fn() },
});

// Proves INP-13.
/** The code of the site's country is chosen; one that is typed before the number moves into the list. */
export const Default = meta.story({
  parameters: { chromatic: { modes: { ...everyLook, ...everySite } } },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const number = canvas.getByRole('textbox', { name: messages('forms.telephone.label') });
    await userEvent.type(number, '+48 512 345 678');
    await expect(args.onChange).toHaveBeenLastCalledWith('+48512345678');
    await userEvent.tab();
    await expect(number).toHaveValue('512345678');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Polska +48');
  },
});

// Proves INP-13.
/** Too short to be a number. */
export const ErrorState = meta.story({
  args: { defaultValue: '030', error: pageText('forms.telephone.too_short') },
});
