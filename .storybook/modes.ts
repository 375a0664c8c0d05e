import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import type { StoryGlobals } from './toolbar.ts';

/**
 * A way to look at a story: a window, and what the toolbar says. Chromatic and `npm run screenshots` read the same modes
 * from `parameters.chromatic.modes`.
 */
export interface Mode extends Partial<StoryGlobals> {
  /** In CSS pixels; the picture is as high as the story. */
  viewport: { width: number; height: number };
}

/** A desk and the smallest telephone. */
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 320, height: 640 };

/** How every story is pictured. */
export const everyStory = {
  desk: { viewport: DESK },
  phone: { viewport: PHONE },
} satisfies Record<string, Mode>;

/** How a component's first story is pictured besides (BEY-04). */
export const everyLook = {
  dark: { viewport: DESK, theme: 'dark' },
  'forced colours': { viewport: DESK, theme: 'forced' },
  'text 200 %': { viewport: DESK, text: '200' },
} satisfies Record<string, Mode>;

/** How a story is pictured besides whose words, prices or links differ between countries; the audit follows (SBK-03). */
export const everySite = Object.fromEntries(
  SITE_CODES.filter((site) => site !== 'DE').map((site) => [site, { viewport: DESK, site }]),
) as Record<Exclude<SiteCode, 'DE'>, Mode>;
