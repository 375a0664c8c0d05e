import { ConsentLink, useAsksConsent } from '#src/features/consent/index.ts';
import { type Alternates, CountrySwitch, usePageAddress } from '#src/features/country-switch/index.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { MonitorIcon, SmartphoneIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Footer.module.css';
import { FooterLink } from './FooterLink.tsx';
import { isDesktopForced, statutoryLinks, toDesktopAddress, toMobileAddress } from './footerModel.ts';

export interface FooterLegalProps {
  footer: CountryFooter;
  /** Apps get neither the countries nor the desktop view (FTR-04). */
  isApp: boolean;
  address: string | undefined;
  alternates: Alternates | undefined;
}

/** The last lines: statutory and legal links, the note on tax and shipping, the desktop view and the other countries. */
export function FooterLegal({ footer, isApp, address, alternates }: FooterLegalProps) {
  const text = useText();
  const site = useSite();
  const asksConsent = useAsksConsent();
  const { legalLinks, salesTax } = footer;
  return (
    <div className={styles.legal}>
      <div className={styles.legalTexts}>
        <nav aria-label={text('footer.legal.label')}>
          <ul className={styles.legalLinks}>
            {statutoryLinks(site).map(({ part, url, text: words }) => (
              <li key={part} data-part={part}>
                <FooterLink url={url} className={`${styles.legalLink} ${styles.statutoryLink}`}>
                  {words}
                </FooterLink>
              </li>
            ))}
            {legalLinks.map((link) => (
              <li key={link.url}>
                <FooterLink url={link.url} className={styles.legalLink}>
                  {link.text}
                </FooterLink>
              </li>
            ))}
            {asksConsent && (
              <li data-part="consent">
                <ConsentLink className={`${styles.legalLink} ${styles.statutoryLink}`} />
              </li>
            )}
          </ul>
        </nav>
        {salesTax && (
          <p className={styles.note} data-part="sales-tax">
            {salesTax.textBeforeLink}
            <FooterLink url={salesTax.link.url} variant="inline">
              {salesTax.link.text}
            </FooterLink>
            {salesTax.textAfterLink}
          </p>
        )}
        <p className={styles.note}>© {site.brand.name}</p>
      </div>
      {!isApp && (
        <div className={styles.views}>
          <ViewChange labels={footer.viewChanger} address={address} />
          <CountrySwitch address={address} alternates={alternates} />
        </div>
      )}
    </div>
  );
}

/** The way to the desktop view, and from a forced one back (FTR-06). */
function ViewChange({ labels, address: given }: { labels: CountryFooter['viewChanger']; address?: string }) {
  const address = usePageAddress(given);
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
