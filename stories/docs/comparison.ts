import { LOOK_NAMES, type LookName, lookFile, lookSlug, SCREENSHOT_FOLDERS } from '#.storybook/modes.ts';
import { SITE_CODES } from '#src/config/sites.ts';

/** A story in a frame, under its own toolbar. */
export interface LiveSide {
  shows: 'live';
  story: string;
  site: string;
  theme: string;
  /** Width of the window, in CSS pixels. */
  width: string;
  /** Text size in percent. */
  text: string;
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

/** What a live side can be set to. */
export const SIDE_CHOICES: Readonly<Record<'site' | 'theme' | 'width' | 'text', readonly string[]>> = {
  site: SITE_CODES,
  theme: ['light', 'dark', 'forced'],
  width: ['320', '390', '768', '1280', '1440'],
  text: ['100', '200'],
};

const FIRST_SIDE: LiveSide = {
  shows: 'live',
  story: 'sections-header--default',
  site: 'DE',
  theme: 'light',
  width: '768',
  text: '100',
};

/** A side beside the same in another country: Germany, or Hungary with its long words. */
export const besideAnotherSite = (side: LiveSide): Comparison => ({
  sides: [side, { ...side, site: side.site === 'DE' ? 'HU' : 'DE' }],
  way: 'beside',
});

const FIRST = besideAnotherSite(FIRST_SIDE);

/** A story as it is on the canvas; values that a side cannot have are those of the first visit, or the nearest width. */
export function toLiveSide(
  story: string,
  globals: Readonly<Record<string, unknown>>,
  windowWidth: number,
): LiveSide {
  const known = (field: 'site' | 'theme' | 'text') =>
    SIDE_CHOICES[field].find((choice) => choice === globals[field]) ?? FIRST_SIDE[field];
  const distance = (width: string) => Math.abs(Number(width) - windowWidth);
  const [width = FIRST_SIDE.width] = SIDE_CHOICES.width.toSorted(
    (one, other) => distance(one) - distance(other),
  );
  return { shows: 'live', story, site: known('site'), theme: known('theme'), width, text: known('text') };
}

const STORY_ID = /^[a-z0-9-]{1,200}$/;

const formatSide = (side: Side): string =>
  side.shows === 'live'
    ? [side.story, side.site, side.theme, side.width, side.text].join('.')
    : [side.story, side.shows, lookSlug(side.look)].join('.');

/** `ui-button--default.HU.dark.320.100~ui-button--default.accepted.phone~swipe` */
export const formatComparison = ({ sides, way }: Comparison): string =>
  [...sides.map(formatSide), way].join('~');

function readSide(text: string | undefined, otherwise: Side): Side {
  const [story = '', ...values] = text?.split('.') ?? [];
  if (!STORY_ID.test(story)) return otherwise;
  const [first, second] = values;
  const look = LOOK_NAMES.find((name) => lookSlug(name) === second);
  if (look && (first === 'accepted' || first === 'now')) return { shows: first, story, look };
  const known = (field: keyof typeof SIDE_CHOICES, at: number) =>
    SIDE_CHOICES[field].find((choice) => choice === values[at]) ?? FIRST_SIDE[field];
  return {
    shows: 'live',
    story,
    site: known('site', 0),
    theme: known('theme', 1),
    width: known('width', 2),
    text: known('text', 3),
  };
}

/** A comparison from an address; what it does not know is as on the first visit. */
export function readComparison(text: string | null): Comparison {
  const [left, right, way] = (text ?? '').slice(0, 600).split('~');
  return {
    sides: [readSide(left, FIRST.sides[0]), readSide(right, FIRST.sides[1])],
    way: WAYS.find((each) => each === way) ?? FIRST.way,
  };
}

/** The address of what a side shows: a canvas, which axe does not check, or an image. */
export const sideSource = (side: Side): string =>
  side.shows === 'live'
    ? `./iframe.html?viewMode=story&id=${side.story}&globals=site:${side.site};theme:${side.theme};text:${side.text};a11y.manual:!true`
    : `./${SCREENSHOT_FOLDERS[side.shows]}/${lookFile(side.story, side.look)}`;

/** The docs page with a comparison. */
export const comparisonHref = (comparison: Comparison): string =>
  `./?path=/docs/docs-compare--docs&compare=${formatComparison(comparison)}`;
