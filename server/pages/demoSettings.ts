import type { SiteSettings } from '#src/index.ts';

/** The demo's mock consent provider (APP-03). */
export const DEMO_SETTINGS: SiteSettings = {
  consentScripts: { LIVE: '/demo/consent/LIVE.js', DEV: '/demo/consent/DEV.js' },
};
