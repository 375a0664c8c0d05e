import { expect, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import { messagesOf, type StoryMessages } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/Password',
  component: PasswordField,
  args: { label: pageText('page.sign_in.password'), name: 'password' },
});

/** The strength message below a new password. */
const strength = (messages: StoryMessages, level: 'weak' | 'ok' | 'strong' | 'very_strong') =>
  messages('forms.password.strength', { level: messages.text(`forms.password.strength_${level}`) });

// Proves INP-02.
/** A person makes the password visible and hides it again. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const input = canvas.getByLabelText(messages('page.sign_in.password'));
    await userEvent.type(input, 'Kaffee');
    await userEvent.click(canvas.getByRole('button', { name: messages('forms.password.show') }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: messages('forms.password.show') }));
    await expect(input).toHaveAttribute('type', 'password');
  },
});

// Proves INP-02.
/** A new password with its strength as text below. */
export const Strength = meta.story({
  args: { autoComplete: 'new-password', showsStrength: true },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const input = canvas.getByLabelText(messages('page.sign_in.password'));
    for (const [typed, level] of [
      ['espress', 'weak'],
      ['o', 'ok'],
      ['7', 'strong'],
      ['A', 'very_strong'],
    ] as const) {
      await userEvent.type(input, typed);
      await expect(canvas.getByText(strength(messages, level))).toBeVisible();
    }
  },
});

// Proves INP-02.
/** Too short: weak, whatever is in it. */
export const StrengthWeak = meta.story({
  args: { autoComplete: 'new-password', showsStrength: true },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.type(canvas.getByLabelText(messages('page.sign_in.password')), 'aB3');
    await expect(canvas.getByText(strength(messages, 'weak'))).toBeVisible();
  },
});

// Proves INP-02.
/** Sending the form hides a visible password, so that no password store and no glance sees it. */
export const HiddenOnSubmit = meta.story({
  render: function LogIn(args) {
    const text = useText();
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField {...args} />
        <Button type="submit">{text('user_menu.login')}</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const input = canvas.getByLabelText(messages('page.sign_in.password'));
    const toggle = canvas.getByRole('button', { name: messages('forms.password.show') });
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('button', { name: messages('user_menu.login') }));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(toggle);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
  },
});
