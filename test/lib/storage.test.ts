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

it('keeps, gives back and forgets a text', () => {
  stubStorage();
  expect(readStored('cart')).toBeNull();
  writeStored('cart', '3');
  expect(readStored('cart')).toBe('3');
  removeStored('cart');
  expect(readStored('cart')).toBeNull();
});

it('reads nothing and does not throw where storage is missing, as on a server', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readStored('cart')).toBeNull();
  expect(() => writeStored('cart', '3')).not.toThrow();
  expect(() => removeStored('cart')).not.toThrow();
});

it('reads nothing and does not throw where a browser blocks or fills storage', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('cart')).toBeNull();
  expect(() => writeStored('cart', '3')).not.toThrow();
  expect(() => removeStored('cart')).not.toThrow();
});

it('survives a browser that throws as soon as storage is named', () => {
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
