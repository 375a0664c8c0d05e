import { chosenLooks, type Mode } from '#.storybook/modes.ts';
import { isSiteGroup } from '../requirements/requirements.ts';
import type { Story, Visit } from './storyBrowser.ts';

/** One screenshot to take. */
export interface Work extends Visit {
  mode: string;
  viewport: Mode['viewport'];
}

/** Screenshots to take, and the folder with the accepted ones. */
export interface ScreenshotSet {
  baseline: string;
  plan: (stories: readonly Story[]) => Work[];
}

const chromaticOf = ({ parameters }: Story) =>
  (parameters.chromatic ?? {}) as {
    modes?: Record<string, Mode & { disable?: boolean }>;
    disableSnapshot?: boolean;
  };

const toWork = (story: Story, mode: string, { viewport, ...globals }: Mode): Work => ({
  story,
  mode,
  viewport,
  globals: globals as Record<string, string>,
});

/** A story's modes. Its own toolbar settings take precedence, so modes that they override are omitted. */
function modesOf(story: Story): [string, Mode][] {
  const { modes = {}, disableSnapshot = false } = chromaticOf(story);
  return disableSnapshot
    ? []
    : Object.entries(modes).filter(
        ([, { disable, viewport, ...globals }]) =>
          !disable && Object.keys(globals).every((name) => !(name in story.globals)),
      );
}

/** Holds a story for each page of the shop. */
const PAGES = 'Pages/Shop';

/** The first story of every component, and every page; stories by site are first stories in another site. */
export function chosenStories(stories: readonly Story[]): Story[] {
  const seen = new Set<string>();
  return stories.filter((story) => {
    const isFirst = !seen.has(story.title);
    seen.add(story.title);
    return (
      (isFirst || story.title === PAGES) && !isSiteGroup(story.title) && !chromaticOf(story).disableSnapshot
    );
  });
}

/** What `npm test` compares with the screenshots in the repository (SBK-05). */
export const CHOSEN: ScreenshotSet = {
  baseline: 'test/screenshots',
  plan: (stories) =>
    chosenStories(stories).flatMap((story, index, chosen) =>
      Object.entries(chosenLooks)
        // One page shows how a page takes large text; the others would repeat it at twice the height, as would the
        // tables of the foundations, which then are higher than a WebP file can be.
        .filter(
          ([mode]) =>
            mode !== 'text 200 %' ||
            (chosen[index - 1]?.title !== story.title && !story.title.startsWith('Foundations/')),
        )
        .map(([mode, look]) => toWork(story, mode, look)),
    ),
};

/** Every story in all its modes, compared with screenshots that stay on this machine (SBK-03). */
export const EVERY: ScreenshotSet = {
  baseline: '.screenshots',
  plan: (stories) =>
    stories.flatMap((story) => modesOf(story).map(([mode, look]) => toWork(story, mode, look))),
};
