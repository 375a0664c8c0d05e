import {
  SETTING_NAMES,
  type SettingName,
  type Settings,
  settingChoices,
  settingTitle,
} from '#.storybook/storyState.ts';
import type { FindableStory } from '../../scripts/stories/findableStories.ts';
import type { LiveSide } from './comparison.ts';

type Stories = readonly Pick<FindableStory, 'id' | 'title' | 'globals'>[];

/** The title of a group in which every site has a story of its own. */
const SITE_GROUP = /^.*\/Sites · /;

const find = (stories: Stories, id: string) => stories.find((story) => story.id === id);

/** The settings that a story itself defines; no toolbar changes them. */
export const fixedBy = (stories: Stories, id: string): Readonly<Partial<Settings>> =>
  find(stories, id)?.globals ?? {};

/** What a live side shows: its settings, except for those that the story itself defines. */
export const shownSettings = (stories: Stories, { story, settings }: LiveSide): Settings => ({
  ...settings,
  ...fixedBy(stories, story),
});

/**
 * The story that shows a value of a setting: the same one if the toolbar can change it, or the one of its group that has
 * the value itself, as where every country has a story of its own.
 */
export function storyWith(
  stories: Stories,
  id: string,
  name: SettingName,
  value: string,
): string | undefined {
  const own = find(stories, id);
  if ((own?.globals[name] ?? value) === value) return id;
  const group = SITE_GROUP.exec(own?.title ?? '')?.[0];
  return stories.find(({ title, globals }) => group && title.startsWith(group) && globals[name] === value)
    ?.id;
}

/** Replaces the story of another country by the one of the requested country, if its group has one. */
export function showRequested(stories: Stories, side: LiveSide): LiveSide {
  const story = storyWith(stories, side.story, 'site', side.settings.site);
  return story === undefined || story === side.story ? side : { ...side, story, args: '' };
}

/** The settings that a story defines, in words; `null` if it leaves all to the toolbar. */
export function describeFixed(stories: Stories, id: string): string | null {
  const fixed = fixedBy(stories, id);
  const words = SETTING_NAMES.filter((name) => name in fixed).map((name) => {
    const choice = settingChoices(name).find(({ value }) => value === fixed[name]);
    return `${settingTitle(name)}: ${choice?.title ?? fixed[name]}`;
  });
  return words.length > 0 ? words.join(', ') : null;
}
