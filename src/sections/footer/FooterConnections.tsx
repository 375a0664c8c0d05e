import type { ReactNode } from 'react';
import { inLang } from '#src/i18n/inLang.tsx';
import { useOwnLang, useText } from '#src/i18n/SiteContext.ts';
import { keyed } from '#src/lib/keyed.ts';
import { parseUrl } from '#src/lib/parseUrl.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { GlobeIcon } from '#src/ui/Icon/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Footer.module.css';
import { APP_STORES, NETWORKS } from './FooterIcon.tsx';
import { FooterLogo } from './FooterLogo.tsx';
import { FooterPictureLink } from './FooterTextLink.tsx';
import type { FooterPart } from './footerModel.ts';
import { findLogo } from './logos.ts';

interface SocialLink {
  name: string;
  icon: ReactNode;
  link: string;
}

/** A network that the library has no icon for: a general icon, named after the link's host. */
function toUnknownNetwork(iconName: string, link: string): SocialLink[] {
  reportProblem(`Footer: the network “${iconName}” has no icon.`);
  const href = safeHref(link);
  const host = href && parseUrl(href)?.hostname.replace(/^www\./, '');
  return host ? [{ name: host, icon: <GlobeIcon />, link }] : [];
}

export function FooterSocial({ social }: { social: FooterPart<'socialMedia'> }) {
  const known = social.socialMediaIcons.flatMap(({ iconName, link }): SocialLink[] => {
    const network = Object.hasOwn(NETWORKS, iconName) ? NETWORKS[iconName] : undefined;
    return network ? [{ ...network, link }] : toUnknownNetwork(iconName, link);
  });
  if (known.length === 0) return null;
  return (
    <section data-part="social">
      <h3 className={styles.smallHeading}>{social.heading}</h3>
      <ul className={styles.socialLinks}>
        {keyed(known, ({ name }) => name).map(([key, { name, icon, link }]) => (
          <li key={key}>
            <FooterPictureLink url={link} className={styles.socialLink}>
              {icon}
              <VisuallyHidden>{name}</VisuallyHidden>
            </FooterPictureLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isAppStore = (name: string): name is keyof typeof APP_STORES => Object.hasOwn(APP_STORES, name);

function toUnknownStore(iconName: string): never[] {
  reportProblem(`Footer: the app store “${iconName}” is unknown and left out.`);
  return [];
}

export function FooterApps({ apps }: { apps: FooterPart<'appReferences'> }) {
  const text = useText();
  const ownLang = useOwnLang();
  const known = apps.appIcons.flatMap(({ iconName, link }) =>
    isAppStore(iconName) ? [{ ...APP_STORES[iconName], link }] : toUnknownStore(iconName),
  );
  if (known.length === 0) return null;
  return (
    <section data-part="apps">
      <h3 className={styles.smallHeading}>{apps.heading}</h3>
      <ul className={styles.appLinks}>
        {keyed(known, ({ textId }) => textId).map(([key, { textId, icon, link }]) => (
          <li key={key}>
            <FooterPictureLink url={link} className={styles.appLink}>
              {icon}
              {inLang(text(textId), ownLang)}
            </FooterPictureLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Seals the shop has earned: pictograms with their names in the page's language. */
export function FooterQuality({ quality }: { quality: FooterPart<'qualityLogos'> }) {
  if (quality.logos.length === 0) return null;
  return (
    <section data-part="quality">
      <h3 className={styles.smallHeading}>{quality.heading}</h3>
      <ul className={styles.seals}>
        {keyed(quality.logos, ({ image }) => image).map(([key, { image, label, link, size }]) => {
          const name = label ?? findLogo(image)?.name;
          const content = (
            <>
              <FooterLogo source={image} label="" size={size} />
              {name}
            </>
          );
          return (
            <li key={key}>
              {link && name ? (
                <FooterPictureLink url={link} className={styles.seal}>
                  {content}
                </FooterPictureLink>
              ) : (
                <span className={styles.seal}>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
