import { expect, it } from 'vitest';
import { sendShopEvent } from '#src/lib/shopEvents.ts';
import { readStored } from '#src/lib/storage.ts';

it('lets a server render call the tools of the browser without harm', () => {
  expect(typeof window).toBe('undefined');
  expect(() => sendShopEvent('cart-update')).not.toThrow();
  expect(readStored('cart')).toBeNull();
});
