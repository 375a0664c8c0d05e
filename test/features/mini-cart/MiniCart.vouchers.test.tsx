import { waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pressByKey } from '../../support/pressByKey.ts';
import { CHANGE_CART, openMiniCart, panel, toggle } from './openMiniCart.tsx';

const field = () => within(panel()).getByRole('textbox', { name: /Gutscheincode oder Kartennummer/ });
async function open(scenario: string) {
  const page = await openMiniCart({ scenario });
  await within(panel()).findByRole('form', { name: 'Gutschein oder Geschenkkarte einlösen' });
  return page;
}

it('BEY-13: a refusal stays in the field until it is edited, and analytics counts both outcomes', async () => {
  const { user, track } = await open('cart-only:article');
  await user.type(field(), 'NOPE{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/^Diesen Gutscheincode gibt es nicht/));
  expect(field()).toBeInvalid();
  expect(track).toHaveBeenCalledWith('voucher_refused', expect.anything());
  await user.type(field(), 'X');
  expect(field()).not.toBeInvalid();
  await user.clear(field());
  await user.type(field(), 'WINTER10{Enter}');
  await waitFor(() => expect(track).toHaveBeenCalledWith('voucher_redeemed', { voucher_type: 'coupon' }));
});

it('BEY-13: an empty field shows an error and sends no request', async () => {
  const { user, calls } = await open('cart-only:article');
  await user.click(within(panel()).getByRole('button', { name: 'Einlösen' }));
  expect(field()).toHaveAccessibleDescription('Bitte gib einen Gutscheincode oder eine Kartennummer ein.');
  expect(calls).not.toContain(CHANGE_CART);
});

it('INP-15, BEY-13: a pasted text that is no code stays whole, with its error', async () => {
  const { user, calls } = await open('cart-only:article');
  const pasted = 'WINTER10 '.repeat(6).trim();
  await user.click(field());
  await user.paste(pasted);
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue(pasted);
  expect(field()).toHaveAccessibleDescription('Bitte gib höchstens 40 Zeichen ein.');
  expect(calls).not.toContain(CHANGE_CART);
});

it('BEY-13: a half-typed code is still there when the panel opens again', async () => {
  const { user } = await open('cart-only:article');
  await user.type(field(), 'WINT');
  await user.keyboard('{Escape}');
  await pressByKey(user, toggle());
  expect(field()).toHaveValue('WINT');
});

it('INP-14, BEY-13: a code that is entered while another one is checked stays', async () => {
  const { user, track } = await open('cart-only:article, slow:200');
  await user.type(field(), 'WINTER10{Enter}');
  await user.clear(field());
  await user.type(field(), 'HELLO');
  await waitFor(() => expect(track).toHaveBeenCalledWith('voucher_redeemed', { voucher_type: 'coupon' }));
  expect(field()).toHaveValue('HELLO');
});

it('BEY-13: a code that is being checked while the panel closes and opens again is not sent a second time', async () => {
  const { user, track, shop } = await open('cart-only:article');
  const { changeCart } = shop;
  const checking = Promise.withResolvers<void>();
  vi.spyOn(shop, 'changeCart').mockImplementationOnce(async (call) => {
    await checking.promise;
    return changeCart(call);
  });
  await user.type(field(), 'WINTER10{Enter}');
  await user.keyboard('{Escape}');
  await pressByKey(user, toggle());
  await user.type(field(), '{Enter}');
  checking.resolve();
  await waitFor(() => expect(track).toHaveBeenCalledWith('voucher_redeemed', { voucher_type: 'coupon' }));
  expect(track).not.toHaveBeenCalledWith('voucher_refused', expect.anything());
  expect(field()).not.toBeInvalid();
});

it.each([
  ['is removed, and can be restored', 'cart-mixed', /^Rückgängig: Gutschein/],
  [
    'stays, because the shop refuses to remove it',
    'cart-mixed, cart-change-error:UNKNOWN',
    /^Gutschein .* entfernen$/,
  ],
])('MC-20, BEY-13: by keyboard the focus stays with a voucher that %s', async (_what, scenario, name) => {
  const { user, calls } = await open(scenario);
  const removes = within(panel()).getAllByRole('button', { name: /^Gutschein .* entfernen$/ });
  await pressByKey(user, removes[0] as HTMLElement);
  await waitFor(() => expect(calls).toContain(CHANGE_CART));
  await waitFor(() => expect(within(panel()).getByRole('button', { name })).toHaveFocus());
});

it('MC-11, BEY-13: a mouse press leaves no focus in the row of a voucher, where it would pause the undo time', async () => {
  const { user } = await open('cart-mixed');
  const [remove] = within(panel()).getAllByRole('button', { name: /^Gutschein .* entfernen$/ });
  await user.click(remove as HTMLElement);
  const undo = await within(panel()).findByRole('button', { name: /^Rückgängig: Gutschein/ });
  expect(undo.closest('[data-part="voucher"]')).not.toContainElement(document.activeElement as HTMLElement);
});
