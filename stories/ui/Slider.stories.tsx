import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { Slider } from '#src/ui/Slider/Slider.tsx';

const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

const meta = preview.meta({
  title: 'UI/Slider',
  component: Slider,
  args: {
    label: 'Liefertag',
    value: 1,
    maxValue: DAYS.length - 1,
    valueText: (value) => DAYS[value] ?? '',
    flag: 'Di',
    onChange: fn(),
    onSettle: fn(),
    children: <div style={{ blockSize: '4rem', background: 'var(--v-color-ground-sunken)' }} />,
  },
  // The story writes it for each value.
  argTypes: { flag: { control: false } },
  render: function Week(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Slider
        {...args}
        value={value}
        flag={args.valueText(value).slice(0, 2)}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
});

// Proves PRV-08.
/** The arrow keys move the thumb; the value counts with Enter. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Liefertag' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Mittwoch');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSettle).toHaveBeenCalledWith(2);
  },
});

// Proves PRV-08.
/** At the start, the flag stays inside the track. */
export const Start = meta.story({ args: { value: 0 } });

// Proves PRV-08.
/** At the end, too. */
export const End = meta.story({
  args: { value: DAYS.length - 1 },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Liefertag' });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    // The area for a fingertip too, which the input covers.
    await expect(slider.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('group').getBoundingClientRect().right + 1,
    );
    await expect(slider).not.toHaveAttribute('aria-details');
  },
});

// Proves PRV-08.
/** Page Up and Page Down move by `pageSize`, Home and End to the ends. */
export const Pages = meta.story({
  args: { pageSize: 3 },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Liefertag' });
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Freitag');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Sonntag');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Montag');
  },
});
