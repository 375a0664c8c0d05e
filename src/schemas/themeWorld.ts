import * as z from 'zod/mini';
import { address, lenient, lenientList } from './shared.ts';

/** The theme-world flyout's sections, in the order they are shown (NAV-02). */
export const THEME_WORLD_SECTIONS = ['scout', 'new', 'more', 'lastChance'] as const;

/** A weekly theme of the shop. `<brand>Card` says that it is for card members; the brand's slug is in its name. */
export const themeWorld = z.looseObject({
  url: address,
  imgUrl: lenient(z.string()),
  title: z.string(),
  availability: lenientList(z.string()),
  badges: lenientList(z.string()),
  /** ISO 8601 date or date-time. */
  endDate: lenient(z.string()),
  endDateText: lenient(z.string()),
  onlyXDaysLeftText: lenient(z.string()),
});

const section = lenient(z.object({ headline: lenient(z.string()), themeworlds: lenientList(themeWorld) }));

/** Theme worlds for the first navigation entry. */
export const themeWorldsReply = z.object({
  scout: section,
  new: section,
  more: section,
  lastChance: section,
  translations: lenient(z.record(z.string(), z.string())),
});

export type ThemeWorld = z.infer<typeof themeWorld>;
export type ThemeWorlds = z.infer<typeof themeWorldsReply>;
export type ThemeWorldSection = (typeof THEME_WORLD_SECTIONS)[number];
