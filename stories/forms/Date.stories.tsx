import { expect, fn, screen, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { DateField } from '#src/ui/DateField/DateField.tsx';
import { TimeField } from '#src/ui/DateField/TimeField.tsx';

const meta = preview.meta({
  title: 'Forms/Date and time',
  component: DateField,
  args: { label: pageText('preview.date'), name: 'date', defaultValue: '2027-03-26', onChange: fn() },
});

// Proves PRV-06.
/** A date in the order of the page's language; while a part is missing there is no date. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent }) => {
    // The calendar loads last.
    await canvas.findByRole('button');
    const [first] = canvas.getAllByRole('spinbutton');
    await userEvent.click(first as HTMLElement);
    // A day has two digits; where the year is first, it has four.
    await userEvent.keyboard('{Backspace>4/}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
    await userEvent.keyboard('07');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^\d{4}-\d\d-\d\d$/)),
    );
  },
});

// Proves INP-01.
/** The calendar opens at the date, and a chosen day is the new date. */
export const OpenCalendar = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
  },
});

// Proves INP-01.
/** The date cannot be right. */
export const ErrorState = meta.story({
  args: { error: pageText('forms.required'), isRequired: true },
});

// Proves PRV-02.
/** A time of day, as the page's language writes it. */
export const TimeOfDay = meta.story({
  render: ({ onChange }) => (
    <TimeField
      label="Uhrzeit"
      defaultValue="09:30"
      description="Zeit des Shops"
      {...(onChange && { onChange })}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [, minute] = await canvas.findAllByRole('spinbutton');
    await userEvent.click(minute as HTMLElement);
    await userEvent.keyboard('45');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('09:45'));
  },
});
