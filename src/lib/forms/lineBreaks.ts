/**
 * A text as a browser counts it: a line break is one character. A form posts it as two, so a server that counted the
 * posted text would refuse what the browser allowed (INP-12).
 */
export const withSingleLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');
