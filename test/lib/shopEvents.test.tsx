import { expect, it, vi } from 'vitest';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';

it('dispatches an event with its detail to plain addEventListener', () => {
  const heard = vi.fn();
  window.addEventListener('cart-count', heard);
  sendShopEvent('cart-count', { count: 3 });
  window.removeEventListener('cart-count', heard);
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { count: 3 } });
});

it('receives the page’s events until it unsubscribes', () => {
  const heard = vi.fn();
  const stop = onShopEvent('consent-changed', heard);
  window.dispatchEvent(new CustomEvent('consent-changed', { detail: { analytics: true } }));
  stop();
  window.dispatchEvent(new CustomEvent('consent-changed', { detail: { analytics: false } }));
  expect(heard.mock.calls).toEqual([[{ analytics: true }]]);
});
