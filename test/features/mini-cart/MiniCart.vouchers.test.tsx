import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { spoken } from '../../support/announcements.ts';
import { pressByKey } from '../../support/pressByKey.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const panel = () => screen.getByRole('dialog', { name: 'Warenkorb-Vorschau' });
const field = () => within(panel()).getByRole('textbox', { name: /Gutscheincode oder Kartennummer/ });
const row = (title: RegExp) =>
  within(panel()).getByText(title).closest('[data-part="voucher"]') as HTMLElement;

async function open(scenario: string) {
  const page = await renderWithShop(<MiniCart />, { scenario });
  await pressByKey(page.user, screen.getByRole('button', { name: 'Warenkorb-Vorschau' }));
  await within(panel()).findByRole('form', { name: 'Gutschein oder Geschenkkarte einlösen' });
  return page;
}

it('BEY-13: a coupon is entered by keyboard, announced, and becomes a row of the summary', async () => {
  const { user, track } = await open('cart-only:article');
  await user.type(field(), 'WINTER10{Enter}');
  await waitFor(() => expect(row(/^Gutschein WINTER10$/)).toHaveTextContent(/[−-]/));
  expect(field()).toHaveValue('');
  expect(spoken()).toContain('Gutschein WINTER10 eingelöst.');
  expect(track).toHaveBeenCalledWith('voucher_redeemed', { voucher_type: 'coupon' });
});

it.each([
  ['NOPE', 'Diesen Gutscheincode gibt es nicht. Bitte prüfe deine Eingabe.'],
  ['SUMMER20', 'Dieser Gutscheincode ist abgelaufen.'],
  ['WELCOME10', 'Dieser Gutscheincode wurde schon eingelöst.'],
  ['BIG15', /^Dieser Gutscheincode gilt ab einem Einkauf von 1\.000,00\s€\.$/],
  ['6006 0000', 'Auf dieser Geschenkkarte ist kein Guthaben mehr.'],
  ['1234 5678', 'Diese Geschenkkarte gibt es nicht. Bitte prüfe die Kartennummer.'],
])('BEY-13: %s is refused with its reason, and stays in the field', async (code, reason) => {
  const { user, track } = await open('cart-only:article');
  await user.type(field(), `${code}{Enter}`);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(reason));
  expect(field()).toHaveValue(code);
  expect(field()).toBeInvalid();
  expect(track).toHaveBeenCalledWith('voucher_refused', expect.anything());
  await user.type(field(), 'X');
  expect(field()).not.toBeInvalid();
});

it('BEY-13: an empty field shows an error and sends no request', async () => {
  const { user, calls } = await open('cart-only:article');
  await user.click(within(panel()).getByRole('button', { name: 'Einlösen' }));
  expect(field()).toHaveAccessibleDescription('Bitte gib einen Gutscheincode oder eine Kartennummer ein.');
  expect(calls).not.toContain('PUT /service/cart/api/cart');
});

it('BEY-13: the scenario voucher-error refuses only vouchers', async () => {
  const { user } = await open('cart-mixed, voucher-error:WSAC_EXPIRED');
  await user.type(field(), 'COFFEE5{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Dieser Gutscheincode ist abgelaufen.'));
});

it('BEY-13: a voucher is removed and restored by keyboard, and the focus follows', async () => {
  const { user } = await open('cart-mixed');
  within(row(/^Gutschein WINTER10$/))
    .getByRole('button', { name: 'Gutschein WINTER10 entfernen' })
    .focus();
  await user.keyboard('{Enter}');
  const removed = row(/^Gutschein WINTER10 entfernt$/);
  expect(removed).toHaveAttribute('data-state', 'deleted');
  expect(within(removed).getByRole('button', { name: 'Rückgängig: Gutschein WINTER10' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const restored = row(/^Gutschein WINTER10$/);
  expect(within(restored).getByRole('button', { name: 'Gutschein WINTER10 entfernen' })).toHaveFocus();
  expect(spoken()).toEqual([
    'Gutschein WINTER10 entfernt. Du kannst das gleich hier rückgängig machen.',
    'Gutschein WINTER10 ist wieder eingelöst.',
  ]);
});

it('BEY-13: a half-typed code is still there when the panel opens again', async () => {
  const { user } = await open('cart-only:article');
  await user.type(field(), 'WINT');
  await user.keyboard('{Escape}');
  await pressByKey(user, screen.getByRole('button', { name: 'Warenkorb-Vorschau' }));
  expect(field()).toHaveValue('WINT');
});
