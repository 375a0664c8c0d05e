// The figures of the specifications, with the unit in the name. Other code must not contain such figures.

/** How long a deleted line can be restored. */
export const UNDO_WINDOW_MS = 10_000;
/** Maximum number of removed lines that an empty cart offers to put back. */
export const MAX_RECENTLY_REMOVED = 5;
/** Maximum length of a coupon code or gift card number. */
export const VOUCHER_MAX_LENGTH = 40;
/** How long a refused cart change is shown before it is dismissed automatically. */
export const CHANGE_ERROR_DISPLAY_MS = 7_500;
/** Hover time on the cart icon before the mini cart opens. */
export const MINI_CART_HOVER_DELAY_MS = 200;
/** Hover time on a navigation entry before its flyout opens. */
export const NAVIGATION_HOVER_DELAY_MS = 300;
/** Hover time on the page overlay before it closes the open flyout. */
export const OVERLAY_HOVER_CLOSE_MS = 1_000;
/** Time without a scroll event before the header reacts. */
export const SCROLL_DEBOUNCE_MS = 50;
/** Maximum count in the bubble; above, it shows `+99`. */
export const MAX_BADGE_COUNT = 99;
/** Delay after the last press on a quantity stepper before the change is sent. */
export const QUANTITY_DEBOUNCE_MS = 400;
/** Delays before retries of a failed background read of the cart. */
export const CART_RETRY_DELAYS_MS = [1_000, 4_000, 10_000] as const;
/**
 * Minimum height of a line of the mini cart: its image with padding. It determines how many lines fit into a window.
 */
export const MINI_CART_LINE_MIN_PX = 112;
/** Part of the window's height that never shows lines: the page header, and the panel's own header and footer. */
export const MINI_CART_REST_MIN_PX = 240;
/** Growth factor of the number of rendered lines per step. */
export const MINI_CART_LINES_GROWTH = 3;
/** Maximum quantity of one article, unless the site sets another. */
export const MAX_LINE_QUANTITY = 99;

/** Longest time between the two clicks of a double click; browsers tell a page no other. */
export const DOUBLE_CLICK_MS = 500;
/** Largest distance between the two clicks of a double click, in CSS pixels. */
export const DOUBLE_CLICK_PX = 10;
/** A tab that was hidden this long reads visitor and cart again when it is shown. */
export const STALE_AFTER_HIDDEN_MS = 5_000;
/** How long a browser stores what the first paint shows of its visitor: 60 days. */
export const HINT_SECONDS = 60 * 24 * 3_600;
/** Longest name that the first paint greets with. */
export const MAX_HINTED_NAME = 60;
/** Largest number of articles, pieces or deliveries that counts as one. */
export const MAX_COUNT = 999_999;

/** How long the confirmation of a copied voucher code is shown. */
export const COPY_SUCCESS_MS = 3_000;
export const MAX_BENEFIT_LINKS = 4;

/** Minimum number of characters for suggestions. */
export const SEARCH_MIN_LENGTH = 2;
export const SEARCH_MAX_LENGTH = 200;
/** Maximum number of suggested search terms (the specification is ambiguous, and this follows its request). */
export const MAX_SUGGESTED_TERMS = 5;
export const MAX_SUGGESTED_PRODUCTS = 10;
/** Number of retries after a failed suggestions call. */
export const SUGGESTION_RETRIES = 4;
/** Delay before each retry. */
export const SUGGESTION_RETRY_DELAY_MS = 2_000;
/** Time after the last keystroke before suggestions are requested, from the second request on. */
export const SUGGESTION_DEBOUNCE_MS = 150;
/** Maximum number of suggested categories, however many the shop sends. */
export const MAX_SUGGESTED_CATEGORIES = 3;
/** Number of theme worlds that an empty search field offers. */
export const MAX_STARTER_WORLDS = 3;
/** Maximum number of recent searches of a visit that the search offers. */
export const MAX_RECENT_SEARCHES = 5;
/** Maximum number of recently viewed products that the browser stores for each site. */
export const MAX_VIEWED_PRODUCTS = 5;
/** Number of characters of a suggestion in which matches are highlighted; the rest is shown unchanged. */
export const MATCHED_TEXT_MAX_LENGTH = 300;

/** Maximum length of a link's URL in content, in characters. */
export const ADDRESS_MAX_LENGTH = 2_048;
/** Maximum length of a telephone link in content, in characters. */
export const PHONE_LINK_MAX_LENGTH = 40;
/** Maximum length of an e-mail address. */
export const EMAIL_MAX_LENGTH = 256;
export const NAME_MAX_LENGTH = 40;
/** Maximum number of files in one attachments field. */
export const MAX_ATTACHMENTS = 3;
/** Maximum size of an attachment; 1 KB is 1,000 bytes. */
export const MAX_ATTACHMENT_KB = 5_000;
/** File types that an attachments field accepts. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
/** Minimum number of characters for a password to be scored. */
export const PASSWORD_MIN_LENGTH = 8;
/** Time after the last keystroke before the character count is announced. */
export const COUNTER_ANNOUNCE_MS = 1_500;
export const VALIDATOR_DEBOUNCE_MS = 5;
/** Time between automatic slide changes of a carousel. */
export const CAROUSEL_INTERVAL_MS = 7_000;
/** Maximum number of announcements that the top banner rotates, including its own. */
export const MAX_ANNOUNCEMENTS = 6;
/** Minimum time that a ripple is visible. */
export const RIPPLE_MIN_MS = 250;
export const RIPPLE_FADE_MS = 300;

/** How long the footer waits for its editorial content. */
export const FOOTER_TIMEOUT_MS = 15_000;
/** Interval between renewals of a staff session. */
export const STAFF_RENEW_MS = 5 * 60_000;
/** Minutes before the end of a preview session at which its end is announced. */
export const SESSION_END_NOTICE_MINUTES = 2;
