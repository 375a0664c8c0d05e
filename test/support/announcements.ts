import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';

/** What was said since the test began, in order; words that were dropped as a repeat are left out (BEY-01). */
export const spoken = (): string[] =>
  readAnnouncements()
    .filter(({ isRepeat }) => !isRepeat)
    .map(({ message }) => message);
