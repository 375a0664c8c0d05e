/** Words of stories' names that keep their capitals. */
const PROPER = new Map(
  [
    ...['Switzerland', 'Hungary', 'Poland', 'Germany', 'Austria', 'Slovakia'],
    ...['German', 'French', 'Danish', 'Swedish', 'English', 'Hungarian', 'Turkish'],
    ...['CLASSIC', 'TABLET', 'MATCH'],
  ].map((word) => [word.toLowerCase(), word]),
);

/**
 * A story's name for the sidebar and docs pages, in sentence case like the names that are written out: Storybook derives
 * “Long Text” from `LongText`.
 */
export function sentenceCase(name: string): string {
  if (!/^[A-Z][a-z]*( [A-Z][a-z]*)+$/.test(name)) return name;
  const words = name.toLowerCase().split(' ');
  const sentence = words.map((word) => PROPER.get(word) ?? word).join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
