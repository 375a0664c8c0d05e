/** Which of the consent provider's scripts a page loads: the one for shoppers, or the one to try settings with. */
export const STAGES = ['LIVE', 'DEV'] as const;
export type Stage = (typeof STAGES)[number];

/** Where the consent provider's scripts are, by stage. The shop's own origin passes them on, so that a strict policy holds. */
export const CONSENT_SCRIPTS: Readonly<Record<Stage, string>> = {
  LIVE: '/consent/LIVE.js',
  DEV: '/consent/DEV.js',
};
