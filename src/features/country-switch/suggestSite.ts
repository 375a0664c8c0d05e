import { languageOf } from '#src/config/locales.ts';
import { SITE_CODES, SITES, type SiteCode, type SiteConfig } from '#src/config/sites.ts';

/** How many of a visitor's languages count, and how long a language tag can be (RFC 5646 has none so long in use). */
const MAX_LANGUAGES = 10;
const MAX_TAG_LENGTH = 35;

/** A language tag with the region that it most likely stands for: `cs` is Czech of Czechia. */
function readTag(tag: string): { language: string; region: string | undefined } | null {
  if (tag.length > MAX_TAG_LENGTH) return null;
  try {
    const { language, region } = new Intl.Locale(tag).maximize();
    return { language, region };
  } catch {
    // A browser extension may name anything; an invalid tag is skipped.
    return null;
  }
}

/**
 * The shop that suits a visitor better than this one, or `null` (BEY-24). The first of the visitor's languages that one of
 * the shops speaks decides: where the page speaks it as well, there is no suggestion. A shop of the same country comes first
 * (CH and CH_FR); otherwise the language must be that of the shop's own country, because a French visitor is not
 * helped by a shop that sends its parcels to Switzerland only.
 *
 * @param languages the browser's, most preferred first
 * @param spoken what the page speaks, where that is not the site's own language
 */
export function suggestSite(
  languages: readonly string[],
  site: SiteConfig,
  spoken: string = site.locale,
): SiteCode | null {
  const understood = [languageOf(site.locale), languageOf(spoken)];
  for (const tag of languages.slice(0, MAX_LANGUAGES)) {
    const wish = readTag(tag);
    if (!wish) continue;
    if (understood.includes(wish.language)) return null;
    const speaking = SITE_CODES.filter((code) => languageOf(SITES[code].locale) === wish.language);
    const found =
      speaking.find((code) => SITES[code].country === site.country) ??
      speaking.find((code) => SITES[code].country === wish.region);
    if (found) return found;
  }
  return null;
}
