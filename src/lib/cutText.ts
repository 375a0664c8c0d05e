/** Half of a character of two code units, which HTML cannot contain. */
const HALF_CHARACTER = /\p{Cs}/gu;

/** The beginning of a text, in whole characters. */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(HALF_CHARACTER, '');
