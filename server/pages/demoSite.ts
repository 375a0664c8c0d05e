import { withSettings } from '#src/config/siteSettings.ts';
import { SITES, type SiteCode, type SiteConfig } from '#src/config/sites.ts';

/** The demo's stand-in for a consent provider (APP-03). */
const SETTINGS = { consentScripts: { LIVE: '/demo/consent/LIVE.js', DEV: '/demo/consent/DEV.js' } };

/** A country site as the demo shop runs it. */
export const demoSite = (code: SiteCode): SiteConfig => withSettings(SITES[code], SETTINGS);
