import { useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CartApi, useCart } from '#src/features/mini-cart/index.ts';
import { pause } from '#src/lib/pause.ts';

/** How long a tool waits for the shop's answer, in milliseconds; then it returns what the page shows. */
const ANSWER_WAIT_MS = 12_000;

/** The cart of `useCart` for code that runs outside of rendering. */
export interface LatestCart {
  /** The cart as the page shows it, with all changes up to now. */
  cart: () => CartApi;
  /** Resolves when the cart is read and no change is pending. */
  whenCartSettled: () => Promise<CartApi>;
}

/** The page's cart, for callbacks of the browser. */
export function useLatestCart(): LatestCart {
  const current = useCart();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [latest] = useState(() => {
    const listeners = new Set<() => void>();
    let value = current;
    const cart = () => {
      // Renders pending changes of the cart too.
      flushSync(render);
      return value;
    };
    const isSettled = () => {
      const { view, isUpdating } = cart();
      return view !== 'loading' && !isUpdating;
    };
    const nextRender = () =>
      new Promise<void>((resolve) => {
        const listener = () => {
          listeners.delete(listener);
          resolve();
        };
        listeners.add(listener);
      });
    return {
      cart,
      set: (next: CartApi) => {
        value = next;
        for (const listener of listeners) listener();
      },
      whenCartSettled: async () => {
        let isLate = false;
        const deadline = pause(ANSWER_WAIT_MS).then(() => {
          isLate = true;
        });
        while (!isLate && !isSettled()) await Promise.race([nextRender(), deadline]);
        return cart();
      },
    };
  });
  useLayoutEffect(() => latest.set(current));
  return latest;
}
