import { addons } from 'storybook/preview-api';
import { subscribeToAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { SPOKEN_EVENT } from './announcementsChannel.ts';

/** Tells the panel what assistive technology was asked to say, as it happens (BEY-01). */
export function sendAnnouncements(): () => void {
  return subscribeToAnnouncements((announcements) => addons.getChannel().emit(SPOKEN_EVENT, announcements));
}
