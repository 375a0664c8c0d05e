/**
 * Normalises line breaks to one character, as a browser counts them. A form posts them as two, so a server that counted
 * the posted text would reject what the browser allowed.
 */
export const withSingleLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');
