import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import type { StoryGlobals } from './toolbar.ts';

/**
 * A mode of a story: window size and toolbar settings. Chromatic and `npm run screenshots` read the modes from
 * `parameters.chromatic.modes`.
 */
export interface Mode extends Partial<StoryGlobals> {
  /** In CSS pixels; the screenshot is as high as the story. */
  viewport: { width: number; height: number };
}

/** A desktop and the smallest phone. */
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 320, height: 640 };

/** The modes of every story's screenshots. */
export const everyStory = {
  desktop: { viewport: DESKTOP },
  phone: { viewport: PHONE },
} satisfies Record<string, Mode>;

/** Additional modes of a component's first story. */
export const everyLook = {
  dark: { viewport: DESKTOP, theme: 'dark' },
  'forced colours': { viewport: DESKTOP, theme: 'forced' },
  'text 200 %': { viewport: DESKTOP, text: '200' },
} satisfies Record<string, Mode>;

/** The additional mode of a matrix: variants that differ by their ground alone need an edge. */
export const forcedColours = { 'forced colours': everyLook['forced colours'] };

/** Additional modes of a story that differs between countries; the audit uses them, too. */
export const everySite = Object.fromEntries(
  SITE_CODES.filter((site) => site !== 'DE').map((site) => [site, { viewport: DESKTOP, site }]),
) as Record<Exclude<SiteCode, 'DE'>, Mode>;

/**
 * How every page and every component's first story is compared in `npm test`: each look once, spread over three
 * sites, German, Hungarian with its long words, and Turkish.
 */
export const chosenLooks = {
  desktop: { viewport: DESKTOP, site: 'DE' },
  phone: { viewport: PHONE, site: 'HU' },
  dark: { viewport: DESKTOP, theme: 'dark', site: 'TR' },
  'forced colours': { viewport: DESKTOP, theme: 'forced', site: 'DE' },
  'text 200 %': { viewport: DESKTOP, text: '200', site: 'DE' },
} satisfies Record<string, Mode>;

/** Tags of stories whose comparison in `npm test` differs from that of other stories of their component. */
export const LOOK_TAGS = {
  /** Compared on a desktop and on a phone: a state that the play function opens. */
  more: 'pictured',
  /** Never compared: its buttons stand for another system. */
  none: 'not-pictured',
} as const;

/** A name of `chosenLooks`. */
export type LookName = keyof typeof chosenLooks;

export const LOOK_NAMES = Object.keys(chosenLooks) as LookName[];

/** The name of a look in files and addresses. */
export const lookSlug = (mode: string): string => mode.toLowerCase().replaceAll(/[^\w-]+/g, '-');

/** The file of a look's screenshot, relative to the folder of the screenshots. */
export const lookFile = (storyId: string, mode: string): string => `${storyId}/${lookSlug(mode)}.webp`;

/** The folders of the built Storybook with the accepted screenshots and with those of the last run that differ. */
export const SCREENSHOT_FOLDERS = { accepted: 'screenshots/accepted', now: 'screenshots/now' } as const;
/** In the folder of the last run: the number of differing pixels by file. */
export const CHANGES_FILE = 'changes.json';
