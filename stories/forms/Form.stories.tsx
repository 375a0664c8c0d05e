import { expect, fn, within } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { EmailField } from '#src/ui/EmailField/EmailField.tsx';
import { FailureAnswer } from '#src/ui/Form/FailureAnswer.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { FormAnswer } from '#src/ui/Form/FormAnswer.tsx';
import { usePosting } from '#src/ui/Form/usePosting.ts';
import { NameField } from '#src/ui/NameField/NameField.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit: fn((event) => event.preventDefault()), children: null },
  render: (args) => (
    <Form {...args}>
      <NameField part="first" name="firstName" />
      <EmailField name="email" />
      <Checkbox name="terms" isRequired>
        Ich habe die Bedingungen gelesen.
      </Checkbox>
      <Button type="submit">Senden</Button>
    </Form>
  ),
});

// Proves INP-07.
/** Nothing is checked while a person types; leaving a field and sending the form check it. */
export const Default = meta.story({
  // Only errors from the server have a summary and a first error.
  argTypes: { showsErrorSummary: { control: false }, focusesFirstError: { control: false } },
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const email = canvas.getByRole('textbox', { name: messages('forms.email.label') });
    await userEvent.type(email, 'kim@');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect(await canvas.findByText(messages('newsletter.email.invalid'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    await expect(canvas.getByRole('textbox', { name: messages('forms.first_name.label') })).toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

// Proves INP-13.
/** The summary of server errors takes the focus and links to the fields. */
export const ServerErrors = meta.story({
  args: {
    errors: { email: 'Diese Adresse nimmt keine E-Mails an.', terms: 'Bitte stimme zu, um fortzufahren.' },
    showsErrorSummary: true,
  },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const summary = canvas.getByRole('group', { name: messages('forms.summary.title') });
    const email = canvas.getByRole('textbox', { name: messages('forms.email.label') });
    await expect(email).toHaveAccessibleDescription('Diese Adresse nimmt keine E-Mails an.');
    const link = within(summary).getByRole('link', { name: 'Diese Adresse nimmt keine E-Mails an.' });
    await expect(link).toHaveAttribute('href', `#${email.id}`);
    await userEvent.type(email, 'k');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
});

// Proves INP-13.
/** What a server answered to the posted form takes the focus, and is read first. */
export const Answered = meta.story({
  name: 'Error from the server',
  render: function AnsweredForm(args) {
    const text = useText();
    return (
      <Form {...args}>
        <FormAnswer state="error">{text('forms.failure.down')}</FormAnswer>
        <EmailField name="email" />
        <Button type="submit">Senden</Button>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveFocus();
  },
});

// Proves INP-16.
/** The server did not accept the form, and says why: here, too many attempts in a minute. */
export const NotAccepted = meta.story({
  name: 'Too many attempts',
  render: function NotAcceptedForm(args) {
    const [isPosting, post] = usePosting();
    return (
      <Form {...args} method="post" onSubmit={post}>
        <FailureAnswer failure="limited" />
        <EmailField name="email" defaultValue="kim@example.com" />
        <Button type="submit" isLoading={isPosting}>
          Senden
        </Button>
      </Form>
    );
  },
  play: async ({ canvas, ...context }) => {
    const messages = messagesOf(context);
    await expect(
      await canvas.findByRole('group', { name: messages.among('forms.failure.limited') }),
    ).toHaveFocus();
  },
});
