import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';

/** The announcements since the test began, in order, without dropped repeats (BEY-01). */
export const spoken = (): string[] =>
  readAnnouncements()
    .filter(({ isRepeat }) => !isRepeat)
    .map(({ message }) => message);
