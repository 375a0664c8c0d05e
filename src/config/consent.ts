/** Environment of the consent provider's script: for visitors, or for testing settings. */
export type Stage = 'LIVE' | 'DEV';

/** URLs of the consent provider's scripts, by stage. */
export type ConsentScripts = Readonly<Record<Stage, string>>;

/**
 * Optional categories, in the order in which they are asked. Necessary storage and calls are not a category:
 * the shop does not work without them, so they need no consent.
 */
export const CONSENT_CATEGORIES = ['analytics', 'marketing'] as const;
/** One of the categories. */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** A visitor's decision: what is allowed, by category. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** Allows only what is necessary. */
export const NECESSARY_ONLY: ConsentChoice = { analytics: false, marketing: false };
/** Allows every category. */
export const EVERY_CATEGORY: ConsentChoice = { analytics: true, marketing: true };

/**
 * The version of the consent question. A new category or purpose needs a new version, which asks all visitors again.
 */
export const CONSENT_VERSION = 1;

/**
 * How long a decision is stored, in seconds: 180 days, as European regulators recommend. Then the visitor is asked
 * again.
 */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60;
