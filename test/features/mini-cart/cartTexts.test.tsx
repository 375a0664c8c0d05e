import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openMiniCart, panel } from './openMiniCart.tsx';

// What a shopper in Germany reads and pays in the mock shop's carts, letter by letter. The stories find their way by
// hooks and by whatever language they are shown in, so the words themselves are held here.

const line = (id: string) =>
  panel().querySelector<HTMLElement>(`[data-line][data-id="${id}"]`) as HTMLElement;

it('MC-06, MC-07, MC-08: reference prices, gift wrap, stock, size, colour and pattern of articles', async () => {
  await openMiniCart({ scenario: 'cart-only:article' });
  expect(line('4002')).toHaveTextContent(/statt 17,99\s€ pro Stück 14,99\s€\/kg/);
  expect(line('4002')).toHaveTextContent(/30-Tage-Bestpreis: 17,99\s€ pro Stück \(−17\s%\)/);
  expect(line('4014')).toHaveTextContent(/Wird als Geschenk verpackt/);
  expect(line('4005')).toHaveTextContent(/Nur noch wenige verfügbar/);
  const details = (id: string) =>
    within(within(line(id)).getAllByRole('list')[0] as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(details('4025')).toEqual(['Größe: S', 'Farbe: Kaffeebraun']);
  expect(details('4014')).toEqual(['Muster: Wellen']);
  // Swatches are hidden from screen readers.
  expect(within(line('4014')).queryByRole('img')).toBeNull();
});

it('MC-05, MC-15: one amount to pay is beside the buttons; the header has a subtotal, which follows a quantity', async () => {
  const { user } = await openMiniCart({ scenario: 'cart-mixed' });
  expect(panel().querySelector('[data-row="final"]')).toHaveTextContent(/^Gesamtsumme495,48\s€$/);
  const sums = within(panel()).getAllByText('Gesamtsumme');
  expect(sums).toHaveLength(1);
  const actions = panel().querySelector('[data-part="checkout"]')?.parentElement?.parentElement;
  expect(actions).toContainElement(sums[0] as HTMLElement);
  const total = panel().querySelector('[data-part="total"]');
  expect(total).toHaveTextContent(/^Zwischensumme 505,78\s€$/);
  const field = within(line('4025')).getByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '3{Enter}');
  await waitFor(() => expect(total).toHaveTextContent(/^Zwischensumme 531,76\s€$/));
  expect(within(line('4025')).getByText(/^38,97\s€$/)).toBeVisible();
});
