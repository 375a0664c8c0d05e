import { expect, it, vi } from 'vitest';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';

it('reaches a page that listens with plain addEventListener, with the detail', () => {
  const heard = vi.fn();
  window.addEventListener('cart-count', heard);
  sendShopEvent('cart-count', { count: 3 });
  window.removeEventListener('cart-count', heard);
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { count: 3 } });
});

it('hears what a page sends, until it stops listening', () => {
  const heard = vi.fn();
  const stop = onShopEvent('consent-changed', heard);
  window.dispatchEvent(new CustomEvent('consent-changed', { detail: { analytics: true } }));
  stop();
  window.dispatchEvent(new CustomEvent('consent-changed', { detail: { analytics: false } }));
  expect(heard.mock.calls).toEqual([[{ analytics: true }]]);
});
