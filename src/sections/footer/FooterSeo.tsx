import { keyed } from '#src/lib/keyed.ts';
import styles from './Footer.module.css';
import { FooterDisclosure, FooterToggle } from './FooterDisclosure.tsx';
import { FooterTextLink } from './FooterTextLink.tsx';
import type { FooterPart } from './footerModel.ts';

/** Popular categories in columns: collapsible, open on wide screens and collapsed on narrow ones. */
export function FooterSeo({ seo }: { seo: FooterPart<'seo'> }) {
  if (seo.columns.length === 0) return null;
  const title = <span className={styles.toggleText}>{seo.heading}</span>;
  return (
    <nav className={styles.seo} data-part="seo" aria-label={seo.heading}>
      <FooterDisclosure
        heading={
          <h3 className={styles.seoHeading}>
            <FooterToggle width="wide" className={styles.seoToggleWide}>
              {title}
            </FooterToggle>
            <FooterToggle width="narrow" className={styles.groupToggle}>
              {title}
            </FooterToggle>
          </h3>
        }
      >
        <div className={styles.seoColumns}>
          {seo.columns.map(({ links }, index) => (
            <ul key={index} className={styles.links}>
              {keyed(links, ({ url, text }) => `${url} ${text}`).map(([key, { url, text }]) => (
                <li key={key}>
                  <FooterTextLink url={url} className={styles.seoLink}>
                    {text}
                  </FooterTextLink>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </FooterDisclosure>
    </nav>
  );
}
