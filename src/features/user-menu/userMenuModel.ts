import type { SiteConfig } from '#src/config/sites.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import type { Visitor } from '#src/state/visitorAtoms.ts';

export interface UserMenuLink {
  name:
    | 'account'
    | 'card'
    | 'orders'
    | 'watchlist'
    | 'beans'
    | 'mobilePlan'
    | 'community'
    | 'contact'
    | 'help';
  label: MessageId;
  href: string;
  /** The user's number of loyalty beans. */
  count?: number;
  /** Whether the user is a member of the linked programme. */
  isMember?: boolean;
}

/** The entries for a visitor on a site, by the site's addresses and the loyalty card. */
export function userMenuLinks(
  { links, paths, loyaltyCard, userMenu }: Pick<SiteConfig, 'links' | 'paths' | 'loyaltyCard' | 'userMenu'>,
  visitor: Visitor,
): UserMenuLink[] {
  const entry = (
    name: UserMenuLink['name'],
    label: MessageId,
    href: string | null | false,
    more: Pick<UserMenuLink, 'count' | 'isMember'> = {},
  ) => (href ? [{ name, label, href, ...more }] : []);
  const beans = loyaltyCard && visitor.isCardMember && paths.loyaltyBeans;
  return [
    ...entry('account', 'user_menu.account', paths.account),
    ...entry('orders', 'user_menu.orders', paths.orders),
    ...entry('watchlist', 'user_menu.watchlist', paths.watchlist),
    ...entry('card', 'user_menu.card', loyaltyCard && links.card),
    ...entry('beans', 'user_menu.beans', beans, { count: visitor.loyaltyBeans }),
    ...entry('mobilePlan', 'user_menu.mobile_plan', links.mobilePlan),
    ...entry('community', 'user_menu.community', links.community, { isMember: visitor.isCommunityMember }),
    ...entry('help', 'header.help', links.help),
    ...entry('contact', 'user_menu.contact', userMenu.contact && links.contact),
  ];
}

/** Log-in or log-out: unknown and remembered visitors can log in, logged-in ones can log out. */
export function userMenuActions({ status }: Pick<Visitor, 'status'>) {
  return {
    login: status !== 'LOGGED_IN',
    register: status === 'LOGGED_OUT',
    logout: status === 'LOGGED_IN',
  };
}
