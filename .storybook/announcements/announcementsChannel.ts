/** Storybook's id of the panel and of what is sent to it. */
export const ADDON_ID = 'vitrine/announcements';

/** Sent by a story: everything said so far, as a list of `SpokenAnnouncement`. */
export const SPOKEN_EVENT = `${ADDON_ID}/spoken`;

/** One sentence that assistive technology was given. */
export interface SpokenAnnouncement {
  text: string;
  /** BCP 47. */
  language: string;
  politeness: 'polite' | 'assertive';
  /** Milliseconds since the story began. */
  atMs: number;
  /** The same sentence was said right before. */
  isDuplicate: boolean;
}
