import type { Topic } from '#demo/model/topics.ts';
import { useSite, useText } from '#src/entries/index.ts';
import { BeanIcon, HeartIcon, MessageIcon, PackageIcon, UserIcon } from '#src/entries/ui.ts';
import { PageLinks } from './PageLinks.tsx';

/** The other pages of an account, on one of them. */
export function AccountLinks({ topic }: { topic: Topic }) {
  const text = useText();
  const { links, paths, loyaltyCard } = useSite();
  const pages = [
    { topic: 'account', url: paths.account, icon: UserIcon },
    { topic: 'orders', url: paths.orders, icon: PackageIcon },
    { topic: 'watchlist', url: paths.watchlist, icon: HeartIcon },
    { topic: 'beanaccount', url: loyaltyCard && paths.loyaltyBeans, icon: BeanIcon },
    { topic: 'contact', url: links.contact, icon: MessageIcon },
  ] as const;
  return (
    <PageLinks
      heading={text('user_menu.account')}
      isHeadingHidden
      links={pages.flatMap(({ topic: other, url, icon }) =>
        url && other !== topic ? [{ url, icon, text: text(`page.topic.${other}.title`) }] : [],
      )}
    />
  );
}
