import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { ToggleButtonGroup } from '#src/ui/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'UI/Toggle button group',
  component: ToggleButtonGroup,
  args: {
    label: pageText('preview.date'),
    options: [
      { value: 'day', label: pageText('forms.birth_date.day') },
      { value: 'month', label: pageText('forms.birth_date.month') },
      { value: 'year', label: pageText('forms.birth_date.year') },
    ],
    value: 'month',
    onChange: fn(),
  },
  render: function Choice(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ToggleButtonGroup
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
});

// Proves PRV-08.
/** One choice is always on; the arrow keys move the focus, Space and Enter choose. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: messages('forms.birth_date.month') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenCalledWith('year');
    await expect(canvas.getByRole('radio', { name: messages('forms.birth_date.year') })).toBeChecked();
  },
});

// Proves PRV-08.
/** A second press does not switch the choice off. */
export const AlwaysOne = meta.story({
  play: async ({ args, canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(canvas.getByRole('radio', { name: messages('forms.birth_date.month') }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: messages('forms.birth_date.month') })).toBeChecked();
  },
});

// Proves PRV-08.
/** An editor's long names wrap. */
export const LongNames = meta.story({
  args: {
    options: [
      { value: 'a', label: 'Control' },
      { value: 'b', label: 'Banner mit Gutscheincode und Countdown' },
      { value: 'c', label: 'Banner ohne Gutscheincode' },
    ],
    value: 'a',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
});
