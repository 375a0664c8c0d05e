const isDayOrMonth = (part: Intl.DateTimeFormatPart | undefined) =>
  part?.type === 'day' || part?.type === 'month';

/**
 * A date in words. No line breaks between day and month, or behind a word of one letter: “v 23:02”. French writes the
 * first of a month as an ordinal, “1er décembre”, which `Intl` does not.
 */
export function dateText(format: Intl.DateTimeFormat, date: Date): string {
  const isFrench = format.resolvedOptions().locale.startsWith('fr');
  return format
    .formatToParts(date)
    .map(({ type, value }, at, parts) => {
      if (isFrench && type === 'day' && value === '1') return '1er';
      if (type !== 'literal') return value;
      return isDayOrMonth(parts[at - 1]) && isDayOrMonth(parts[at + 1])
        ? value.replaceAll(' ', '\u00a0')
        : value.replace(/(?<= \p{L}) $/u, '\u00a0');
    })
    .join('');
}
