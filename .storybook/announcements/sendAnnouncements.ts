import { addons } from 'storybook/preview-api';
import { readAnnouncements, subscribeToAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { PANEL_OPENED_EVENT, SPOKEN_EVENT } from './announcementsChannel.ts';

/** Tells the panel what assistive technology was asked to say, as it happens (BEY-01). */
export function sendAnnouncements(): void {
  const channel = addons.getChannel();
  const send = () => channel.emit(SPOKEN_EVENT, readAnnouncements());
  subscribeToAnnouncements(send);
  channel.on(PANEL_OPENED_EVENT, send);
}
