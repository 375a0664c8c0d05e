/** Joins class names and leaves out what is not there: `classNames(styles.line, isNew && styles.fresh)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
