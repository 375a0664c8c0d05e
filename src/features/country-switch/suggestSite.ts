import { languageOf } from '#src/config/locales.ts';
import type { CountryShop, SiteCode, SiteConfig } from '#src/config/sites.ts';
import { countriesOf } from '#src/lib/countryAddress.ts';

/** Limits for the number of languages and the length of a language tag (longer than any RFC 5646 tag in use). */
const MAX_LANGUAGES = 10;
const MAX_TAG_LENGTH = 35;

/** A language tag with its most likely region. It is telling if the tag names another one: `de-AT`, unlike `de-DE`. */
function readTag(tag: string): { language: string; region: string | undefined; isTelling: boolean } | null {
  if (tag.length > MAX_TAG_LENGTH) return null;
  try {
    const locale = new Intl.Locale(tag);
    const { language, region } = locale.maximize();
    const isTelling =
      locale.region !== undefined && locale.region !== new Intl.Locale(language).maximize().region;
    return { language, region, isTelling };
  } catch {
    // A browser extension may send anything; skip invalid tags.
    return null;
  }
}

/**
 * A shop that suits the visitor better than this one, or `null`. The first of the visitor's languages that a
 * shop supports decides: if the page is in that language, there is a suggestion only for a visitor whose browser names
 * another of the shops' countries (`de-AT` in the German shop). A shop of the same country takes precedence (CH and
 * CH_FR); otherwise the language must be that of the shop's own country, because a shop that
 * delivers only to Switzerland does not help a French visitor. A language of no shop still names the visitor's country
 * (`en-CH`): the shop there is the one that delivers to them.
 *
 * @param languages the browser's, most preferred first
 * @param spoken the page's language, if it is not the site's own
 */
export function suggestSite(
  languages: readonly string[],
  site: SiteConfig,
  spoken: string = site.locale,
): SiteCode | (string & {}) | null {
  const understood = [languageOf(site.locale), languageOf(spoken)];
  const shops = countriesOf(site);
  const tags = languages.slice(0, MAX_LANGUAGES).flatMap((tag) => readTag(tag) ?? []);
  for (const preferred of tags) {
    const isStranger = preferred.isTelling && preferred.region !== site.country;
    const speaking = shops.filter(({ locale }) => languageOf(locale) === preferred.language);
    const inCountry = (wanted: string | undefined) =>
      speaking.find(({ country }) => country === wanted)?.code;
    if (understood.includes(preferred.language)) return (isStranger && inCountry(preferred.region)) || null;
    const found = inCountry(site.country) ?? inCountry(preferred.region);
    if (found) return found;
    const there = isStranger ? shops.filter(({ country }) => country === preferred.region) : [];
    const isRead = ({ locale }: CountryShop) => tags.some(({ language }) => language === languageOf(locale));
    if (there[0]) return (there.find(isRead) ?? there[0]).code;
  }
  return null;
}
