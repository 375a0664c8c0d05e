/** Joins class names and skips falsy values: `classNames(styles.line, isNew && styles.fresh)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
