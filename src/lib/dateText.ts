/** A date in words; French writes the first of a month as an ordinal, “1er décembre”, which `Intl` does not. */
export const dateText = (format: Intl.DateTimeFormat, date: Date): string =>
  format.resolvedOptions().locale.startsWith('fr')
    ? format
        .formatToParts(date)
        .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
        .join('')
    : format.format(date);
