import { expect, it, vi } from 'vitest';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';

it('dispatches an event with its detail to plain addEventListener', () => {
  const listener = vi.fn();
  window.addEventListener('cart-count', listener);
  sendShopEvent('cart-count', { count: 3 });
  window.removeEventListener('cart-count', listener);
  expect(listener).toHaveBeenCalledOnce();
  expect(listener.mock.calls[0]?.[0]).toMatchObject({ detail: { count: 3 } });
});

it('receives the page’s events until it unsubscribes', () => {
  const listener = vi.fn();
  const stop = onShopEvent('consent-changed', listener);
  window.dispatchEvent(new CustomEvent('consent-changed', { detail: { analytics: true } }));
  stop();
  window.dispatchEvent(new CustomEvent('consent-changed', { detail: { analytics: false } }));
  expect(listener.mock.calls).toEqual([[{ analytics: true }]]);
});
