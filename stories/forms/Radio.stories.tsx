import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';

const meta = preview.meta({
  title: 'Forms/Radio',
  component: RadioGroup,
  args: {
    label: 'Lieferung',
    name: 'delivery',
    defaultValue: 'home',
    onChange: fn(),
    options: [
      { value: 'home', label: 'Nach Hause' },
      { value: 'store', label: 'In eine Filiale' },
      { value: 'box', label: 'An eine Packstation', isDisabled: true },
    ],
  },
});

// Proves INP-01.
/** One of a few; arrow keys move and choose. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'In eine Filiale' }));
    await expect(args.onChange).toHaveBeenCalledWith('store');
    await expect(canvas.getByRole('radio', { name: 'Nach Hause' })).not.toBeChecked();
  },
});

// Proves INP-01.
/** Beside each other where there is room. */
export const Horizontal = meta.story({
  args: { orientation: 'horizontal', description: 'Beides ist kostenlos' },
});

// Proves INP-01, DSG-03.
/** Boxes with facts: the label alone is the name, what stands below and beside it is the description. */
export const Boxed = meta.story({
  args: {
    orientation: 'horizontal',
    isBoxed: true,
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
  args: { defaultValue: undefined, isRequired: true, error: 'Bitte wähle eine Lieferart.' },
});
