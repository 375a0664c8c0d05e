import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { name: 'consent', children: pageText('page.content.terms.title'), onChange: fn() },
});

// Proves INP-01.
/** A press anywhere on the label toggles the box; so does Space. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const label = messagesOf(context)('page.content.terms.title');
    const box = canvas.getByRole('checkbox', { name: label });
    await userEvent.click(canvas.getByText(label));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

// Proves INP-01.
/** Ticked from the start. */
export const Ticked = meta.story({ args: { isDefaultSelected: true } });

// Proves INP-01.
/** A consent that is needed is missing. */
export const ErrorState = meta.story({
  args: { isRequired: true, error: pageText('forms.required') },
});

// Proves INP-01.
/** Not to be changed now. */
export const Disabled = meta.story({ args: { isDefaultSelected: true, isDisabled: true } });
