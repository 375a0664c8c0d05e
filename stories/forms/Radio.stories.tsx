import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Forms/Radio',
  component: RadioGroup,
  args: {
    label: pageText('mini_cart.group.subscription'),
    name: 'subscription',
    defaultValue: 'coffee',
    onChange: fn(),
    options: [
      { value: 'coffee', label: pageText('mini_cart.subscription.coffee') },
      { value: 'machine', label: pageText('mini_cart.subscription.machine') },
      { value: 'gift', label: pageText('mini_cart.subscription.gift_open'), isDisabled: true },
    ],
  },
});

// Proves INP-01.
/** One of a few; arrow keys move and choose. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(canvas.getByRole('radio', { name: messages('mini_cart.subscription.machine') }));
    await expect(args.onChange).toHaveBeenCalledWith('machine');
    const coffee = canvas.getByRole('radio', { name: messages('mini_cart.subscription.coffee') });
    await expect(coffee).not.toBeChecked();
  },
});

// Proves INP-01.
/** Beside each other where there is room. */
export const Horizontal = meta.story({
  args: { orientation: 'horizontal', description: pageText('mini_cart.subscription.delete_is_final') },
});

// Proves INP-01, DSG-03.
/** Boxes with facts: the label alone is the name, what stands below and beside it is the description. */
export const Boxed = meta.story({
  args: {
    orientation: 'horizontal',
    isBoxed: true,
    label: 'Lieferung',
    defaultValue: 'home',
    options: [
      {
        value: 'home',
        label: 'Nach Hause',
        description: 'In 2–3\u00a0Werktagen bei dir',
        end: '4,95\u00a0€',
      },
      { value: 'store', label: 'In eine Filiale', description: 'In 2–4\u00a0Werktagen abholbereit' },
      { value: 'box', label: 'An eine Packstation', description: 'Zurzeit nicht möglich', isDisabled: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const home = canvas.getByRole('radio', { name: 'Nach Hause' });
    await expect(home).toHaveAccessibleDescription(/Werktagen bei dir.*4,95/);
    await userEvent.click(canvas.getByText(/abholbereit/));
    await expect(args.onChange).toHaveBeenCalledWith('store');
    await expect(home).not.toBeChecked();
  },
});

// Proves INP-01.
/** Nothing was chosen. */
export const ErrorState = meta.story({
  args: { defaultValue: undefined, isRequired: true, error: pageText('forms.required') },
});
