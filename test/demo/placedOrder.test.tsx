import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CASH_ON_DELIVERY } from '#demo/model/checkoutForm.ts';
import { orderFacts } from '#demo/model/orderFacts.ts';
import type { CheckoutOrder } from '#demo/model/pageContent.ts';
import { CheckoutPage } from '#demo/pages/CheckoutPage.tsx';
import { MESSAGES } from '#demo/pages/messages.server.ts?server';
import { SITES } from '#src/config/sites.ts';
import { createSiteIntl } from '#src/i18n/siteIntl.ts';
import { STORAGE_KEYS } from '#src/lib/storage.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

const ORDER: CheckoutOrder = {
  sentTo: 'kim@example.com',
  isMailed: true,
  number: '1',
  orderedAt: '2026-11-30T10:00:00Z',
  receipt: { lines: [], rows: [], includesShipping: true },
  facts: [],
};

const show = (order: CheckoutOrder) =>
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

const ENTRY = {
  firstName: 'Kim',
  lastName: 'Berger',
  street: 'Hauptstraße 1',
  postcode: '10115',
  city: 'Berlin',
};

it.each([
  ['home', 'visa', ['Nach Hause', 'In 2–\u20603\u00a0Werktagen bei dir', 'Visa']],
  ['store', CASH_ON_DELIVERY, ['In eine Filiale', 'In 2–\u20604\u00a0Werktagen abholbereit', 'Nachnahme']],
] as const)(
  'LAW-02: the page of an order names its address, its delivery and its payment: %s, %s',
  async (delivery, payment, ends) => {
    const { text } = createSiteIntl(SITES.DE, 'de-DE', MESSAGES['de-DE']);
    await show({ ...ORDER, facts: orderFacts({ ...ENTRY, delivery, payment }, 'DE', text) });
    const terms = await screen.findAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual(['Adresse', 'Versand', 'Zahlungsart']);
    const lines = screen.getAllByRole('definition').map((line) => line.textContent);
    expect(lines).toEqual(['Kim Berger', 'Hauptstraße 1', '10115 Berlin', ...ends]);
  },
);
