import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { translatePage } from '../../support/translatePage.ts';
import { openMiniCart, panel } from './openMiniCart.tsx';

// Browsers translate a page by putting every text node into elements of their own, and extensions do the same. Each
// action below must leave the same texts on such a page as on an untouched one.

const line = (name: string) => {
  const lines = [...panel().querySelectorAll<HTMLElement>('[data-line]')];
  return within(lines.find(({ textContent }) => textContent.includes(name)) as HTMLElement);
};
const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();

const ACTIONS: Record<string, (user: UserEvent) => Promise<void>> = {
  'one more': (user) => user.click(line('T-Shirt').getByRole('button', { name: /^Eins mehr/ })),
  'one fewer': (user) => user.click(line('Espresso').getByRole('button', { name: /^Eins weniger/ })),
  'delete a line': (user) => user.click(line('T-Shirt').getByRole('button', { name: /entfernen$/ })),
  'delete and restore a line': async (user) => {
    await user.click(line('T-Shirt').getByRole('button', { name: /entfernen$/ }));
    await user.click(line('T-Shirt').getByRole('button', { name: /rückgängig|zurück/i }));
    await user.click(line('T-Shirt').getByRole('button', { name: /^Eins mehr/ }));
  },
  'redeem a coupon': async (user) => {
    await user.type(within(panel()).getByRole('textbox', { name: /Gutschein/ }), 'WINTER10{Enter}');
  },
};

/** What the panel says after an action, on a translated page or not. */
async function play(act: (user: UserEvent) => Promise<void>, isTranslated: boolean): Promise<string> {
  const { user, unmount } = await openMiniCart({ scenario: 'cart-mixed' });
  await waitFor(() => expect(panel().querySelector('[data-part="total"]')).not.toBeNull());
  const before = textOf(panel());
  if (isTranslated) translatePage(panel());
  await act(user);
  await waitFor(() => expect(textOf(panel())).not.toBe(before), { timeout: 5_000 });
  await waitFor(() => expect(panel().querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 5_000 });
  const after = textOf(panel());
  unmount();
  return after;
}

it.each(Object.entries(ACTIONS))(
  'MC-28: on a translated page, "%s" leaves no old text',
  async (_name, act) => {
    const expected = await play(act, false);
    expect(await play(act, true)).toBe(expected);
  },
);
