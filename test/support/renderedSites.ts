import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';

/** Sites whose pages a run renders: the first, the one with the longest words and the one with letters of its own by day, all at night. */
export const RENDERED_SITES: readonly SiteCode[] =
  process.env.RENDERED_TEXTS === 'all' ? SITE_CODES : ['DE', 'HU', 'TR'];
