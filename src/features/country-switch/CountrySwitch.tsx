import { type KeyboardEvent, useEffect, useRef } from 'react';
import { SITES, type SiteCode, type SiteConfig } from '#src/config/sites.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { CheckIcon, ChevronDownIcon, GlobeIcon } from '#src/ui/Icon/icons.tsx';
import styles from './CountrySwitch.module.css';
import { type Alternates, toCountryAddress } from './countryAddress.ts';
import { usePageAddress } from './usePageAddress.ts';

export interface CountrySwitchProps {
  /** This page in other countries. @default the same path on each country's shop, or its home */
  alternates?: Alternates;
  /** Path and query of this page, for a server. @default read from the window */
  address?: string;
}

/** The order in which the specification names the countries. */
const ORDER: readonly SiteCode[] = ['DE', 'CH', 'CH_FR', 'PL', 'SK', 'CZ', 'HU', 'AT', 'TR'];

const languageOf = ({ locale }: SiteConfig) => ({ lang: locale, hrefLang: locale });

/**
 * The way to the shop's other countries (FTR-07): nine links, each named in the country's own language, the current
 * one marked, the page kept where the country has it. Opens and closes without JavaScript.
 *
 * @example <CountrySwitch alternates={{ AT: 'https://at.vitrine.example/p/4711' }} />
 */
export function CountrySwitch({ alternates, address: givenAddress }: CountrySwitchProps) {
  const text = useText();
  const site = useSite();
  const address = usePageAddress(givenAddress);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // The page's own country may have facts of its own (SIT-08).
  const countries = ORDER.map((code) => (code === site.code ? site : SITES[code]));

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const list = details.current;
      if (list?.open && event.target instanceof Node && !list.contains(event.target)) list.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !details.current?.open) return;
    details.current.open = false;
    summary.current?.focus();
  };

  return (
    <nav className={styles.root} data-vitrine="country-switcher" aria-label={text('country_switch.label')}>
      <details ref={details} onKeyDown={closeOnEscape}>
        <summary ref={summary} className={styles.toggle}>
          <GlobeIcon />
          <span>
            <span className={styles.spoken}>{text('country_switch.label')}: </span>
            <span lang={site.locale}>{site.countryName}</span>
          </span>
          <ChevronDownIcon size="small" className={styles.chevron} />
        </summary>
        <ul className={styles.list}>
          {countries.map((country) => (
            <li key={country.code}>
              <a
                className={styles.link}
                href={toCountryAddress(country, address, alternates)}
                aria-current={country === site ? 'true' : undefined}
                {...languageOf(country)}
              >
                {country.countryName}
                {country === site && <CheckIcon size="small" />}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
