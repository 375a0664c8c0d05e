import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckoutPage } from '#demo/pages/CheckoutPage.tsx';
import { MESSAGES } from '#demo/pages/messages.server.ts?server';
import { STORAGE_KEYS } from '#src/lib/storage.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

it('MC-17: the page of an order tells other tabs that the cart is empty', async () => {
  localStorage.setItem(STORAGE_KEYS.cartCount, '3');
  const revision = () => localStorage.getItem(`${STORAGE_KEYS.revision}cart`);
  const before = revision();
  await renderWithShop(
    <CheckoutPage
      payments={[]}
      conditions={[]}
      answer={{
        done: {
          sentTo: 'kim@example.com',
          number: '1',
          orderedAt: '2026-11-30T10:00:00Z',
          receipt: { lines: [], rows: [], includesShipping: true },
          facts: [],
        },
      }}
    />,
    { scenario: 'cart-empty', provider: { messages: MESSAGES['de-DE'] } },
  );
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.cartCount)).toBe('0'));
  expect(revision()).not.toBe(before);
});
