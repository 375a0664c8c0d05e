import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mixedTiles, windowTiles } from '#demo/model/demoProducts.ts';
import { MESSAGES } from '#demo/pages/messages.server.ts?server';
import { ProductTiles } from '#demo/pages/ProductTiles.tsx';
import { Recommendations } from '#demo/pages/Recommendations.tsx';
import { CartView } from '#src/entries/index.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

it('BFF-01: a tile adds its product, unless it has several sizes: then it leads to them', async () => {
  await renderWithShop(<ProductTiles tiles={windowTiles('DE')} />, {
    provider: { messages: MESSAGES['de-DE'] },
  });
  // One size, three colours, of which the picture shows one.
  expect(screen.getByRole('button', { name: /^In den Warenkorb: Teekanne/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Auswählen: Sommerkleid mit Taillenband' })).toHaveAttribute(
    'href',
    '/p/4027',
  );
  expect(screen.queryByRole('button', { name: /Sommerkleid/ })).toBeNull();
});

it.each([
  ['below the cart, none that is in it', true],
  ['elsewhere, the same when the cart arrives', false],
])('BFF-01: recommendations are four products: %s', async (_, isBelowCart) => {
  const titles = () =>
    within(screen.getByRole('region', { name: 'Das könnte dir gefallen' }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  await renderWithShop(
    <>
      <CartView />
      <Recommendations tiles={windowTiles('DE')} isBelowCart={isBelowCart} />
    </>,
    { scenario: 'cart-mixed', provider: { messages: MESSAGES['de-DE'] } },
  );
  const quantities = (await screen.findAllByRole('spinbutton')).map((field) =>
    field.getAttribute('aria-label'),
  );
  const first = windowTiles('DE').slice(0, 4);
  expect(titles()).toHaveLength(4);
  if (isBelowCart)
    expect(titles().filter((title) => quantities.some((name) => name?.includes(title)))).toEqual([]);
  else expect(titles()).toEqual(first.map(({ title }) => title));
});

it('BFF-01: recommendations below the cart are none that a subscription of it delivers', async () => {
  const delivered = ['4001', '4002', '4004', '4043'];
  const tiles = mixedTiles('DE').filter(({ id }) => delivered.includes(id));
  expect(tiles.length).toBeGreaterThan(1);
  const others = windowTiles('DE').filter(({ id }) => !delivered.includes(id));
  await renderWithShop(
    <>
      <CartView />
      <Recommendations tiles={[...tiles, ...others]} isBelowCart />
    </>,
    { scenario: 'cart-only:subscription', provider: { messages: MESSAGES['de-DE'] } },
  );
  await screen.findAllByText('pro Lieferung');
  const shown = within(screen.getByRole('region', { name: 'Das könnte dir gefallen' })).getAllByRole(
    'heading',
  );
  for (const { title } of tiles) expect(shown.map(({ textContent }) => textContent)).not.toContain(title);
});

it('MC-12, INP-16: a form that submits again while its button waits adds one piece', async () => {
  const { calls } = await renderWithShop(<ProductTiles tiles={windowTiles('DE')} />, {
    scenario: 'slow:100',
    provider: { messages: MESSAGES['de-DE'] },
  });
  const button = screen.getByRole('button', { name: /^In den Warenkorb: Teekanne/ });
  const form = button.closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  // Enter in a variant.
  fireEvent.submit(form);
  await waitFor(() => expect(button).toHaveTextContent(/Im Warenkorb|Hinzugefügt/));
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});
