import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { NumberField } from '#src/ui/NumberField/NumberField.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/Number',
  component: NumberField,
  args: { label: pageText('mini_cart.summary.final'), name: 'amount', onChange: fn() },
});

// Proves INP-03.
/** Letters and a second point are rejected. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const input = canvas.getByRole('textbox', { name: messages('mini_cart.summary.final') });
    await userEvent.type(input, '1a2.5,0.');
    await expect(input).toHaveValue('12.50');
  },
});

// Proves INP-03.
/** A pasted "€ 1234.5678" is reduced to its number and truncated to fit. */
export const Maxlength = meta.story({
  args: { maxLength: 6 },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const input = canvas.getByRole('textbox', { name: messages('mini_cart.summary.final') });
    await userEvent.click(input);
    await userEvent.paste('€ 1234.5678');
    await expect(input).toHaveValue('1234.5');
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('1234.5');
  },
});

// Proves INP-12.
/** A comma is a decimal comma, as most of these countries write it; groups of digits are understood. */
export const DecimalComma = meta.story({
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const input = canvas.getByRole('textbox', { name: messages('mini_cart.summary.final') });
    await userEvent.type(input, '12,50');
    await expect(input).toHaveValue('12.50');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('1.234,56 €');
    await expect(input).toHaveValue('1234.56');
  },
});
