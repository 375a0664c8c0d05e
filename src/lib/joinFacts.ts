/** Joins short facts in one line, with a separator that begins no line: "Size: S · Colour: sand". */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
