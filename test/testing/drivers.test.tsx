import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Header } from '#src/sections/header/index.ts';
import {
  cartDriver,
  domPage,
  navigationDriver,
  searchDriver,
  waitForAnnouncement,
} from '../../src/entries/testing.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

it('LIB-13: drivers use cart, search and navigation with Testing Library, in any language', async () => {
  const { user } = await renderWithShop(<Header />, { site: 'PL', scenario: 'cart-mixed' });
  const page = domPage({ user, waitFor });

  const cart = cartDriver(page);
  await cart.open();
  const lines = await cart.lines();
  const changeable = lines.find(({ quantity }) => quantity !== null);
  if (!changeable) throw new Error('No line has a quantity.');
  await cart.setQuantity(changeable.title, 3);
  await cart.settled();
  expect(await cart.lines()).toContainEqual({ title: changeable.title, quantity: 3 });
  await cart.remove(changeable.title);
  await waitForAnnouncement(page, changeable.title);
  expect((await cart.lines()).map(({ title }) => title)).not.toContain(changeable.title);
  await cart.undo(changeable.title);
  await cart.settled();
  expect((await cart.lines()).map(({ title }) => title)).toContain(changeable.title);

  const search = searchDriver(page);
  await search.type('kawa');
  expect((await search.suggestions()).join()).toMatch(/kawa/i);
  expect(await navigationDriver(page).entries()).toHaveLength(4);
});

it('LIB-13: a missing part is named', async () => {
  const { user } = await renderWithShop(<p>No header</p>);
  const page = domPage({ user, waitFor: async (find) => find() });
  await expect(cartDriver(page).open()).rejects.toThrow('There is no [data-part="cart-toggle"]');
});
