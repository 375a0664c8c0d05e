/** Line breaks as one character, as a browser counts them for the maximum length. A form posts them as two. */
export const withSingleLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');
