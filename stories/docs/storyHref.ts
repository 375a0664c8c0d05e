/** A story's place in Storybook, from inside the page's frame, under what the toolbar should say. */
export function storyHref(id: string, globals: Readonly<Record<string, string>> = {}): string {
  const said = Object.entries(globals).map(
    // The window is a value inside its entry of the toolbar.
    ([name, value]) => `${name === 'viewport' ? 'viewport.value' : name}:${value}`,
  );
  return `./?path=/story/${id}${said.length > 0 ? `&globals=${said.join(';')}` : ''}`;
}
