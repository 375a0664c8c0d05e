import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { CheckboxGroup } from '#src/ui/CheckboxGroup/CheckboxGroup.tsx';

const meta = preview.meta({
  title: 'Forms/Checkbox group',
  component: CheckboxGroup,
  args: {
    label: 'Themen',
    name: 'topics',
    options: [
      { value: 'coffee', label: 'Kaffee' },
      { value: 'fashion', label: 'Mode' },
      { value: 'living', label: 'Wohnen' },
    ],
    onChange: fn(),
  },
});

// Proves INP-01.
/** Any number of a few choices, by pointer and by Space. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mode'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['fashion']);
    canvas.getByRole('checkbox', { name: 'Kaffee' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['fashion', 'coffee']);
    await expect(canvas.getByRole('group', { name: 'Themen' })).toBeVisible();
  },
});

// Proves INP-01.
/** One topic is needed. */
export const ErrorState = meta.story({
  args: { isRequired: true, error: 'Bitte wähle mindestens ein Thema.' },
});

// Proves INP-01.
/** Not to be changed now. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: ['coffee'] } });
