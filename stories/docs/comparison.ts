import { SITE_CODES } from '#src/config/sites.ts';

/** One side of a comparison: a story's toolbar, and the width of its window. */
export interface Side {
  site: string;
  theme: string;
  /** In CSS pixels. */
  width: string;
}

/** A story under two toolbars, side by side. */
export interface Comparison {
  story: string;
  sides: readonly [Side, Side];
}

/** What a side can be set to. */
export const SIDE_CHOICES: Readonly<Record<keyof Side, readonly string[]>> = {
  site: SITE_CODES,
  theme: ['light', 'dark', 'forced'],
  width: ['320', '768', '1280'],
};

const FIRST: Comparison = {
  story: 'sections-header--default',
  sides: [
    { site: 'DE', theme: 'light', width: '768' },
    { site: 'HU', theme: 'light', width: '768' },
  ],
};

const FIELDS = Object.keys(SIDE_CHOICES) as (keyof Side)[];
const STORY_ID = /^[a-z0-9-]{1,200}$/;

/** `story~DE.light.768~HU.dark.320` */
export const formatComparison = ({ story, sides }: Comparison): string =>
  [story, ...sides.map((side) => FIELDS.map((field) => side[field]).join('.'))].join('~');

function readSide(text: string | undefined, otherwise: Side): Side {
  const values = text?.split('.') ?? [];
  const known = (field: keyof Side, at: number) =>
    SIDE_CHOICES[field].find((choice) => choice === values[at]) ?? otherwise[field];
  return { site: known('site', 0), theme: known('theme', 1), width: known('width', 2) };
}

/** A comparison from an address; what it does not know is as on the first visit. */
export function readComparison(text: string | null): Comparison {
  const [story = '', left, right] = (text ?? '').slice(0, 300).split('~');
  return {
    story: STORY_ID.test(story) ? story : FIRST.story,
    sides: [readSide(left, FIRST.sides[0]), readSide(right, FIRST.sides[1])],
  };
}

/** The canvas of a story as one side shows it. */
export const canvasHref = (story: string, { site, theme }: Side): string =>
  `./iframe.html?viewMode=story&id=${story}&globals=site:${site};theme:${theme}`;
