import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { formatLocaleOf } from '#src/config/locales.ts';
import { useFormatLocale } from '#src/i18n/SiteContext.ts';
import { Slider } from '#src/ui/Slider/Slider.tsx';
import { messagesOf } from '../messagesOf.ts';

/** A day of the week from Monday, in a language. */
const dayName = (locale: string, day: number) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 23 + day));

const meta = preview.meta({
  title: 'UI/Slider',
  component: Slider,
  args: {
    label: pageText('page.checkout.delivery'),
    value: 1,
    maxValue: 6,
    valueText: String,
    flag: null,
    onChange: fn(),
    onSettle: fn(),
    children: <div style={{ blockSize: '4rem', background: 'var(--v-color-ground-sunken)' }} />,
  },
  // The story writes them for each value.
  argTypes: { flag: { control: false }, valueText: { control: false } },
  render: function Week(args) {
    const locale = useFormatLocale();
    const [value, setValue] = useState(args.value);
    return (
      <Slider
        {...args}
        value={value}
        valueText={(day) => dayName(locale, day)}
        flag={dayName(locale, value).slice(0, 2)}
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
  play: async ({ args, canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const slider = canvas.getByRole('slider', { name: messages('page.checkout.delivery') });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', dayName(formatLocaleOf(messages.locale), 2));
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
  args: { value: 6 },
  play: async ({ canvas, ...context }) => {
    const slider = canvas.getByRole('slider', { name: messagesOf(context)('page.checkout.delivery') });
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
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const locale = formatLocaleOf(messages.locale);
    const slider = canvas.getByRole('slider', { name: messages('page.checkout.delivery') });
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', dayName(locale, 4));
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', dayName(locale, 6));
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', dayName(locale, 0));
  },
});
