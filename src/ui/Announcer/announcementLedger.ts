/** How soon words are said: after what is being read now, or at once. */
export type Politeness = 'polite' | 'assertive';

/** One thing that assistive technology was asked to say (BEY-01). */
export interface Announcement {
  /** 1 for the first since the page began or the ledger was emptied. */
  order: number;
  message: string;
  politeness: Politeness;
  /** BCP 47 tag of the words. */
  locale: string;
  /** Who asked: this library, or react-aria's own announcer. */
  source: 'vitrine' | 'react-aria';
  /** Milliseconds since the page began. */
  at: number;
  /** The same words came a moment ago, so they were written down but not said again. */
  isRepeat: boolean;
}

type Listener = (announcements: readonly Announcement[]) => void;

/** The ledger keeps this many; a page that lives for hours must not grow. */
const LEDGER_LENGTH = 200;

let announcements: readonly Announcement[] = [];
let count = 0;
const listeners = new Set<Listener>();

const tell = () => {
  for (const listener of listeners) listener(announcements);
};

/** Writes down what was asked to be said. Only the announcer calls this. */
export function recordAnnouncement(entry: Omit<Announcement, 'order' | 'at'>): void {
  count += 1;
  const announcement = { ...entry, order: count, at: Math.round(performance.now()) };
  announcements = [...announcements, announcement].slice(-LEDGER_LENGTH);
  tell();
}

/** Everything said so far, in order. The array is a new one after each change. */
export const readAnnouncements = (): readonly Announcement[] => announcements;

/** Empties the ledger, for example between two tests or stories. */
export function clearAnnouncements(): void {
  announcements = [];
  count = 0;
  tell();
}

/** Calls back with the whole ledger after each change; returns the way to stop. */
export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
