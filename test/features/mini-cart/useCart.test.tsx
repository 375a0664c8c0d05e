import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCart } from '#src/features/mini-cart/index.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

/** A page's own cart, without the mini cart. */
function OwnCart() {
  const { count, view, cart, lines, vouchers, errors, isUpdating, remove, undo, setQuantity, redeem } =
    useCart();
  const [first] = lines;
  return (
    <>
      <h1>{`${view} ${count} ${isUpdating ? 'updating' : 'settled'} ${cart?.totalSum}`}</h1>
      <ul>
        {lines.map(({ key, entry, isDeleted }) => (
          <li key={key}>{`${isDeleted ? '−' : '+'} ${entry.kind} ${key}`}</li>
        ))}
        {vouchers.map(({ key, isRemoved }) => (
          <li key={key}>{`${isRemoved ? '−' : '+'} ${key}`}</li>
        ))}
      </ul>
      {errors.map(({ id, message }) => (
        <p key={id} role="alert">
          {message}
        </p>
      ))}
      <button type="button" onClick={() => first && remove(first.key)}>
        remove
      </button>
      <button type="button" onClick={() => first && undo(first.key)}>
        undo
      </button>
      <button type="button" onClick={() => first && setQuantity(first.key, 5)}>
        five
      </button>
      <button type="button" onClick={() => redeem({ kind: 'coupon', code: 'WINTER10' })}>
        redeem
      </button>
    </>
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

it('MC-25: a page without a mini cart gets lines, sums, vouchers and the commands', async () => {
  const { user } = await renderWithShop(<OwnCart />, { scenario: 'cart-only:article' });
  expect(heading()).toMatch(/^loading 0/);
  await waitFor(() => expect(heading()).toMatch(/^full \d+ settled \d/));
  const before = heading();
  const [first] = items();
  expect(first).toMatch(/^\+ article/);

  await user.click(press('remove'));
  expect(items()[0]).toMatch(/^− article/);
  await user.click(press('undo'));
  expect(items()[0]).toBe(first);
  await waitFor(() => expect(heading()).toBe(before));

  await user.click(press('five'));
  expect(heading()).toContain('updating');
  await waitFor(() => expect(heading()).toMatch(/settled/), { timeout: 5_000 });
  expect(heading()).not.toBe(before);

  await user.click(press('redeem'));
  await waitFor(() => expect(items().at(-1)).toBe('+ voucher coupon WINTER10'));
});

it('MC-25: a refused change is an error with a message in the page’s language', async () => {
  const { user } = await renderWithShop(<OwnCart />, {
    site: 'PL',
    scenario: 'cart-only:article, cart-change-error:ITEM_LIMIT',
  });
  await waitFor(() => expect(heading()).toMatch(/^full/));
  await user.click(press('remove'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Tego produktu można kupić najwyżej/);
  expect(items()[0]).toMatch(/^\+ article/);
});
