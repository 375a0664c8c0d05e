import { describe, expect, it, vi } from 'vitest';
import { retryableImport } from '#src/lazy/retryableImport.ts';

const ADDRESS = 'https://shop.example/assets/Guide-1a2b.js';
const CHROMIUM = `Failed to fetch dynamically imported module: ${ADDRESS}`;
const FIREFOX = `error loading dynamically imported module: ${ADDRESS}`;

/** A browser that remembers a failed `import()`, and the addresses that were asked for instead. */
function rememberingBrowser(message: string, answer: () => Promise<unknown> = async () => 'module') {
  const error = new TypeError(message);
  const importFrom = vi.fn<(address: string) => Promise<unknown>>(answer);
  return { error, importFrom, load: retryableImport(() => Promise.reject(error), importFrom) };
}

describe('BEY-08: an import that can be repeated', () => {
  it('imports a module that loads immediately', async () => {
    expect(await retryableImport(async () => 'module')()).toBe('module');
  });

  it('requests no new address at the first failure', async () => {
    const { error, importFrom, load } = rememberingBrowser(CHROMIUM);
    await expect(load()).rejects.toBe(error);
    expect(importFrom).not.toHaveBeenCalled();
  });

  it.each([CHROMIUM, FIREFOX])('requests a new address on each later attempt: %s', async (message) => {
    const { error, importFrom, load } = rememberingBrowser(message);
    await expect(load()).rejects.toBe(error);
    expect(await load()).toBe('module');
    expect(await load()).toBe('module');
    expect(importFrom.mock.calls).toEqual([[`${ADDRESS}?attempt=2`], [`${ADDRESS}?attempt=3`]]);
  });

  it('throws the first error where the new address fails as well', async () => {
    const { error, load } = rememberingBrowser(CHROMIUM, () => Promise.reject(new Error('offline')));
    await expect(load()).rejects.toBe(error);
    await expect(load()).rejects.toBe(error);
  });

  it.each(['Importing a module script failed.', 'Loading chunk 12 failed.', 'module: javascript:alert(1)'])(
    'extracts no address from an error message without a valid one: %s',
    async (message) => {
      const { error, importFrom, load } = rememberingBrowser(message);
      await expect(load()).rejects.toBe(error);
      await expect(load()).rejects.toBe(error);
      expect(importFrom).not.toHaveBeenCalled();
    },
  );

  it('uses the module of a browser that requests it again itself', async () => {
    const importFrom = vi.fn(async () => 'copy');
    let isOnline = false;
    const load = retryableImport(
      () => (isOnline ? Promise.resolve('module') : Promise.reject(new TypeError(CHROMIUM))),
      importFrom,
    );
    await expect(load()).rejects.toThrow(CHROMIUM);
    isOnline = true;
    expect(await load()).toBe('module');
    expect(importFrom).not.toHaveBeenCalled();
  });
});
