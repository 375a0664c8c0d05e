import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { MESSAGES } from '#demo/pages/messages.server.ts?server';
import { ShopPage } from '../../stories/pages/ShopPage.tsx';
import { renderWithShop } from '../support/renderWithShop.tsx';

it('BEY-24: pages suggest another country, except the checkout, whose fields it would cover', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tr']);
  const suggestion = () => document.querySelector('[data-vitrine="country-suggestion"]');
  const show = (address: string) =>
    renderWithShop(<ShopPage address={address} />, { provider: { messages: MESSAGES['de-DE'] } });
  const { unmount } = await show('/cart');
  await waitFor(() => expect(suggestion()).not.toBeNull());
  unmount();
  await show('/checkout');
  await act(async () => {});
  expect(suggestion()).toBeNull();
});
