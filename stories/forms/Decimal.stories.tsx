import { expect, fn } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { decimalFormat, formatDecimal } from '#src/lib/forms/decimal.ts';
import { DecimalField } from '#src/ui/DecimalField/DecimalField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/Decimal number',
  component: DecimalField,
  args: {
    label: pageText('mini_cart.summary.final'),
    name: 'amount',
    onChange: fn(),
    minValue: 1,
    maxValue: 5000,
  },
  render: (args) => (
    <Form>
      <DecimalField {...args} />
    </Form>
  ),
});

// Proves INP-13.
/** On blur the number is formatted with the site's separators; a comma is a decimal comma. */
export const Default = meta.story({
  parameters: { chromatic: { modes: { ...everyLook, ...everySite } } },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const input = canvas.getByRole('textbox', { name: messages('mini_cart.summary.final') });
    await userEvent.type(input, '1234,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.tab();
    await expect(input).toHaveValue(formatDecimal('1234.50', decimalFormat(messages.site.money)));
  },
});

// Proves INP-13.
/** Above the maximum. */
export const TooLarge = meta.story({
  args: { defaultValue: 6000 },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(canvas.getByRole('textbox', { name: messages('mini_cart.summary.final') }));
    await userEvent.tab();
    const max = formatDecimal('5000', decimalFormat(messages.site.money));
    await expect(await canvas.findByText(messages('forms.decimal.too_large', { max }))).toBeVisible();
  },
});
