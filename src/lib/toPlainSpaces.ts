/** A text with ordinary spaces in place of no-break ones, as people type it. */
export const toPlainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
