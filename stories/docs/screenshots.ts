import files from 'virtual:screenshots';
import stories from 'virtual:stories';
import {
  CHANGES_FILE,
  chosenLooks,
  LOOK_NAMES,
  type LookName,
  lookFile,
  SCREENSHOT_FOLDERS,
} from '#.storybook/modes.ts';
import type { FindableStory } from '../../scripts/stories/findableStories.ts';
import type { Found } from './finder.ts';
import { isPhoneWindow, PHONE_WINDOW } from './storyWindows.ts';

/** An accepted screenshot of a story. */
export interface Screenshot {
  story: FindableStory;
  look: LookName;
  file: string;
}

const accepted = new Set(files);

/** The looks of a story that have an accepted screenshot. */
export const looksOf = (storyId: string): LookName[] =>
  LOOK_NAMES.filter((look) => accepted.has(lookFile(storyId, look)));

export const SCREENSHOTS: readonly Screenshot[] = stories.flatMap((story) =>
  looksOf(story.id).map((look) => ({ story, look, file: lookFile(story.id, look) })),
);

/** The toolbar settings of a screenshot, as in the address of its story; those that the story fixes stay. */
export function globalsOf({ story, look }: Pick<Screenshot, 'story' | 'look'>): Record<string, string> {
  const { viewport, ...globals } = chosenLooks[look];
  return { ...globals, ...(viewport.width < 768 && { viewport: PHONE_WINDOW }), ...story.globals };
}

const isInState = (screenshot: Screenshot, globals: Readonly<Record<string, string>>) => {
  const own: Record<string, string> = { theme: 'light', text: '100', ...globalsOf(screenshot) };
  return Object.entries(globals).every(([name, value]) =>
    name === 'viewport' ? isPhoneWindow(own.viewport) === isPhoneWindow(value) : own[name] === value,
  );
};

/** The screenshots of the found stories, in the state that the search names. */
export const screenshotsOf = (found: readonly Found[]): Screenshot[] =>
  found.flatMap(({ story, globals }) =>
    SCREENSHOTS.filter((each) => each.story.id === story.id && isInState(each, globals)),
  );

/** The address of the screenshot that shows a found story best; none has one in every state. */
export function thumbnailOf({ story, globals }: Found): string | null {
  const own = SCREENSHOTS.filter((each) => each.story.id === story.id);
  const shown = own.find((each) => isInState(each, globals)) ?? own[0];
  return shown ? `./${SCREENSHOT_FOLDERS.accepted}/${shown.file}` : null;
}

/** The number of differing pixels of each screenshot that changed in the last run, by file; none without a run. */
export async function loadChanges(): Promise<Readonly<Record<string, number>>> {
  const response = await fetch(`./${SCREENSHOT_FOLDERS.now}/${CHANGES_FILE}`).catch(() => null);
  return response?.ok ? response.json() : {};
}
