import { expect, it } from 'vitest';
import { sendShopEvent } from '#src/lib/shopEvents.ts';
import { readStored } from '#src/lib/storage.ts';

it('browser functions are safe to call in a server render', () => {
  expect(typeof window).toBe('undefined');
  expect(() => sendShopEvent('cart-update')).not.toThrow();
  expect(readStored('cart')).toBeNull();
});
