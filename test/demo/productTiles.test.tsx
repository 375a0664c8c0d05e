import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { windowTiles } from '#demo/model/demoProducts.ts';
import { MESSAGES } from '#demo/pages/messages.server.ts?server';
import { ProductTiles } from '#demo/pages/ProductTiles.tsx';
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
