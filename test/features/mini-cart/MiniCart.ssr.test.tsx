import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SITE_CODES } from '#src/config/sites.ts';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';

it.each(SITE_CODES)('MC-01: on a server the icon is a link to the cart, without a count: %s', (site) => {
  const html = renderToString(
    <VitrineProvider site={site}>
      <MiniCart />
    </VitrineProvider>,
  );
  expect(html).toContain('href="/cart?step=shopping_cart"');
  expect(html).toContain('data-part="cart-toggle"');
  expect(html).not.toContain('data-part="count"');
  expect(html).not.toContain('data-flyout');
});
