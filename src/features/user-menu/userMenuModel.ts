import { LINKS } from '#src/config/links.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import type { Visitor } from '#src/state/visitorAtoms.ts';

/** An entry of the user menu. */
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
  /** Loyalty beans the person has. */
  count?: number;
  /** The person is a member of what it leads to. */
  isMember?: boolean;
}

/** Entries for a visitor on a site: the site's flags and the card decide (USR-02). */
export function userMenuLinks(
  { links, loyaltyCard, userMenu }: Pick<SiteConfig, 'links' | 'loyaltyCard' | 'userMenu'>,
  visitor: Visitor,
): UserMenuLink[] {
  const entry = (name: UserMenuLink['name'], label: MessageId, href: string | null | false) =>
    href ? [{ name, label, href }] : [];
  return [
    ...entry('account', 'user_menu.account', LINKS.account),
    ...entry('orders', 'user_menu.orders', LINKS.orders),
    ...entry('watchlist', 'user_menu.watchlist', LINKS.watchlist),
    ...entry('card', 'user_menu.card', loyaltyCard && links.card),
    ...entry('beans', 'user_menu.beans', loyaltyCard && visitor.isCardMember && LINKS.loyaltyBeans).map(
      (beans) => ({
        ...beans,
        count: visitor.loyaltyBeans,
      }),
    ),
    ...entry('mobilePlan', 'user_menu.mobile_plan', userMenu.mobilePlan && links.mobilePlan),
    ...entry('community', 'user_menu.community', userMenu.community && links.community).map((community) => ({
      ...community,
      isMember: visitor.isCommunityMember,
    })),
    ...entry('help', 'header.help', links.help),
    ...entry('contact', 'user_menu.contact', userMenu.contact && links.contact),
  ];
}

/** What a visitor can do about being known: strangers and remembered people log in, people who are in log out (USR-01, USR-02). */
export function userMenuActions({ status }: Pick<Visitor, 'status'>) {
  return {
    login: status !== 'LOGGED_IN',
    register: status === 'LOGGED_OUT',
    logout: status === 'LOGGED_IN',
  };
}
