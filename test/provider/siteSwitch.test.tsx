import { act, render, screen, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { ShopApi } from '#src/api/shopApi.ts';
import type { Locale } from '#src/config/locales.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { MiniCart, useCart } from '#src/entries/mini-cart.ts';
import { deferred } from '#src/lib/deferred.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { serverDataAtom } from '#src/state/serverDataAtom.ts';
import { visitorHintAtom } from '#src/state/visitorHintAtom.ts';
import { createTestShop } from '../support/shopFetch.ts';

/** The host's own part of the page. */
function Host() {
  const [presses, setPresses] = useState(0);
  const { count } = useCart();
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      host {presses}, cart {count}
    </button>
  );
}

/** The shop of a site, with its calls. */
const openShop = (site: SiteCode, scenario: ScenarioName) => createTestShop({ site, scenarios: [scenario] });

const page = (site: SiteCode, shop: ShopApi) => (
  <VitrineProvider site={site} shop={shop}>
    <MiniCart />
    <Host />
  </VitrineProvider>
);

it('SIT-05: another site requests its own cart, and no amount is shown in another currency', async () => {
  const polish = openShop('PL', 'cart-full');
  const turkish = openShop('TR', 'cart-empty');
  const { container, rerender } = await act(async () => render(page('PL', polish.shop)));
  await waitFor(() => expect(screen.getByText(/host 0, cart [1-9]/)).toBeVisible());
  await act(async () => screen.getByText(/host 0/).click());
  await act(async () => rerender(page('TR', turkish.shop)));
  expect(container.textContent).not.toMatch(/\d,\d\d/);
  await waitFor(() => expect(turkish.calls).toContain('GET /service/cart/api/cart'));
  await waitFor(() => expect(screen.getByText('host 1, cart 0')).toBeVisible());
  expect(container.textContent).not.toContain('zł');
});

it('MC-12: in another language, the cart has the change that was under way', async () => {
  const { shop, calls } = openShop('DE', 'cart-only:article');
  const answer = deferred<void>();
  const slow: ShopApi = {
    ...shop,
    changeCart: async (input) => {
      await answer.promise;
      return shop.changeCart(input);
    },
  };
  function Line() {
    const { lines, setQuantity, finishQuantities } = useCart();
    const [line] = lines;
    if (!line) return null;
    const choose = () => {
      setQuantity(line.key, 7);
      finishQuantities();
    };
    return (
      <button type="button" onClick={choose}>
        {JSON.stringify(line.entry).match(/"quantity":\d+/)?.[0]}
      </button>
    );
  }
  const inLanguage = (locale: Locale) => (
    <VitrineProvider site="DE" locale={locale} shop={slow}>
      <Line />
    </VitrineProvider>
  );
  const { rerender } = await act(async () => render(inLanguage('de-DE')));
  const former = await screen.findByRole('button');
  const before = former.textContent;
  await act(async () => former.click());
  expect(screen.getByRole('button')).toHaveTextContent('"quantity":7');
  await act(async () => rerender(inLanguage('en')));
  await waitFor(() => expect(calls.filter((call) => call.startsWith('GET'))).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe(before));
  answer.resolve();
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('"quantity":7'));
});

it('SIT-05, LIB-08: a server’s data and hint belong to their site, also when the page spreads them in every render', async () => {
  const serverData = { footer: { headline: 'Nur in Deutschland' } };
  const inSite = (site: SiteCode, shop: ShopApi) => (
    <VitrineProvider
      site={site}
      shop={shop}
      serverData={{ ...serverData }}
      visitorHint={{ visitor: { status: 'LOGGED_IN', firstName: 'Anna', customerName: 'Anna' } }}
    >
      <State />
    </VitrineProvider>
  );
  const State = () => <p>{JSON.stringify([useAtomValue(serverDataAtom), useAtomValue(visitorHintAtom)])}</p>;
  const { container, rerender } = await act(async () =>
    render(inSite('DE', openShop('DE', 'cart-empty').shop)),
  );
  await waitFor(() => expect(container).toHaveTextContent(/Nur in Deutschland.*Anna/));
  await act(async () => rerender(inSite('PL', openShop('PL', 'cart-empty').shop)));
  await waitFor(() => expect(container).toHaveTextContent('[{},{}]'));
});
