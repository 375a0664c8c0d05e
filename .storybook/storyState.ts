import { globalTypes, initialGlobals, type StoryGlobals } from './toolbar.ts';

/** A setting of the toolbar that belongs to the state of a story. */
export type SettingName = keyof StoryGlobals;

/**
 * The settings that belong to the state of a story. With its window and its controls they are all of it: links, the
 * comparison and reports keep every setting of this list.
 */
export const SETTING_NAMES = Object.keys(initialGlobals) as SettingName[];

/** The toolbar's own entry for the size of the window. */
export const WINDOW_SETTING = 'viewport';

export type Settings = Readonly<Record<SettingName, string>>;

/** The toolbar's name of a setting. */
export const settingTitle = (name: SettingName): string => globalTypes[name].toolbar.title;

/** What a setting can be, as in the toolbar. */
export const settingChoices = (name: SettingName) => globalTypes[name].toolbar.items;

/** Settings from a toolbar or an address; a value that the toolbar does not offer is that of the first visit. */
export const toSettings = (globals: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries(
    SETTING_NAMES.map((name) => [
      name,
      settingChoices(name).find(({ value }) => value === globals[name])?.value ?? initialGlobals[name],
    ]),
  ) as Record<SettingName, string>;

/** `site:PL;theme:dark`, as in the `globals` and `args` of an address. */
export const formatPairs = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Reads the pairs of an address. */
export const readPairs = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter((pair) => pair.includes(':'))
      .map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
  );

/** What Storybook writes into the `args` of an address. */
const ARGS = /^[\w \-.:;!(),[\]]{0,1000}$/;

/** The `args` of an address; none if Storybook has not written them. */
export const toArgs = (text: string): string => (ARGS.test(text) ? text : '');
