import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { CheckboxGroup } from '#src/ui/CheckboxGroup/CheckboxGroup.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/Checkbox group',
  component: CheckboxGroup,
  args: {
    label: pageText('newsletter.preferences.interests'),
    name: 'topics',
    options: [
      { value: 'coffee', label: pageText('newsletter.interest.coffee') },
      { value: 'fashion', label: pageText('newsletter.interest.women_fashion') },
      { value: 'living', label: pageText('newsletter.interest.living_furniture') },
    ],
    onChange: fn(),
  },
});

// Proves INP-01.
/** Any number of a few choices, by pointer and by Space. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(canvas.getByText(messages('newsletter.interest.women_fashion')));
    await expect(args.onChange).toHaveBeenLastCalledWith(['fashion']);
    canvas.getByRole('checkbox', { name: messages('newsletter.interest.coffee') }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['fashion', 'coffee']);
    await expect(
      canvas.getByRole('group', { name: messages('newsletter.preferences.interests') }),
    ).toBeVisible();
  },
});

// Proves INP-01.
/** One topic is needed. */
export const ErrorState = meta.story({
  args: { isRequired: true, error: pageText('forms.required') },
});

// Proves INP-01.
/** Not to be changed now. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: ['coffee'] } });
