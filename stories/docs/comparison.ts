import { LOOK_NAMES, type LookName, lookFile, lookSlug, SCREENSHOT_FOLDERS } from '#.storybook/modes.ts';
import {
  formatPairs,
  readPairs,
  type Settings,
  toArgs,
  toSettings,
  WINDOW_SETTING,
} from '#.storybook/storyState.ts';
import { initialGlobals } from '#.storybook/toolbar.ts';
import { storyHref } from './storyHref.ts';
import { windowOfWidth } from './storyWindows.ts';

/** A story in a frame, under its own toolbar. */
export interface LiveSide extends StoryState {
  shows: 'live';
  story: string;
}

/** What the address of a story says about its state. */
interface StoryState {
  settings: Settings;
  /** Width of the window, in CSS pixels. */
  width: number;
  /** The changed controls as in an address: `size:large`. */
  args: string;
}

/** A screenshot of a story: the accepted one, or that of the last run. */
export interface ScreenshotSide {
  shows: 'accepted' | 'now';
  story: string;
  look: LookName;
}

export type Side = LiveSide | ScreenshotSide;

const WAYS = ['beside', 'swipe', 'onion', 'difference'] as const;
/** How two sides are compared: beside each other, or one on the other. */
export type Way = (typeof WAYS)[number];

export interface Comparison {
  sides: readonly [Side, Side];
  way: Way;
}

/** Widths that a live side offers besides its own, in CSS pixels. */
export const WIDTHS: readonly number[] = [320, 390, 768, 1280, 1440];
/** No window is wider, in CSS pixels. */
const MAX_WIDTH = 4000;

const FIRST_SIDE: LiveSide = {
  shows: 'live',
  story: 'sections-header--default',
  settings: initialGlobals,
  width: 768,
  args: '',
};

/** A side beside the same in another country: Germany, or Hungary with its long words. */
export const besideAnotherSite = (side: LiveSide): Comparison => ({
  sides: [side, { ...side, settings: { ...side.settings, site: side.settings.site === 'DE' ? 'HU' : 'DE' } }],
  way: 'beside',
});

const FIRST = besideAnotherSite(FIRST_SIDE);

/** A story as it is on the canvas: the toolbar's settings, the width of its window, its controls. */
export const toLiveSide = (
  story: string,
  globals: Readonly<Record<string, unknown>>,
  width: number,
  args = '',
): LiveSide => ({
  shows: 'live',
  story,
  settings: toSettings(globals),
  width: width > 0 && width <= MAX_WIDTH ? Math.round(width) : FIRST_SIDE.width,
  args: toArgs(args),
});

const STORY_ID = /^[a-z0-9-]{1,200}$/;

const formatSide = (side: Side): string =>
  side.shows === 'live'
    ? // Only controls can contain a dot, so they are the last.
      [side.story, formatPairs(side.settings), side.width, ...(side.args ? [side.args] : [])].join('.')
    : [side.story, side.shows, lookSlug(side.look)].join('.');

/** `ui-button--default.site:HU;theme:dark.320.size:large~ui-button--default.accepted.phone~swipe` */
export const formatComparison = ({ sides, way }: Comparison): string =>
  [...sides.map(formatSide), way].join('~');

function readSide(text: string | undefined, otherwise: Side): Side {
  const [story = '', first = '', second = '', ...args] = text?.split('.') ?? [];
  if (!STORY_ID.test(story)) return otherwise;
  const look = LOOK_NAMES.find((name) => lookSlug(name) === second);
  if (look && (first === 'accepted' || first === 'now')) return { shows: first, story, look };
  return toLiveSide(story, readPairs(first), Number(second), args.join('.'));
}

/** Longer than any address of two stories. */
const MAX_LENGTH = 3000;

/** A comparison from an address; what it does not know is as on the first visit. */
export function readComparison(text: string | null): Comparison {
  const [left, right, way] = (text ?? '').slice(0, MAX_LENGTH).split('~');
  return {
    sides: [readSide(left, FIRST.sides[0]), readSide(right, FIRST.sides[1])],
    way: WAYS.find((each) => each === way) ?? FIRST.way,
  };
}

/** The address of what a side shows: a canvas, which axe does not check, or an image. */
export const sideSource = (side: Side): string =>
  side.shows === 'live'
    ? `./iframe.html?viewMode=story&id=${side.story}&globals=${formatPairs(side.settings)};a11y.manual:!true${
        side.args && `&args=${encodeURIComponent(side.args)}`
      }`
    : `./${SCREENSHOT_FOLDERS[side.shows]}/${lookFile(side.story, side.look)}`;

/** The address of the story of a live side, in exactly this state. */
export const liveSideHref = ({ story, settings, width, args }: LiveSide): string =>
  storyHref(story, { ...settings, [WINDOW_SETTING]: windowOfWidth(width) }, { args });

/** The docs page with a comparison. */
export const comparisonHref = (comparison: Comparison): string =>
  `./?path=/docs/docs-compare--docs&compare=${formatComparison(comparison).replaceAll(' ', '+')}`;
