import { useLayoutEffect, useRef, useState } from 'react';
import type { CountryShop } from '#src/config/sites.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { classNames } from '#src/lib/classNames.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { FocusFallback } from '#src/ui/FocusFallback/FocusFallback.tsx';
import { CloseIcon, GlobeIcon } from '#src/ui/Icon/icons.tsx';
import { Landmark } from '#src/ui/Landmark/Landmark.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { useWindowEdge } from '#src/ui/WindowEdge/useWindowEdge.ts';
import styles from './CountrySuggestion.module.css';

interface CountrySuggestionCardProps {
  site: CountryShop;
  /** Texts in its language. */
  text: Text;
  /** URL of this page there. */
  href: string;
  onFollow: () => void;
  onClose: () => void;
}

/** The fields in which a visitor of the page types. */
const FORM_FIELDS =
  "main :is(textarea, input:is([type='text'], [type='email'], [type='tel'], [type='password'], [type='search']))";

/** The suggestion in the language of the suggested country. */
export function CountrySuggestionCard({ site, text, href, onFollow, onClose }: CountrySuggestionCardProps) {
  const box = useRef<HTMLElement>(null);
  const [isInFlow, setInFlow] = useState(false);
  // Each page has an address of its own.
  useLayoutEffect(() => setInFlow(document.querySelector(FORM_FIELDS) !== null), [href]);
  const edge = useWindowEdge('country-suggestion', box, !isInFlow);
  return (
    <Landmark
      as="section"
      ref={box}
      className={classNames(styles.suggestion, edge)}
      data-vitrine="country-suggestion"
      data-in-flow={isInFlow || undefined}
      lang={site.locale}
      label={text('country_suggestion.question')}
    >
      <FocusFallback of={box} to='[data-vitrine="country-switcher"] button' />
      <div className={styles.card}>
        <GlobeIcon className={styles.icon} />
        <p className={styles.words}>
          <span className={styles.question}>{text('country_suggestion.question')}</span>{' '}
          <Link className={styles.link} href={href} hrefLang={site.locale} onClick={onFollow}>
            {text('country_suggestion.go', { country: site.countryName })}
          </Link>
        </p>
        <IconButton label={text('country_suggestion.close')} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </Landmark>
  );
}
