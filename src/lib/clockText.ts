import { machineText } from '#src/lib/forms/enteredText.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A time of day as `HH:MM`, the format of a native time input. */
export const clockText = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${twoDigits(hour)}:${twoDigits(minute)}`;

/** A time without the words that the sites' languages have around it: `um 8 Uhr`, `20 h 15`, `saat 8.05`. */
const withoutUnits = (text: string): string =>
  text
    .replace(/^\p{L}{1,8}\.?\s(?=[0-9])/u, '')
    .replace(/^([0-9]{1,2})\s?(?:Uhr|hod\.?|óra|h)$/i, '$1:00')
    .replace(/\s?(?:Uhr|hod\.?|óra|h)$/i, '')
    .replace(/\s?(?:Uhr|h)\s?(?=[0-9])/i, ':');

/** The time of day in a text: `8:05`, `08.05 Uhr`, `8:05:30 PM`; `null` if the text is no such time. */
export function readClock(text: string): { hour: number; minute: number } | null {
  const [, hours, minutes, half] =
    /^([0-9]{1,2})[:.]([0-5][0-9])(?:[:.][0-9]{2})?(?:\s?([ap])\.?m\.?)?$/i.exec(
      withoutUnits(machineText(text)),
    ) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  const isOnClock = half ? hour >= 1 && hour <= 12 : hour <= 23;
  if (!isOnClock) return null;
  if (!half) return { hour, minute };
  return { hour: (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute };
}
