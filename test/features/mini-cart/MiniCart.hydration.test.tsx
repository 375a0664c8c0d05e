import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { PageProvider } from '#src/provider/VitrineProvider.tsx';
import { hydrate, putIntoPage } from '../../support/hydrate.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const CARTS = ['cart-full', 'cart-empty', 'cart-defective', 'cart-read-error:UNKNOWN'];
const cases = CARTS.flatMap((scenario) => SITE_CODES.map((site) => [scenario, site] as const));

/** A page with a shop whose cart is as the scenario says. */
async function page(part: React.ReactNode, site: SiteCode, scenario: string) {
  const { shop } = await renderWithShop(null, { site, scenario });
  const store = createStore();
  const element = (
    <PageProvider site={site} store={store} shop={shop}>
      {part}
    </PageProvider>
  );
  return element;
}

it.each(cases)(
  'MC-01: the icon hydrates without a mismatch, whatever the browser has stored: %s in %s',
  async (scenario, site) => {
    localStorage.setItem('cart', '7');
    const element = await page(<MiniCart />, site, scenario);
    const container = putIntoPage(renderToString(element));
    const link = container.querySelector('a');
    expect(container.querySelector('[data-part="count"]')).toBeNull();
    expect(await hydrate(container, element)).toEqual([]);
    // React reused the server's elements.
    expect(container.querySelector('a')).toBe(link);
  },
);
