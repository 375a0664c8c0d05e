import type { ComponentType } from 'react';
import type { SiteConfig } from '#src/config/sites.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import type { Visitor } from '#src/state/visitorAtoms.ts';
import type { IconProps } from '#src/ui/Icon/Icon.tsx';
import {
  BeanIcon,
  CardIcon,
  CommunityIcon,
  HeartIcon,
  HelpIcon,
  MessageIcon,
  PackageIcon,
  SmartphoneIcon,
  UserIcon,
} from '#src/ui/Icon/icons.tsx';
import styles from './UserMenu.module.css';
import { type UserMenuLink, userMenuLinks } from './userMenuModel.ts';

const ICONS: Record<UserMenuLink['name'], ComponentType<IconProps>> = {
  account: UserIcon,
  card: CardIcon,
  orders: PackageIcon,
  watchlist: HeartIcon,
  beans: BeanIcon,
  mobilePlan: SmartphoneIcon,
  community: CommunityIcon,
  contact: MessageIcon,
  help: HelpIcon,
};

export function UserMenuLinks({ site, visitor }: { site: SiteConfig; visitor: Visitor }) {
  const text = useText();
  return (
    <nav aria-label={text('user_menu.links')}>
      <ul className={styles.links}>
        {userMenuLinks(site, visitor).map(({ name, label, href, count, isMember }) => {
          const Icon = ICONS[name];
          return (
            <li key={name}>
              <a className={styles.link} href={href}>
                <Icon />
                <span className={styles.name}>{text(label)}</span>{' '}
                {count !== undefined && (
                  <span className={styles.count}>{text('user_menu.beans_count', { count })}</span>
                )}
                {isMember && <span className={styles.count}>{text('user_menu.community_member')}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
