import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { EmailField } from '#src/ui/EmailField/EmailField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({ title: 'Forms/E-mail', component: EmailField, args: { name: 'email' } });

// Proves INP-01.
/** A phone shows the keyboard with an at sign; the browser offers the person's own address. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, ...context }) => {
    const input = canvas.getByRole('textbox', { name: messagesOf(context)('forms.email.label') });
    await expect(input).toHaveAttribute('inputmode', 'email');
    await expect(input).toHaveAttribute('autocomplete', 'email');
  },
});

// Proves INP-01, INP-07.
/** The address cannot be one. */
export const ErrorState = meta.story({
  args: { defaultValue: 'kim@', error: pageText('newsletter.email.invalid'), isRequired: true },
});

// Proves INP-01, NWL-19.
/** Required by default; in a form the field brings its rule, which is checked when it is left. */
export const InForm = meta.story({
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <EmailField {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const input = canvas.getByRole('textbox', { name: messages('forms.email.label') });
    await expect(input).toBeRequired();
    await userEvent.type(input, 'kim@');
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect(await canvas.findByText(messages('newsletter.email.invalid'))).toBeVisible();
    await userEvent.click(input);
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
  },
});
