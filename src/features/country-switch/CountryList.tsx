import { type CSSProperties, useRef, useState } from 'react';
import type { CountryShop } from '#src/config/sites.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { type Alternates, toCountryAddress } from '#src/lib/countryAddress.ts';
import { isComposing } from '#src/lib/isComposing.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { CheckIcon } from '#src/ui/Icon/icons.tsx';
import { scrollContainer } from '#src/ui/scrollContainer.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import styles from './CountrySwitch.module.css';
import { COUNTRY_TERM_MAX_LENGTH, findCountries } from './countryNames.ts';

interface CountryListProps {
  countries: readonly CountryShop[];
  /** Path and query of this page. */
  address: string;
  alternates: Alternates | undefined;
}

const languageProps = ({ locale }: CountryShop) => ({ lang: locale, hrefLang: locale });

/** Links to the countries, and a field that filters them by name. Enter follows the first one. */
export function CountryList({ countries, address, alternates }: CountryListProps) {
  const text = useText();
  const site = useSite();
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const [term, setTerm] = useState('');
  const found = findCountries(countries, term);

  const search = (typed: string) => {
    setTerm(typed);
    const count = findCountries(countries, typed).length;
    if (count !== found.length)
      announce(text(count === 0 ? 'country_switch.none' : 'country_switch.found', { count }));
  };
  const follow: TextFieldProps['onKeyDown'] = (event) => {
    // Without a term no country is selected.
    if (event.key === 'Enter' && !isComposing(event.nativeEvent) && term.trim() !== '')
      list.current?.querySelector('a')?.click();
    // React Aria stops the propagation of the field's key events by default, but Escape must close the list.
    else event.continuePropagation();
  };
  // Only a filter makes the list shorter, and only a script filters: the server's markup needs no `style` attribute.
  const room = useIsHydrated() ? ({ '--countries': countries.length } as CSSProperties) : undefined;
  return (
    <>
      <TextField
        className={styles.search}
        label={text('country_switch.search')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={COUNTRY_TERM_MAX_LENGTH}
        value={term}
        onChange={search}
        onKeyDown={follow}
      />
      <ul ref={list} {...scrollContainer} className={styles.list} style={room}>
        {found.map((country) => (
          <li key={country.code}>
            <a
              className={styles.link}
              href={toCountryAddress(country, address, site, alternates)}
              aria-current={country === site ? 'true' : undefined}
              {...languageProps(country)}
            >
              {country.countryName}
              {country === site && <CheckIcon size="small" />}
            </a>
          </li>
        ))}
        {found.length === 0 && <li className={styles.none}>{text('country_switch.none')}</li>}
      </ul>
    </>
  );
}
