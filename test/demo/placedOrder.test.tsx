import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckoutPage } from '#demo/pages/CheckoutPage.tsx';
import { MESSAGES } from '#demo/pages/messages.server.ts?server';
import { STORAGE_KEYS } from '#src/lib/storage.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

const ORDER = {
  sentTo: 'kim@example.com',
  isMailed: true,
  number: '1',
  orderedAt: '2026-11-30T10:00:00Z',
  receipt: { lines: [], rows: [], includesShipping: true },
  facts: [],
};

const show = (order: typeof ORDER) =>
  renderWithShop(<CheckoutPage payments={[]} conditions={[]} answer={{ done: order }} />, {
    scenario: 'cart-empty',
    provider: { messages: MESSAGES['de-DE'] },
  });

it.each([
  [true, 'Die Bestätigung ist unterwegs an kim@example.com.'],
  [false, /keine an kim@example\.com geschickt\. Bitte speichere/],
])('LAW-02: the page of an order says whether its confirmation was sent: %s', async (isMailed, sentence) => {
  await show({ ...ORDER, isMailed });
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('MC-17: the page of an order tells other tabs that the cart is empty', async () => {
  localStorage.setItem(STORAGE_KEYS.cartCount, '3');
  const revision = () => localStorage.getItem(`${STORAGE_KEYS.revision}cart`);
  const before = revision();
  await show(ORDER);
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.cartCount)).toBe('0'));
  expect(revision()).not.toBe(before);
});
