import { useSite, useText } from '#src/entries/index.ts';
import { BeanIcon, HeartIcon, MessageIcon, PackageIcon } from '#src/entries/ui.ts';
import { PageLinks } from './PageLinks.tsx';

/** The pages of an account. */
export function AccountLinks() {
  const text = useText();
  const { links, paths, loyaltyCard } = useSite();
  const pages = [
    { url: paths.orders, text: text('page.topic.orders.title'), icon: PackageIcon },
    { url: paths.watchlist, text: text('page.topic.watchlist.title'), icon: HeartIcon },
    { url: loyaltyCard && paths.loyaltyBeans, text: text('page.topic.beanaccount.title'), icon: BeanIcon },
    { url: links.contact, text: text('page.topic.contact.title'), icon: MessageIcon },
  ];
  return (
    <PageLinks
      heading={text('user_menu.account')}
      isHeadingHidden
      links={pages.flatMap(({ url, ...page }) => (url ? [{ url, ...page }] : []))}
    />
  );
}
