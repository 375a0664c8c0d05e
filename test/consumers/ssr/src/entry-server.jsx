import { renderToString } from 'react-dom/server';
import { createSiteIntl } from 'vitrine/i18n';
import polish from 'vitrine/locales/pl-PL';
import { loadFooterContent, toShellMessages } from 'vitrine/server';
import { createShopApi } from 'vitrine/shop';
import { SITES } from 'vitrine/sites';
import { Page } from './Page.jsx';

const shellMessages = toShellMessages(createSiteIntl(SITES.PL, 'pl-PL', polish).text);

/**
 * The page's markup and the data that hydrates it.
 *
 * @param fetchShop calls the shop's services
 * @param hasShellMessages whether the header's shell works before the language is loaded
 */
export async function render(fetchShop, hasShellMessages) {
  const shop = createShopApi({ site: 'PL', fetch: fetchShop });
  const [navigation, footerContent] = await Promise.all([shop.readNavigation(), loadFooterContent('PL')]);
  const data = {
    serverData: { navigation: navigation.ok ? navigation.value : null, footer: null, footerContent },
    ...(hasShellMessages && { shellMessages }),
  };
  return { html: renderToString(<Page {...data} />), data };
}
