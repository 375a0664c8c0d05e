import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { BirthDateField } from '#src/ui/BirthDateField/BirthDateField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/Date of birth',
  component: BirthDateField,
  args: { name: 'birthDate', isRequired: true, onChange: fn() },
  render: (args) => (
    <Form>
      <BirthDateField {...args} />
    </Form>
  ),
});

// Proves INP-13.
/** Three fields in the order of the language; a month may be a word. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.type(canvas.getByRole('textbox', { name: messages('forms.birth_date.day') }), '27');
    await userEvent.type(canvas.getByRole('textbox', { name: messages('forms.birth_date.month') }), '3');
    await userEvent.type(canvas.getByRole('textbox', { name: messages('forms.birth_date.year') }), '1985');
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-03-27');
  },
});

// Proves INP-13.
/** The month does not have this day; the field at fault alone is marked. */
export const NoSuchDay = meta.story({
  args: { defaultValue: { day: '31', month: '2', year: '1985' } },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const day = canvas.getByRole('textbox', { name: messages('forms.birth_date.day') });
    await userEvent.click(day);
    await userEvent.click(document.body);
    await expect(await canvas.findByText(messages('forms.birth_date.not_real'))).toBeVisible();
    await expect(day).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: messages('forms.birth_date.month') })).toBeValid();
  },
});

// Proves INP-13.
/** A server has found two fields at fault. */
export const ErrorState = meta.story({
  args: {
    defaultValue: { day: '27', month: '', year: '85' },
    errors: {
      month: pageText('forms.birth_date.month_missing'),
      year: pageText('forms.birth_date.year_invalid'),
    },
  },
});
