/** Whether a line may not break between two parts: a day and its month, “2026. december”, “13:00 CET”. */
const areOne = (before?: Intl.DateTimeFormatPart, after?: Intl.DateTimeFormatPart) =>
  after?.type === 'timeZoneName' ||
  (/^(?:day|month|year)$/.test(before?.type ?? '') && /^(?:day|month)$/.test(after?.type ?? ''));

/**
 * A date in words. No line breaks inside a day of a month or behind a word of one letter: “v 23:02”. French writes the
 * first of a month as an ordinal, “1er décembre”, which `Intl` does not.
 */
export function dateText(format: Intl.DateTimeFormat, date: Date): string {
  const isFrench = format.resolvedOptions().locale.startsWith('fr');
  return format
    .formatToParts(date)
    .map(({ type, value }, at, parts) => {
      if (isFrench && type === 'day' && value === '1') return '1er';
      if (type !== 'literal') return value;
      return areOne(parts[at - 1], parts[at + 1])
        ? value.replaceAll(' ', '\u00a0')
        : value.replace(/(?<= \p{L}) $/u, '\u00a0');
    })
    .join('');
}
