import { useObjectRef } from 'react-aria/useObjectRef';
import { COUNTRY_SWITCH_ID } from '#src/config/links.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { type Alternates, countriesOf } from '#src/lib/countryAddress.ts';
import {
  DisclosureChevron,
  DisclosurePanel,
  DisclosureTrigger,
} from '#src/ui/Disclosure/DisclosureParts.tsx';
import { DismissibleDisclosure } from '#src/ui/Disclosure/DismissibleDisclosure.tsx';
import { GlobeIcon } from '#src/ui/Icon/icons.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { useFirstId } from '#src/ui/useFirstId.ts';
import { usePageAddress } from '#src/ui/usePagePath.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { CountryList } from './CountryList.tsx';
import styles from './CountrySwitch.module.css';

export interface CountrySwitchProps extends RootProps<HTMLElement> {
  /** URLs of this page in other countries. @default the same path on each country's shop, or its home page */
  alternates?: Alternates | undefined;
  /** Path and query of this page, for a server. @default read from the window */
  path?: string | undefined;
}

/**
 * Links to the shop in each of its countries, each named in the country's own language, the current one marked,
 * to the same page if the country has it. Users can search them by name in any of the twelve languages.
 * Without JavaScript the list is open. A shop with one country has no switch.
 *
 * @example <CountrySwitch alternates={{ AT: 'https://at.vitrine.example/p/4711' }} />
 */
export function CountrySwitch({ alternates, path, className, ref, ...rest }: CountrySwitchProps) {
  const text = useText();
  const rootAttributes = useRoot('country-switcher', rest);
  const root = useObjectRef(ref);
  const id = useFirstId(rest.id ?? COUNTRY_SWITCH_ID, root);
  const site = useSite();
  const address = usePageAddress(path) ?? '/';
  const countries = countriesOf(site);
  if (countries.length < 2) return null;

  return (
    <nav
      ref={root}
      className={classNames(styles.root, className)}
      {...rootAttributes}
      id={id}
      aria-label={text('country_switch.label')}
    >
      <DismissibleDisclosure>
        <DisclosureTrigger className={styles.toggle}>
          <GlobeIcon />
          <span>
            <VisuallyHidden>
              {text('ui.labelled', { label: text('country_switch.label'), value: '' })}
            </VisuallyHidden>
            <span lang={site.locale}>{site.countryName}</span>
          </span>
          <DisclosureChevron size="small" />
        </DisclosureTrigger>
        <DisclosurePanel>
          <div className={styles.countries}>
            <CountryList countries={countries} address={address} alternates={alternates} />
          </div>
        </DisclosurePanel>
      </DismissibleDisclosure>
    </nav>
  );
}
