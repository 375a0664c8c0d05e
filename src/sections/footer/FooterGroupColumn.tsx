import { useSite } from '#src/i18n/SiteContext.ts';
import { keyed } from '#src/lib/keyed.ts';
import type { FooterGroup } from '#src/schemas/footer.ts';
import styles from './Footer.module.css';
import { FooterColumn } from './FooterColumn.tsx';
import { GroupIcon } from './FooterIcon.tsx';
import { FooterLogo } from './FooterLogo.tsx';
import { type FooterPlatform, mobileLinks } from './footerModel.ts';

export interface FooterGroupColumnProps {
  group: FooterGroup;
  platform: FooterPlatform | undefined;
}

/** A teaser group of the country's content. */
export function FooterGroupColumn({ group, platform }: FooterGroupColumnProps) {
  const site = useSite();
  const { heading, introductoryText, links, images } = group;
  const forMobile = mobileLinks(platform);
  return (
    <FooterColumn
      title={heading.link.text}
      url={heading.link.url}
      icon={heading.iconName && <GroupIcon name={heading.iconName} site={site} />}
      introduction={introductoryText}
      links={links
        .filter(({ hideInClassic }) => !hideInClassic || forMobile !== 'hidden')
        .map(({ link, hideInClassic }) => ({
          ...link,
          isForMobile: hideInClassic === true && forMobile === 'by-width',
        }))}
    >
      {images.length > 0 && (
        <ul className={styles.groupLogos}>
          {keyed(images, ({ source }) => source).map(([key, { label, source }]) => (
            <li key={key}>
              <FooterLogo source={source} label={label} />
            </li>
          ))}
        </ul>
      )}
    </FooterColumn>
  );
}
