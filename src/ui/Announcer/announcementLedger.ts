/** When a text is read: after the current speech, or immediately. */
export type Politeness = 'polite' | 'assertive';

/** One text that was sent to assistive technology. */
export interface Announcement {
  /** Sequence number; 1 for the first since the page was opened or the ledger was cleared. */
  order: number;
  message: string;
  politeness: Politeness;
  /** BCP 47 tag of the text. */
  locale: string;
  /** Who announced it: this library, or react-aria's own announcer. */
  source: 'vitrine' | 'react-aria';
  /** Milliseconds since the page was opened. */
  at: number;
  /** The same text was announced a moment ago, so it was recorded but not read again. */
  isRepeat: boolean;
}

type Listener = (announcements: readonly Announcement[]) => void;

/** Bounds the memory of a page that stays open for hours. */
const LEDGER_LENGTH = 200;

let announcements: readonly Announcement[] = [];
let count = 0;
const listeners = new Set<Listener>();

const notify = () => {
  for (const listener of listeners) listener(announcements);
};

/** Records an announcement. Only the announcer calls this. */
export function recordAnnouncement(entry: Omit<Announcement, 'order' | 'at'>): void {
  count += 1;
  const announcement = { ...entry, order: count, at: Math.round(performance.now()) };
  announcements = [...announcements, announcement].slice(-LEDGER_LENGTH);
  notify();
}

/** All announcements so far, in order. Each change creates a new array. */
export const readAnnouncements = (): readonly Announcement[] => announcements;

/** Clears the ledger, for example between two tests or stories. */
export function clearAnnouncements(): void {
  announcements = [];
  count = 0;
  notify();
}

/** Calls the listener with the whole ledger after each change; returns the function that unsubscribes. */
export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
