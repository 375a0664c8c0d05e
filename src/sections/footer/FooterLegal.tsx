import type { ReactNode } from 'react';
import { ConsentLink, useRequiresConsent } from '#src/features/consent/index.ts';
import { type Alternates, CountrySwitch } from '#src/features/country-switch/index.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { keyed } from '#src/lib/keyed.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { MonitorIcon, SmartphoneIcon } from '#src/ui/Icon/icons.tsx';
import { usePageAddress } from '#src/ui/usePagePath.ts';
import styles from './Footer.module.css';
import { FooterTextLink } from './FooterTextLink.tsx';
import {
  type FooterPart,
  isDesktopForced,
  statutoryLinks,
  toDesktopAddress,
  toMobileAddress,
} from './footerModel.ts';

export interface FooterLegalProps {
  footer: CountryFooter;
  /** Below the legal links. */
  rows: ReactNode;
  /** Apps get neither the country links nor the desktop view. */
  isApp: boolean;
  path: string | undefined;
  alternates: Alternates | undefined;
}

/** The end of the footer: statutory and legal links, rows of notes, the desktop view and the other countries. */
export function FooterLegal({ footer, rows, isApp, path, alternates }: FooterLegalProps) {
  const text = useText();
  const site = useSite();
  const requiresConsent = useRequiresConsent();
  const { legalLinks } = footer;
  return (
    <div className={styles.legal}>
      <div className={styles.legalTexts}>
        <nav aria-label={text('footer.legal.label')}>
          <ul className={styles.legalLinks}>
            {statutoryLinks(site).map(({ part, url, text: words }) => (
              <li key={part} data-part={part}>
                <FooterTextLink url={url} className={`${styles.legalLink} ${styles.statutoryLink}`}>
                  {words}
                </FooterTextLink>
              </li>
            ))}
            {keyed(legalLinks, ({ url }) => url).map(([key, link]) => (
              <li key={key}>
                <FooterTextLink url={link.url} className={styles.legalLink}>
                  {link.text}
                </FooterTextLink>
              </li>
            ))}
            {requiresConsent && (
              <li data-part="consent">
                <ConsentLink className={`${styles.legalLink} ${styles.statutoryLink}`} />
              </li>
            )}
          </ul>
        </nav>
        {rows}
      </div>
      {!isApp && (
        <div className={styles.views}>
          {footer.viewChanger && <ViewChange labels={footer.viewChanger} path={path} />}
          <CountrySwitch path={path} alternates={alternates} />
        </div>
      )}
    </div>
  );
}

/** The note on tax and shipping, and the copyright. */
export function FooterLegalRows({ salesTax }: Pick<CountryFooter, 'salesTax'>) {
  const { brand } = useSite();
  return (
    <>
      {salesTax && (
        <p data-part="sales-tax">
          {salesTax.textBeforeLink}
          {salesTax.link && (
            <FooterTextLink url={salesTax.link.url} variant="inline">
              {salesTax.link.text}
            </FooterTextLink>
          )}
          {salesTax.textAfterLink}
        </p>
      )}
      <p translate="no">© {brand.name}</p>
    </>
  );
}

/** The link to the desktop view, or back from a forced one. */
function ViewChange({ labels, path }: { labels: FooterPart<'viewChanger'>; path: string | undefined }) {
  const address = usePageAddress(path) ?? '/';
  return isDesktopForced(address) ? (
    <a className={styles.viewLink} data-part="mobile-view" href={toMobileAddress(address)} rel="nofollow">
      <SmartphoneIcon />
      {labels.toMobile}
    </a>
  ) : (
    <a className={styles.viewLink} data-part="desktop-view" href={toDesktopAddress(address)} rel="nofollow">
      <MonitorIcon />
      {labels.toDesktop}
    </a>
  );
}
