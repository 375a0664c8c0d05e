import * as z from 'zod/mini';
import { lenientDate } from './isoDate.ts';
import { address, lenient, lenientList, lenientText, text } from './shared.ts';

/** The theme-world flyout's sections, in display order. */
export const THEME_WORLD_SECTIONS = ['scout', 'new', 'more', 'lastChance'] as const;

/**
 * A weekly theme of the shop. `<brand>Card` marks it as only for card members; the field name contains the brand's
 * slug.
 */
export const themeWorld = z.looseObject({
  url: address,
  imgUrl: lenient(address),
  title: text,
  availability: lenientList(text),
  badges: lenientList(text),
  /** ISO 8601 date or date-time. */
  endDate: lenientDate,
  endDateText: lenientText,
  onlyXDaysLeftText: lenientText,
});

const section = lenient(z.object({ headline: lenientText, themeworlds: lenientList(themeWorld) }));

/** Theme worlds for the first navigation entry. */
export const themeWorldsResponse = z.object({
  scout: section,
  new: section,
  more: section,
  lastChance: section,
  translations: lenient(z.record(text, lenientText)),
});

export type ThemeWorld = z.infer<typeof themeWorld>;
export type ThemeWorlds = z.infer<typeof themeWorldsResponse>;
export type ThemeWorldSection = (typeof THEME_WORLD_SECTIONS)[number];
