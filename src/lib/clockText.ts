const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A time of day as `HH:MM`, the format of a native time input. */
export const clockText = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${twoDigits(hour)}:${twoDigits(minute)}`;
