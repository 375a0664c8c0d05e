import { safeHref } from '#src/lib/safeHref.ts';
import { THEME_WORLD_SECTIONS, type ThemeWorldSection, type ThemeWorlds } from '#src/schemas/themeWorld.ts';

/** A theme world, ready to be drawn (NAV-02). */
export interface ThemeWorldTile {
  href: string;
  image: string | null;
  title: string;
  badges: readonly string[];
  /** Where it can be bought, in words. */
  availability: readonly string[];
  /** For holders of the shop's card. */
  isForCard: boolean;
  /** "until 3 December". */
  endText: string | null;
  /** "only 2 days left", said instead of the end when it is near. */
  daysLeftText: string | null;
}

/** One of the four sections. */
export interface ThemeWorldGroup {
  section: ThemeWorldSection;
  headline: string | null;
  tiles: readonly ThemeWorldTile[];
}

const MAX_TILES = 12;
const MAX_BADGES = 3;
const MAX_CHARACTERS = 80;
const toText = (text: string | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_CHARACTERS);

/**
 * The flyout's sections in their order: scout, new, more, last chance. What is empty or dangerous is left out (NAV-02).
 *
 * @param brandSlug builds the name of the card flag: `<slug>Card`
 */
export function readThemeWorlds(worlds: ThemeWorlds, brandSlug: string): ThemeWorldGroup[] {
  return THEME_WORLD_SECTIONS.flatMap((section) => {
    const { headline, themeworlds = [] } = worlds[section] ?? {};
    const tiles = themeworlds.slice(0, MAX_TILES).flatMap((world): ThemeWorldTile[] => {
      const href = safeHref(world.url);
      const title = toText(world.title);
      if (href === null || title === '') return [];
      return [
        {
          href,
          title,
          image: safeHref(world.imgUrl),
          badges: world.badges.slice(0, MAX_BADGES).flatMap((badge) => toText(badge) || []),
          availability: world.availability.flatMap((place) => toText(worlds.translations?.[place]) || []),
          isForCard: world[`${brandSlug}Card`] === true,
          endText: toText(world.endDateText) || null,
          daysLeftText: toText(world.onlyXDaysLeftText) || null,
        },
      ];
    });
    return tiles.length > 0 ? [{ section, headline: toText(headline) || null, tiles }] : [];
  });
}
