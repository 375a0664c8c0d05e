/** Storybook's id of the panel and of what is sent to it. */
export const ADDON_ID = 'vitrine/announcements';

/** The panel's place in an address: `&addonPanel=…`. */
export const PANEL_ID = `${ADDON_ID}/panel`;

/** Sent by a story after each announcement: the whole ledger, a list of `Announcement`. */
export const SPOKEN_EVENT = `${ADDON_ID}/spoken`;

/** Sent by the panel when it is opened, because it was not there to hear what came before. */
export const PANEL_OPENED_EVENT = `${ADDON_ID}/opened`;
