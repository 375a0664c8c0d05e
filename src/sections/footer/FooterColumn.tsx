import type { ReactNode } from 'react';
import { inLang } from '#src/i18n/inLang.tsx';
import { useContentLang, useOwnLang } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { keyed } from '#src/lib/keyed.ts';
import type { FooterLink } from '#src/schemas/footer.ts';
import styles from './Footer.module.css';
import { FooterDisclosure, FooterToggle } from './FooterDisclosure.tsx';
import { FooterTextLink } from './FooterTextLink.tsx';

export interface FooterColumnProps {
  /** Heading of the column, and name of its toggle on narrow screens. */
  title: string;
  /** The page that the title links to. On narrow screens, where the title is a toggle, it is the first link. */
  url: string;
  /** Beside the title. @default none */
  icon?: ReactNode;
  /** A sentence above the links. @default none */
  introduction?: string | undefined;
  /** Links of the column. `isForMobile` hides one from 980 px. */
  links: readonly (FooterLink & { isForMobile?: boolean })[];
  /** Content below the links. @default none */
  children?: ReactNode;
}

/**
 * A group of the footer: a column on wide screens, an accordion panel on narrow ones. The library's groups are
 * built from it, and so is a group of your own: the slot `groups` gets it as `Column`.
 *
 * @example
 * <Column title="Für Firmen" url="/business" links={[{ url: '/business/coffee', text: 'Kaffee im Büro' }]} />
 */
export function FooterColumn({ title, url, icon, introduction, links, children }: FooterColumnProps) {
  const richText = useRichText();
  const contentLang = useContentLang();
  const ownLang = useOwnLang();
  return (
    <div className={styles.group} data-part="group">
      <FooterDisclosure
        heading={
          // Each width shows one of the two and hides the other, also from assistive technology.
          <h3 className={styles.groupHeading}>
            <FooterTextLink url={url} className={styles.groupLink}>
              {icon}
              {title}
            </FooterTextLink>
            <FooterToggle width="narrow" className={styles.groupToggle}>
              {icon}
              <span className={styles.toggleText}>{title}</span>
            </FooterToggle>
          </h3>
        }
      >
        <div className={styles.groupBody}>
          {introduction && <p className={styles.introduction}>{introduction}</p>}
          <ul className={styles.links}>
            {links.every((link) => link.url !== url) && (
              <li className={styles.narrowOnly}>
                <FooterTextLink url={url} className={styles.link}>
                  <span lang={ownLang}>
                    {richText('footer.group.overview', { title: inLang(title, contentLang) })}
                  </span>
                </FooterTextLink>
              </li>
            )}
            {keyed(links, ({ url: address, text: words }) => `${address} ${words}`).map(
              ([key, { url: address, text: words, isForMobile }]) => (
                <li key={key} className={isForMobile ? styles.matchOnly : undefined}>
                  <FooterTextLink url={address} className={styles.link}>
                    {words}
                  </FooterTextLink>
                </li>
              ),
            )}
          </ul>
          {children && <div className={styles.groupEnd}>{children}</div>}
        </div>
      </FooterDisclosure>
    </div>
  );
}
