import { useEffect, useState } from 'react';
import type { SiteConfig } from '#src/config/sites.ts';
import { loadSiteIntl } from '#src/i18n/loadSiteIntl.ts';
import { useLocale, useSite } from '#src/i18n/SiteContext.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { readStored, STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { CloseIcon, GlobeIcon } from '#src/ui/Icon/icons.tsx';
import { Landmark } from '#src/ui/Landmark/Landmark.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './CountrySuggestion.module.css';
import { type Alternates, countryFrom, toCountryAddress } from './countryAddress.ts';
import { suggestSite } from './suggestSite.ts';
import { usePageAddress } from './usePageAddress.ts';

export interface CountrySuggestionProps {
  /** URLs of this page in other countries. @default the same path on each country's shop, or its home page */
  alternates?: Alternates | undefined;
  /** Path and query of this page. @default read from the window */
  address?: string | undefined;
}

interface Offer {
  site: SiteConfig;
  /** Texts in the offered shop's language. */
  text: Text;
}

/**
 * Suggests the right shop to a visitor whose browser has another language than this page (BEY-24), in the visitor's
 * language. It asks once: following or closing the suggestion is stored in this browser (`vitrine-country-suggestion`),
 * which needs no consent because the visitor requests it. Put it at the end of the page: it sticks to the window's
 * lower edge, shifts nothing, takes no focus and permanently covers nothing. The server does not render it.
 *
 * @example <CountrySuggestion alternates={{ PL: 'https://www.vitrine.example.pl/p/4711' }} />
 */
export function CountrySuggestion({ alternates, address: givenAddress }: CountrySuggestionProps) {
  const page = useSite();
  const locale = useLocale();
  const address = usePageAddress(givenAddress);
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    if (readStored(STORAGE_KEYS.countrySuggestion) !== null) return;
    const code = suggestSite(navigator.languages, page, locale);
    if (!code) return;
    let isLate = false;
    const site = countryFrom(page, code);
    loadSiteIntl(site, site.locale).then(
      ({ text }) => {
        if (!isLate) setOffer({ site, text });
      },
      // The suggestion is optional: without its language nothing is shown.
      () => {},
    );
    return () => {
      isLate = true;
      // The next site or language has its own suggestion, or none.
      setOffer(null);
    };
  }, [page, locale]);

  if (!offer) return null;
  const { site, text } = offer;
  const remember = () => writeStored(STORAGE_KEYS.countrySuggestion, site.code);
  const close = () => {
    remember();
    setOffer(null);
    // The country switch is at the end of the page, so it takes the focus.
    const countries = document.querySelector<HTMLElement>('[data-vitrine="country-switcher"] button');
    countries?.focus({ preventScroll: true });
  };
  return (
    <Landmark
      as="section"
      className={styles.suggestion}
      data-vitrine="country-suggestion"
      lang={site.locale}
      label={text('country_suggestion.question')}
    >
      <div className={styles.card}>
        <GlobeIcon className={styles.icon} />
        <p className={styles.words}>
          {text('country_suggestion.question')}{' '}
          <Link
            className={styles.link}
            href={toCountryAddress(site, address, alternates)}
            hrefLang={site.locale}
            onClick={remember}
          >
            {text('country_suggestion.go', { country: site.countryName })}
          </Link>
        </p>
        <IconButton label={text('country_suggestion.close')} onPress={close}>
          <CloseIcon />
        </IconButton>
      </div>
    </Landmark>
  );
}
