import { visibleText } from '#src/lib/forms/enteredText.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A time of day as `HH:MM`, the format of a native time input. */
export const clockText = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${twoDigits(hour)}:${twoDigits(minute)}`;

/** The time of day in a text, as `HH:MM`: `8:05`, `08.05`, `8:05:30 PM`; `null` if the text is no such time. */
export function readClock(text: string): string | null {
  const [, hour = '', minute = '', half] =
    /^([0-9]{1,2})[:.]([0-9]{2})(?:[:.][0-9]{2})?(?:\s?([ap])\.?m\.?)?$/i.exec(visibleText(text)) ?? [];
  const shown = Number.parseInt(hour, 10);
  if (Number.isNaN(shown) || Number.parseInt(minute, 10) > 59) return null;
  if (!half) return shown > 23 ? null : clockText({ hour: shown, minute: Number.parseInt(minute, 10) });
  if (shown < 1 || shown > 12) return null;
  return clockText({
    hour: (shown % 12) + (half.toLowerCase() === 'p' ? 12 : 0),
    minute: Number.parseInt(minute, 10),
  });
}
