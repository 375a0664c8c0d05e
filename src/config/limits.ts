// Numbers of the specifications, each with its unit in the name. Nothing else in the code carries such a number.

/** How long a deleted line can be taken back (MC-11). */
export const UNDO_WINDOW_MS = 10_000;
/** Removed lines that an empty cart offers to put back (BEY-18). */
export const MAX_RECENTLY_REMOVED = 5;
/** Longest coupon code or gift card number (BEY-13). */
export const VOUCHER_MAX_LENGTH = 40;
/** How long a refused cart change is shown before it leaves by itself (MC-13). */
export const CHANGE_ERROR_DISPLAY_MS = 7_500;
/** Rest on the cart icon before the mini cart opens (MC-02). */
export const MINI_CART_HOVER_DELAY_MS = 200;
/** Rest on a navigation entry before its flyout opens (NAV-04). */
export const NAVIGATION_HOVER_DELAY_MS = 300;
/** A click this soon after resting on something opened it belongs to the same wish and does not close it (MC-02, NAV-04). */
export const SAME_WISH_MS = 600;
/** Rest on the page overlay before it closes what is open (HDR-09). */
export const OVERLAY_HOVER_CLOSE_MS = 1_000;
/** Quiet time after the last scroll event before the header reacts (HDR-05). */
export const SCROLL_DEBOUNCE_MS = 50;
/** The bubble counts to here, then shows `+99` (MC-01). */
export const MAX_BADGE_COUNT = 99;
/** Pause after the last tap on a quantity stepper before the shop is asked (BEY-10). */
export const QUANTITY_DEBOUNCE_MS = 400;
/** Pauses before a cart that could not be read in the background is asked for again (MC-12). */
export const CART_RETRY_DELAYS_MS = [1_000, 4_000, 10_000] as const;
/** The least height of a line of the mini cart: its picture with the space around. It draws what a window shows (MC-20). */
export const MINI_CART_LINE_MIN_PX = 112;
/** What of a window's height is never the lines': the header, and the panel's own head and foot. */
export const MINI_CART_REST_MIN_PX = 240;
/** How many times as many it has drawn after each further step (MC-20). */
export const MINI_CART_LINES_GROWTH = 3;
/** The most a person can choose of one article, unless the site says otherwise (MC-06). */
export const MAX_LINE_QUANTITY = 99;

/** How long a copied voucher code says so (PRM-03). */
export const COPY_SUCCESS_MS = 3_000;
/** Links in the benefits strip (PRM-04). */
export const MAX_BENEFIT_LINKS = 4;

/** Letters before suggestions are asked for (SRC-01). */
export const SEARCH_MIN_LENGTH = 2;
/** Longest search text (SRC-01). */
export const SEARCH_MAX_LENGTH = 200;
/** Search terms asked for and shown (SRC-02; the request's reading of the two in the specification). */
export const MAX_SUGGESTED_TERMS = 5;
/** Products asked for and shown (SRC-02). */
export const MAX_SUGGESTED_PRODUCTS = 10;
/** Further tries after a failed suggestions call (SRC-03). */
export const SUGGESTION_RETRIES = 4;
/** Pause before each further try (SRC-03). */
export const SUGGESTION_RETRY_DELAY_MS = 2_000;
/** Quiet time after the last keystroke before suggestions are asked for (SRC-02). */
export const SUGGESTION_DEBOUNCE_MS = 150;
/** Categories shown among the suggestions, however many the shop sends (BEY-17). */
export const MAX_SUGGESTED_CATEGORIES = 3;
/** Earlier searches of a visit that the search offers again (BEY-17). */
export const MAX_RECENT_SEARCHES = 5;
/** Recently viewed products that the browser remembers for each site (BEY-17). */
export const MAX_VIEWED_PRODUCTS = 5;
/** Characters of a suggestion that are searched for matched letters; the rest is shown as it is (BEY-17). */
export const MATCHED_TEXT_MAX_LENGTH = 300;
/** Search field at rest, in CSS pixels (SRC-08). */
export const SEARCH_WIDTH_PX = 170;
/** Search field in use, flyout variant (SRC-08). */
export const SEARCH_WIDTH_FLYOUT_PX = 350;
/** Search field in use, overlay variant (SRC-08). */
export const SEARCH_WIDTH_OVERLAY_PX = 550;

/** Longest address of a link from content, in characters (PRM-09). */
export const ADDRESS_MAX_LENGTH = 2_048;
/** Longest telephone link of content, in characters. */
export const PHONE_LINK_MAX_LENGTH = 40;
/** Longest e-mail address (NWL-05). */
export const EMAIL_MAX_LENGTH = 256;
/** Longest first or last name (NWL-06). */
export const NAME_MAX_LENGTH = 40;
/** Files in one attachments field (INP-05). */
export const MAX_ATTACHMENTS = 3;
/** Largest attachment; 1 KB is 1,000 bytes (INP-05). */
export const MAX_ATTACHMENT_KB = 5_000;
/** File types an attachments field takes (INP-05). */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
/** Characters before a password is scored at all (INP-02). */
export const PASSWORD_MIN_LENGTH = 8;
/** Rest after the last keystroke before the character count is spoken (INP-06). */
export const COUNTER_ANNOUNCE_MS = 1_500;
/** Quiet time before the form validator looks (INP-07). */
export const VALIDATOR_DEBOUNCE_MS = 5;
/** How long a slide of a carousel stays before the next one comes by itself (BEY-23). */
export const CAROUSEL_INTERVAL_MS = 7_000;
/** Announcements that the top banner shows in turn, its own first (BEY-23). */
export const MAX_ANNOUNCEMENTS = 6;
/** Shortest time a ripple is seen (INP-08). */
export const RIPPLE_MIN_MS = 250;
/** How long a ripple fades (INP-08). */
export const RIPPLE_FADE_MS = 300;

/** How long the footer waits for its editorial content (FTR-08). */
export const FOOTER_TIMEOUT_MS = 15_000;
/** Pause between two renewals of a staff session (PRV-01). */
export const STAFF_RENEW_MS = 5 * 60_000;
