import { hasThemeWorldEnded } from '#src/lib/endOfThemeWorld.ts';
import { joinFacts } from '#src/lib/joinFacts.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { toLine } from '#src/lib/toLine.ts';
import type { ThemeWorldSection, ThemeWorlds } from '#src/schemas/themeWorld.ts';

/** A theme world, ready to render. */
export interface ThemeWorldTile {
  href: string;
  image: string | null;
  title: string;
  badges: readonly string[];
  /** Where it is available: "online · in store"; empty if the shop does not say. */
  availability: string;
  /** Only for holders of the shop's card. */
  isForCard: boolean;
  /** "until 3 December"; empty if the shop does not say. */
  endText: string;
  /** "only 2 days left", shown instead of the end when it is near; empty after the day on which the shop counted. */
  daysLeftText: string;
}

/** One of the four sections. */
export interface ThemeWorldGroup {
  section: ThemeWorldSection;
  headline: string | null;
  tiles: readonly ThemeWorldTile[];
}

const MAX_TILES = 24;
const MAX_BADGES = 3;
const MAX_CHARACTERS = 160;
const toText = (text: string | undefined): string => toLine(text, MAX_CHARACTERS);

/** A readable form of a channel's code: `SUPER_MARKET` is "Super market". */
function toWords(code: string): string {
  const words = toText(code).replace(/[_-]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The shop's words for a channel, or else a readable form of its code. */
function toChannel(code: string, translations: ThemeWorlds['translations'] = {}): string {
  // The code is the shop's text: `constructor` is no word of it.
  return toText(Object.hasOwn(translations, code) ? translations[code] : undefined) || toWords(code);
}

interface ThemeWorldRules {
  /** Part of the name of the card flag: `<slug>Card`. */
  brandSlug: string;
  sections: readonly ThemeWorldSection[];
  /** The shop's time zone, for dates without one. */
  timeZone: string;
  /** Theme worlds that ended before this time, in milliseconds, are left out; `null` shows all. */
  now: number | null;
  /** When the days left, counted by the shop, are wrong, in milliseconds. @default never */
  countedUntil?: number | null;
}

/** The flyout's sections. Empty, ended and unsafe entries are left out. */
export function readThemeWorlds(
  worlds: ThemeWorlds,
  { brandSlug, timeZone, sections, now, countedUntil = null }: ThemeWorldRules,
): ThemeWorldGroup[] {
  const isCounted = now === null || now <= (countedUntil ?? now);
  return [...new Set(sections)].flatMap((section) => {
    const { headline, themeworlds = [] } = worlds[section] ?? {};
    const shown = themeworlds.filter((world) => now === null || !hasThemeWorldEnded(world, now, timeZone));
    if (shown.length > MAX_TILES)
      reportProblem(`Theme worlds: of ${shown.length} in “${section}”, ${MAX_TILES} are shown.`);
    const tiles = shown.slice(0, MAX_TILES).flatMap((world): ThemeWorldTile[] => {
      const href = safeHref(world.url);
      const title = toText(world.title);
      if (href === null || title === '') return [];
      return [
        {
          href,
          title,
          image: safeHref(world.imgUrl),
          badges: world.badges.slice(0, MAX_BADGES).map(toText).filter(Boolean),
          availability: joinFacts(world.availability.map((code) => toChannel(code, worlds.translations))),
          isForCard: String(world[`${brandSlug}Card`]) === 'true',
          endText: toText(world.endDateText),
          daysLeftText: toText(isCounted ? world.onlyXDaysLeftText : ''),
        },
      ];
    });
    return tiles.length > 0 ? [{ section, headline: toText(headline) || null, tiles }] : [];
  });
}
