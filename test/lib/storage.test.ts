import { afterEach, expect, it, vi } from 'vitest';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('returns null and does not throw without storage, as on a server', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readStored('cart')).toBeNull();
  expect(() => writeStored('cart', '3')).not.toThrow();
  expect(() => removeStored('cart')).not.toThrow();
});

it('returns null and does not throw where a browser blocks or fills storage', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('cart')).toBeNull();
  expect(() => writeStored('cart', '3')).not.toThrow();
  expect(() => removeStored('cart')).not.toThrow();
});

it('handles a browser that throws on access to storage', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(readStored('cart')).toBeNull();
  expect(() => writeStored('cart', '3')).not.toThrow();
});
