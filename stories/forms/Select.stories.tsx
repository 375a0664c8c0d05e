import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/Select',
  component: SelectField,
  args: {
    label: pageText('newsletter.salutation.label'),
    name: 'salutation',
    placeholder: pageText('newsletter.salutation.placeholder'),
    onChange: fn(),
    children: null,
  },
  argTypes: { children: { control: false } },
  render: function Salutation(args) {
    const text = useText();
    return (
      <SelectField {...args}>
        <option value="MRS">{text('newsletter.salutation.mrs')}</option>
        <option value="MR">{text('newsletter.salutation.mr')}</option>
      </SelectField>
    );
  },
});

// Proves INP-01.
/** The browser's own list; it needs no JavaScript. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const name = messagesOf(context)('newsletter.salutation.label');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name }), 'MR');
    await expect(args.onChange).toHaveBeenCalledWith('MR');
  },
});

// Proves INP-01.
/** Nothing was chosen where something must be. */
export const ErrorState = meta.story({
  args: { error: pageText('newsletter.salutation.required'), isRequired: true },
});

// Proves NWL-12.
/** Chosen for the person, and not to be changed. */
export const Disabled = meta.story({ args: { defaultValue: 'MRS', isDisabled: true } });
