import { expect, fn, within } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { LAYOUT_WIDTHS } from '#src/config/breakpoints.ts';
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
  render: function FormWithFields(args) {
    const text = useText();
    return (
      <Form {...args}>
        <NameField part="first" name="firstName" />
        <EmailField name="email" />
        <Checkbox name="terms" isRequired>
          {text('page.content.terms.title')}
        </Checkbox>
        <Button type="submit">{text('forms.contact.submit')}</Button>
      </Form>
    );
  },
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
    const send = canvas.getByRole('button', { name: messages('forms.contact.submit') });
    await userEvent.click(send);
    await expect(canvas.getByRole('textbox', { name: messages('forms.first_name.label') })).toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // A message is closer to its own field than to the next one.
    const parts = [...(send.parentElement?.children ?? [])].map((part) => part.getBoundingClientRect());
    for (const [at, { top }] of parts.entries())
      await expect(top - (parts[at - 1]?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
    const isPhone = window.innerWidth < LAYOUT_WIDTHS.wide;
    const { width } = send.getBoundingClientRect();
    if (isPhone) await expect(width).toBe(parts[0]?.width);
    else await expect(width).toBeLessThan(parts[0]?.width ?? 0);
  },
});

// Proves INP-13.
/** The summary of server errors takes the focus and links to the fields. */
export const ServerErrors = meta.story({
  args: {
    errors: { email: pageText('newsletter.email.invalid'), terms: pageText('forms.required') },
    showsErrorSummary: true,
  },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const summary = canvas.getByRole('group', { name: messages('forms.summary.title') });
    const email = canvas.getByRole('textbox', { name: messages('forms.email.label') });
    await expect(email).toHaveAccessibleDescription(messages('newsletter.email.invalid'));
    const link = within(summary).getByRole('link', { name: messages('newsletter.email.invalid') });
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
        <Button type="submit">{text('forms.contact.submit')}</Button>
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
    const text = useText();
    const [isPosting, post] = usePosting();
    return (
      <Form {...args} method="post" onSubmit={post}>
        <FailureAnswer failure="limited" />
        <EmailField name="email" defaultValue="kim@example.com" />
        <Button type="submit" isLoading={isPosting}>
          {text('forms.contact.submit')}
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
