import { expect, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import { type StoryWords, wordsOf } from '../wordsOf.ts';

const meta = preview.meta({
  title: 'Forms/Password',
  component: PasswordField,
  args: { label: 'Passwort', name: 'password' },
});

/** What stands below a new password. */
const strength = (words: StoryWords, level: 'weak' | 'ok' | 'strong' | 'very_strong') =>
  words('forms.password.strength', { level: words.text(`forms.password.strength_${level}`) });

/** INP-02: a person makes the password visible and hides it again. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    const words = wordsOf(context);
    const input = canvas.getByLabelText('Passwort');
    await userEvent.type(input, 'Kaffee');
    await userEvent.click(canvas.getByRole('button', { name: words('forms.password.show') }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: words('forms.password.show') }));
    await expect(input).toHaveAttribute('type', 'password');
  },
});

/** INP-02: a new password with its strength as text below. */
export const Strength = meta.story({
  name: 'INP-02: password strength',
  args: { autoComplete: 'new-password', showsStrength: true },
  play: async ({ canvas, userEvent, ...context }) => {
    const words = wordsOf(context);
    const input = canvas.getByLabelText('Passwort');
    for (const [typed, level] of [
      ['espress', 'weak'],
      ['o', 'ok'],
      ['7', 'strong'],
      ['A', 'very_strong'],
    ] as const) {
      await userEvent.type(input, typed);
      await expect(canvas.getByText(strength(words, level))).toBeVisible();
    }
  },
});

/** INP-02: too short: weak, whatever is in it. */
export const StrengthWeak = meta.story({
  args: { autoComplete: 'new-password', showsStrength: true },
  play: async ({ canvas, userEvent, ...context }) => {
    const words = wordsOf(context);
    await userEvent.type(canvas.getByLabelText('Passwort'), 'aB3');
    await expect(canvas.getByText(strength(words, 'weak'))).toBeVisible();
  },
});

/** INP-02: sending the form hides a visible password, so that no password store and no glance sees it. */
export const HiddenOnSubmit = meta.story({
  name: 'INP-02: hidden again on submit and when the page comes back',
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
      <Button type="submit">Anmelden</Button>
    </form>
  ),
  play: async ({ canvas, userEvent, ...context }) => {
    const words = wordsOf(context);
    const input = canvas.getByLabelText('Passwort');
    const toggle = canvas.getByRole('button', { name: words('forms.password.show') });
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(toggle);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
  },
});
