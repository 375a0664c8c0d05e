import { PANEL_ID } from '#.storybook/announcements/announcementsChannel.ts';
import { formatPairs, WINDOW_SETTING } from '#.storybook/storyState.ts';

const PANELS = { announcements: PANEL_ID, accessibility: 'storybook/a11y/panel' } as const;

/** A link to a story from inside the iframe, with toolbar settings, changed controls, and an open panel. */
export function storyHref(
  id: string,
  globals: Readonly<Record<string, string>> = {},
  { panel = null, args = '' }: { panel?: keyof typeof PANELS | null; args?: string } = {},
): string {
  const pairs = Object.entries(globals).map(
    // The window is a value inside its entry of the toolbar.
    ([name, value]) => [name === WINDOW_SETTING ? `${WINDOW_SETTING}.value` : name, value],
  );
  return [
    `./?path=/story/${id}`,
    ...(args ? [`args=${args.replaceAll(' ', '+')}`] : []),
    ...(pairs.length > 0 ? [`globals=${formatPairs(Object.fromEntries(pairs))}`] : []),
    ...(panel ? [`addonPanel=${PANELS[panel]}`] : []),
  ].join('&');
}
