import type { SiteSettings } from '#src/entries/index.ts';
import type { SiteCode } from '#src/entries/sites.ts';

/**
 * The demo's mock consent provider, and an app id that Apple has not assigned. The sites share the
 * demo's addresses and cookies, so a call names the site of its page: two tabs can show two sites.
 */
export const demoSettings = (site: SiteCode) =>
  ({
    callHeaders: { 'X-Hunter-Site': site },
    consentScripts: { LIVE: '/demo/consent/LIVE.js', DEV: '/demo/consent/DEV.js' },
    app: { appStoreId: '0000000000' },
  }) satisfies SiteSettings;
