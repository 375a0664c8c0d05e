import type { Text } from '#src/i18n/siteIntl.ts';

/** A top-level entry of the main navigation. */
export interface TopEntry {
  title: string;
  url: string;
}

/**
 * The four top-level entries with their translated titles and addresses; the first is also the theme world's (HDR-12).
 */
export const topEntries = (text: Text): TopEntry[] => [
  { title: text('navigation_1'), url: text('navigation_1_url') },
  { title: text('navigation_2'), url: text('navigation_2_url') },
  { title: text('navigation_3'), url: text('navigation_3_url') },
  { title: text('navigation_4'), url: text('navigation_4_url') },
];
