import { foldText } from '#src/lib/foldLetter.ts';

/** A text as people type it in a hurry: as the library's search compares texts, with common spaces. */
export const fold = (text: string): string => foldText(text.replace(/[\u00a0\u202f]/g, ' '));
