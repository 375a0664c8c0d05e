import { useState } from 'react';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { QuantityField } from '#src/ui/QuantityField/QuantityField.tsx';

const meta = preview.meta({
  title: 'UI/Quantity field',
  component: QuantityField,
  args: {
    label: 'Quantity: Tea',
    decreaseLabel: 'One less: Tea',
    increaseLabel: 'One more: Tea',
    value: 2,
    maxValue: 5,
    onChange: () => {},
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return <QuantityField {...args} value={value} onChange={setValue} />;
  },
});

// Proves MC-06.
/** Buttons step to the limit and stop there. */
export const Default = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'One more: Tea' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(more);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('5');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  },
});

// Proves MC-06.
/** A quantity above the limit stays until it is lowered. */
export const AboveTheLimit = meta.story({
  args: { value: 150 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(canvas.getByRole('button', { name: 'One more: Tea' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.tripleClick(field);
    await userEvent.keyboard('900');
    await userEvent.tab();
    await expect(field).toHaveValue('150');
    await userEvent.click(canvas.getByRole('button', { name: 'One less: Tea' }));
    await expect(field).toHaveValue('149');
  },
});
