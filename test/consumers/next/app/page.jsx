import { NewsletterForm } from 'vitrine';
import { loadFooterContent } from 'vitrine/server';
import { Shop } from './Shop.jsx';

/** As the promotion service answers. */
const WINTER = {
  type: 'ApiTopBannerPromotion',
  contentJSON: JSON.stringify({ headline: 'Ciepło przez zimę', link: { url: '/c/430600', text: 'Zobacz' } }),
};

export default async function Page() {
  const serverData = {
    footerContent: await loadFooterContent('PL'),
    footer: null,
    navigation: [],
    themeWorlds: null,
    promotions: { '~header_top': WINTER, '~header_benefits': null },
  };
  return (
    <Shop serverData={serverData}>
      <h1>Kawa</h1>
      <NewsletterForm origin="page" />
    </Shop>
  );
}
