import { addons } from 'storybook/preview-api';
import { readAnnouncements, subscribeToAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { PANEL_OPENED_EVENT, SPOKEN_EVENT } from './announcementsChannel.ts';

/** Sends live region announcements to the panel. */
export function sendAnnouncements(): void {
  const channel = addons.getChannel();
  const send = () => channel.emit(SPOKEN_EVENT, readAnnouncements());
  subscribeToAnnouncements(send);
  channel.on(PANEL_OPENED_EVENT, send);
}
