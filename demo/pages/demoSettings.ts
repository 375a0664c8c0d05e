import type { SiteSettings } from '#src/entries/index.ts';

/** The demo's mock consent provider (APP-03), and an app id that Apple has not assigned (APP-01). */
export const DEMO_SETTINGS = {
  consentScripts: { LIVE: '/demo/consent/LIVE.js', DEV: '/demo/consent/DEV.js' },
  app: { appStoreId: '0000000000' },
} satisfies SiteSettings;
