import { useEffect, useState } from 'react';
import { toLocale } from '#src/config/locales.ts';
import type { CountryShop } from '#src/config/sites.ts';
import { loadSiteIntl } from '#src/i18n/loadSiteIntl.ts';
import { useLocale, useSite } from '#src/i18n/SiteContext.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import { type Alternates, countryFrom, toCountryAddress } from '#src/lib/countryAddress.ts';
import { followFreshness, publishChange } from '#src/lib/freshness.ts';
import { readStored, STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';
import { usePageAddress } from '#src/ui/usePagePath.ts';
import { suggestSite } from './suggestSite.ts';

export interface CountrySuggestionProps {
  /** URLs of this page in other countries. @default the same path on each country's shop, or its home page */
  alternates?: Alternates | undefined;
  /** Path and query of this page. @default read from the window */
  path?: string | undefined;
}

// Few visitors get a suggestion, so its code loads with its language.
const card = importWithRetry(
  'The country suggestion',
  () => import('./CountrySuggestionCard.tsx'),
  (module) => module.CountrySuggestionCard,
);

const isAnswered = () => readStored(STORAGE_KEYS.countrySuggestion) !== null;

interface Offer {
  site: CountryShop;
  /** Texts in the offered shop's language. */
  text: Text;
  CountrySuggestionCard: Awaited<ReturnType<typeof card.load>>;
}

/**
 * Suggests the right shop to a visitor whose browser has another language than this page, in the visitor's
 * language. It asks once: following or closing the suggestion is stored in this browser (`vitrine-country-suggestion`),
 * which needs no consent because the visitor requests it. Put it at the end of the page: it sticks to the window's
 * lower edge (not over the fields of a form), shifts nothing, takes no focus and permanently covers nothing. The server does not render it.
 *
 * @example <CountrySuggestion alternates={{ PL: 'https://www.vitrine.example.pl/p/4711' }} />
 */
export function CountrySuggestion({ alternates, path }: CountrySuggestionProps) {
  const page = useSite();
  const locale = useLocale();
  const address = usePageAddress(path) ?? '/';
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    if (isAnswered()) return;
    // Some in-app browsers have no list.
    const code = suggestSite(navigator.languages ?? [], page, locale);
    const site = code && countryFrom(page, code);
    const spoken = site && toLocale(site.locale);
    // Without texts in its language, a shop cannot be suggested.
    if (!spoken) return;
    let isLate = false;
    Promise.all([loadSiteIntl(page, spoken), card.load()]).then(
      ([{ text }, CountrySuggestionCard]) => {
        if (!isLate && !isAnswered()) setOffer({ site, text, CountrySuggestionCard });
      },
      // The suggestion is optional: without its language or code nothing is shown.
      () => {},
    );
    return () => {
      isLate = true;
      // The next site or language has its own suggestion, or none.
      setOffer(null);
    };
  }, [page, locale]);
  // Another tab, or a page from which the visitor came back, has the answer.
  useEffect(() => followFreshness('offers', { refresh: () => void (isAnswered() && setOffer(null)) }), []);

  if (!offer) return null;
  const { site, text, CountrySuggestionCard } = offer;
  const remember = () => {
    writeStored(STORAGE_KEYS.countrySuggestion, site.code);
    publishChange('offers');
  };
  const close = () => {
    remember();
    setOffer(null);
  };
  return (
    <CountrySuggestionCard
      site={site}
      text={text}
      href={toCountryAddress(site, address, page, alternates)}
      onFollow={remember}
      onClose={close}
    />
  );
}
