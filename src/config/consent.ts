/** Which of the consent provider's scripts a page loads: the one for shoppers, or the one to try settings with (APP-03). */
export const STAGES = ['LIVE', 'DEV'] as const;
/** One of the stages (APP-03). */
export type Stage = (typeof STAGES)[number];

/** Addresses of the consent provider's scripts, by stage. */
export type ConsentScripts = Readonly<Record<Stage, string>>;
