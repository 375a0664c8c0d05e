/** Removes invisible characters, such as zero-width spaces, soft hyphens and marks of the writing direction, and trims. */
export const visibleText = (text: string): string =>
  text
    .replace(/[\p{Default_Ignorable_Code_Point}\uFEFF]/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
