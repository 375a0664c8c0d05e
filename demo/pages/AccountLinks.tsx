import { TOPIC_TITLES, type Topic } from '#demo/model/topics.ts';
import { useSite, useText } from '#src/entries/index.ts';
import { BeanIcon, HeartIcon, MessageIcon, PackageIcon, UserIcon } from '#src/entries/ui.ts';
import { PageLinks } from './PageLinks.tsx';

/** The other pages of an account, on one of them. */
export function AccountLinks({ topic }: { topic: Topic }) {
  const text = useText();
  const { links, paths, loyaltyCard, userMenu } = useSite();
  const titles = { ...TOPIC_TITLES, contact: 'user_menu.contact' } as const;
  const pages = [
    { topic: 'account', href: paths.account, icon: UserIcon },
    { topic: 'orders', href: paths.orders, icon: PackageIcon },
    { topic: 'watchlist', href: paths.watchlist, icon: HeartIcon },
    { topic: 'beanaccount', href: loyaltyCard && paths.loyaltyBeans, icon: BeanIcon },
    { topic: 'contact', href: userMenu.contact && links.contact, icon: MessageIcon },
  ] as const;
  return (
    <PageLinks
      heading={text('user_menu.account')}
      isHeadingHidden
      links={pages.flatMap(({ topic: other, href, icon }) =>
        href && other !== topic ? [{ href, icon, text: text(titles[other]) }] : [],
      )}
    />
  );
}
