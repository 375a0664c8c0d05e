import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LIBRARY_ENTRIES } from '../../scripts/build/libraryEntries.ts';

/** The module of React Aria that reads the browser's language while it is evaluated. */
const DEFAULT_LOCALE = pathToFileURL('node_modules/react-aria/dist/private/i18n/useDefaultLocale.mjs').href;

const { prototype } = Intl.Locale as unknown as { prototype: Record<string, unknown> };
const working = Object.getOwnPropertyDescriptors(prototype);
const fail = () => {
  throw new TypeError('not here');
};

beforeEach(() => vi.resetModules());
afterEach(() => void Object.defineProperties(prototype, working));

it('ENV-02: what a script adds to every object stays there, but no loop sees it; it is reported once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  Object.assign(Object.prototype, { added: 'x' });
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'added'));
  const { hidePrototypeAdditions } = await import('#src/lib/guardGlobals.ts');
  hidePrototypeAdditions();
  const seen = [];
  for (const name in { own: 1 }) seen.push(name);
  expect(seen).toEqual(['own']);
  expect(({} as { added?: string }).added).toBe('x');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('“added”'));
});

it.each(['ResizeObserver', 'IntersectionObserver', 'matchMedia', 'requestIdleCallback'])(
  'ENV-01: %s that throws counts as absent, and is reported once',
  async (name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    onTestFinished(() =>
      before
        ? void Object.defineProperty(globalThis, name, before)
        : void Reflect.deleteProperty(globalThis, name),
    );
    Object.assign(globalThis, {
      [name]: function refuse() {
        fail();
      },
    });
    await import('#src/lib/guardGlobals.ts');
    expect((globalThis as Record<string, unknown>)[name]).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`“${name}”`));
  },
);

describe('ENV-01: an incomplete Intl.Locale', () => {
  it.each<[string, () => void]>([
    ['without maximize', () => delete prototype.maximize],
    ['with a maximize that throws', () => Object.assign(prototype, { maximize: fail })],
    ['with a maximize that returns nothing', () => Object.assign(prototype, { maximize: () => undefined })],
    ['with text information that throws', () => Object.assign(prototype, { getTextInfo: fail })],
    ['without text information', () => delete prototype.getTextInfo],
  ])('%s does not keep React Aria from loading', async (what, degrade) => {
    degrade();
    await import('#src/lib/guardGlobals.ts');
    // Another address is another module, which is evaluated again.
    const { getDefaultLocale } = await import(/* @vite-ignore */ `${DEFAULT_LOCALE}?${what}`);
    expect(getDefaultLocale().direction).toBe('ltr');
  });

  it('is left alone where it works', async () => {
    const { maximize } = prototype;
    await import('#src/lib/guardGlobals.ts');
    expect(prototype.maximize).toBe(maximize);
  });

  it.each(LIBRARY_ENTRIES.filter(({ isClient }) => isClient).map(({ source }) => source))(
    '%s repairs it before anything else',
    (source) => {
      const [first] = readFileSync(path.resolve(source), 'utf8').match(/^(?:import|export) .*$/m) ?? [];
      expect(first).toBe("import '../lib/guardGlobals.ts';");
    },
  );
});
