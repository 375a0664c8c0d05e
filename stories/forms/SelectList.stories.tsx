import { expect, fn, screen, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { Select } from '#src/ui/Select/Select.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/Select list',
  component: Select,
  // Letters find an option, so the words are the story's own.
  globals: { site: 'DE' },
  args: {
    label: 'Sortierung',
    name: 'sort',
    placeholder: 'Bitte wählen',
    onChange: fn(),
    options: [
      { value: 'newest', label: 'Neueste zuerst' },
      { value: 'price', label: 'Preis aufsteigend' },
      { value: 'rating', label: 'Beste Bewertung', isDisabled: true },
      { value: 'name', label: 'Name' },
    ],
  },
});

// Proves INP-01.
/** Arrow keys move, letters find, Enter selects, Escape cancels. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Bitte wählen Sortierung' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Sortierung' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('p{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('price');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleName('Preis aufsteigend Sortierung');
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(trigger).toHaveAccessibleName('Preis aufsteigend Sortierung');
  },
});

// Proves INP-01.
/** Its options, with the chosen one marked and one that is not to be had. */
export const Open = meta.story({
  args: { defaultValue: 'price' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preis aufsteigend Sortierung' }));
    await expect(await screen.findByRole('option', { name: 'Preis aufsteigend' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.getByRole('option', { name: 'Beste Bewertung' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

// Proves INP-07.
/** The form's rules read it, and an error is gone with the choice. */
export const InForm = meta.story({
  args: { isRequired: true },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Select {...args} />
      <Button type="submit">Senden</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const trigger = await canvas.findByRole('button', { name: 'Bitte wählen Sortierung' });
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleDescription(messages.among('forms.choice.required'));
    await expect(trigger).toHaveAccessibleDescription(messages.among('forms.field_required'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Name' }));
    await waitFor(() => expect(trigger).toHaveAccessibleDescription(messages('forms.field_required')));
  },
});

// Proves INP-01.
/** Nothing was chosen where something must be. */
export const ErrorState = meta.story({
  args: { error: 'Bitte wähle eine Sortierung.', isRequired: true },
});

// Proves INP-01.
/** Chosen for the person, and not to be changed. */
export const Disabled = meta.story({ args: { defaultValue: 'price', isDisabled: true } });
