/** The id of the panel and its channel events. */
export const ADDON_ID = 'vitrine/announcements';

/** The panel's query parameter: `&addonPanel=…`. */
export const PANEL_ID = `${ADDON_ID}/panel`;

/** Sent by a story after each announcement: the complete ledger, a list of `Announcement`. */
export const SPOKEN_EVENT = `${ADDON_ID}/spoken`;

/** Sent by the panel when it opens, to request earlier announcements. */
export const PANEL_OPENED_EVENT = `${ADDON_ID}/opened`;
