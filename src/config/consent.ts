/** Which of the consent provider's scripts a page loads: the one for shoppers, or the one to try settings with (APP-03). */
export const STAGES = ['LIVE', 'DEV'] as const;
/** One of the stages (APP-03). */
export type Stage = (typeof STAGES)[number];

/** Addresses of the consent provider's scripts, by stage. */
export type ConsentScripts = Readonly<Record<Stage, string>>;

/**
 * What a visitor can allow beyond what is necessary, in the order in which it is asked (BEY-20). Necessary storage and
 * calls are no category: the shop does not work without them, so they need no consent.
 */
export const CONSENT_CATEGORIES = ['analytics', 'marketing'] as const;
/** One of the categories (BEY-20). */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** A visitor's decision: what is allowed, by category (BEY-20). */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** Nothing but what is necessary. */
export const NECESSARY_ONLY: ConsentChoice = { analytics: false, marketing: false };
/** Every category. */
export const EVERY_CATEGORY: ConsentChoice = { analytics: true, marketing: true };

/** The version of what visitors are asked. Another category or purpose is a new version, and everybody is asked again. */
export const CONSENT_VERSION = 1;

/** How long a decision is remembered, in seconds: 180 days, as European regulators recommend. Then the visitor is asked again. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60;
