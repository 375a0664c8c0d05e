import { PANEL_ID } from '#.storybook/announcements/announcementsChannel.ts';

const PANELS = { announcements: PANEL_ID, accessibility: 'storybook/a11y/panel' } as const;

/** A link to a story from inside the iframe, with toolbar settings and an open panel. */
export function storyHref(
  id: string,
  globals: Readonly<Record<string, string>> = {},
  panel: keyof typeof PANELS | null = null,
): string {
  const pairs = Object.entries(globals).map(
    // The window is a value inside its entry of the toolbar.
    ([name, value]) => `${name === 'viewport' ? 'viewport.value' : name}:${value}`,
  );
  const below = panel ? `&addonPanel=${PANELS[panel]}` : '';
  return `./?path=/story/${id}${pairs.length > 0 ? `&globals=${pairs.join(';')}` : ''}${below}`;
}
