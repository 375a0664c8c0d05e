import { useSite, useText } from '#src/i18n/SiteContext.ts';
import type { FooterGroup as Group } from '#src/schemas/footer.ts';
import styles from './Footer.module.css';
import { FooterDisclosure, FooterToggle } from './FooterDisclosure.tsx';
import { GroupIcon } from './FooterIcon.tsx';
import { FooterLink } from './FooterLink.tsx';
import { type FooterPlatform, mobileLinks, needsOverviewLink } from './footerModel.ts';
import { Logo } from './Logo.tsx';

export interface FooterGroupProps {
  group: Group;
  platform: FooterPlatform | undefined;
}

/** A teaser group: a column on wide screens, an accordion panel on narrow ones (FTR-01). */
export function FooterGroup({ group, platform }: FooterGroupProps) {
  const text = useText();
  const site = useSite();
  const { heading, introductoryText, links, images } = group;
  const forMobile = mobileLinks(platform);
  const shownLinks = links.filter((link) => !link.hideInClassic || forMobile !== 'hidden');
  const icon = heading.iconName && <GroupIcon name={heading.iconName} site={site} />;

  return (
    <div className={styles.group} data-part="group">
      <FooterDisclosure
        heading={
          // Each width shows one of the two; the other is hidden from everyone.
          <h3 className={styles.groupHeading}>
            <FooterLink url={heading.link.url} className={styles.groupLink}>
              {icon}
              {heading.link.text}
            </FooterLink>
            <FooterToggle width="narrow" className={styles.groupToggle}>
              {icon}
              <span className={styles.toggleText}>{heading.link.text}</span>
            </FooterToggle>
          </h3>
        }
      >
        <div className={styles.groupBody}>
          {introductoryText && <p className={styles.introduction}>{introductoryText}</p>}
          <ul className={styles.links}>
            {needsOverviewLink(group) && (
              <li className={styles.narrowOnly}>
                <FooterLink url={heading.link.url} className={styles.link}>
                  {text('footer.group.overview', { title: heading.link.text })}
                </FooterLink>
              </li>
            )}
            {shownLinks.map(({ link, hideInClassic }) => (
              <li
                key={`${link.url} ${link.text}`}
                className={hideInClassic && forMobile === 'by-width' ? styles.matchOnly : undefined}
              >
                <FooterLink url={link.url} className={styles.link}>
                  {link.text}
                </FooterLink>
              </li>
            ))}
          </ul>
          {images.length > 0 && (
            <ul className={styles.groupLogos}>
              {images.map(({ label, source }) => (
                <li key={source}>
                  <Logo source={source} label={label} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </FooterDisclosure>
    </div>
  );
}
