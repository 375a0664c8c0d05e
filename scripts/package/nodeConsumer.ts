/** A program that renders the nine sites with the installed package. */
export const NODE_CONSUMER = `
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Footer, Header, useMoney, useText, VitrineProvider } from 'vitrine';
import { SITE_CODES } from 'vitrine/sites';
import * as miniCart from 'vitrine/mini-cart';
import * as forms from 'vitrine/forms';
import { SITES, formatMoney } from 'vitrine/sites';
import { createSiteIntl } from 'vitrine/i18n';
import { createShopApi } from 'vitrine/shop';
import { createMswHandlers } from 'vitrine/mocks';
import polish from 'vitrine/locales/pl-PL';

function Part() {
  const text = useText();
  const money = useMoney();
  return createElement('p', null, text('header.skip_link'), ' ', money(1234.5));
}

for (const site of SITE_CODES) {
  const html = renderToString(createElement(VitrineProvider, { site }, createElement(Part))).replaceAll('&#x27;', "'");
  assert.ok(html.includes(formatMoney(1234.5, SITES[site].money)), site + ' writes its own money: ' + html);
}
for (const site of SITE_CODES) {
  const page = [createElement(Header, { key: 'header' }), createElement(Footer, { key: 'footer' })];
  const html = renderToString(createElement(VitrineProvider, { site }, page));
  assert.ok(html.includes('data-vitrine="header"') && html.includes('data-vitrine="footer"'), site + ' has header and footer');
}
assert.equal(typeof miniCart.MiniCart, 'function');
assert.ok(forms.TextField);
const overridden = renderToString(
  createElement(VitrineProvider, { site: 'PL', messages: polish, messageOverrides: { 'header.skip_link': 'Skok' } }, createElement(Part)),
);
assert.ok(overridden.includes('Skok'), 'a text can be overridden: ' + overridden);
assert.equal(createSiteIntl(SITES.PL, 'pl-PL', polish).text('header.skip_link'), 'Przejdź do treści');
assert.equal(typeof createShopApi({ site: 'DE' }).readCart, 'function');
assert.ok(createMswHandlers({ scenarios: ['cart-full'] }).length > 10);
console.log('A plain Node consumer renders ' + SITE_CODES.length + ' sites.');
`;
