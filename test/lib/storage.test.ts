import { expect, it, vi } from 'vitest';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';

function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

it('stores, reads and removes a string', () => {
  stubStorage();
  expect(readStored('cart')).toBeNull();
  writeStored('cart', '3');
  expect(readStored('cart')).toBe('3');
  removeStored('cart');
  expect(readStored('cart')).toBeNull();
});

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};
it.each<[string, PropertyDescriptor]>([
  ['without storage, as on a server', { value: undefined }],
  [
    'where a browser blocks or fills storage',
    { value: { getItem: refuse, setItem: refuse, removeItem: refuse } },
  ],
  ['where a browser throws on access to storage', { get: refuse }],
])('returns null and does not throw %s', (_where, descriptor) => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor });
  expect(readStored('cart')).toBeNull();
  expect(() => writeStored('cart', '3')).not.toThrow();
  expect(() => removeStored('cart')).not.toThrow();
});
