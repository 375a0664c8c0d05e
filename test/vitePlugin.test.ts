import type { Plugin } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { vitrine } from '#src/entries/vite.ts';

const NO_PARSER = '/node_modules/@formatjs/icu-messageformat-parser/no-parser.js';

/** What a plugin makes of an import. */
function resolve(plugins: Plugin[], source: string, importer: string): unknown {
  const context = { resolve: vi.fn(() => NO_PARSER) };
  for (const { resolveId } of plugins) {
    const hook = typeof resolveId === 'object' ? resolveId?.handler : resolveId;
    const resolved = hook?.call(context as never, source, importer, {} as never);
    if (resolved) return resolved;
  }
  return null;
}

describe('FND-06: vitrine/vite', () => {
  const DICTIONARY = '/node_modules/react-aria/dist/private/intl/overlays/index.mjs';
  const PARSER = '@formatjs/icu-messageformat-parser';

  it.each([
    ['de-DE', null],
    ['tr-TR', null],
    ['ja-JP', expect.stringContaining('empty.js')],
    ['ar-AE', expect.stringContaining('empty.js')],
  ])('excludes unsupported languages: %s', (locale, expected) => {
    expect(resolve(vitrine(), `./${locale}.mjs`, DICTIONARY)).toEqual(expected);
  });

  it('keeps the languages that a page names', () => {
    const plugins = vitrine({ locales: ['pl-PL'] });
    expect(resolve(plugins, './pl-PL.mjs', DICTIONARY)).toBeNull();
    expect(resolve(plugins, './de-DE.mjs', DICTIONARY)).toContain('empty.js');
  });

  it.each(['is-IS', 'pl-PL'])(
    'LIB-09: keeps English beside %s: React Aria falls back to it, and throws an error without any text',
    (locale) => expect(resolve(vitrine({ locales: [locale] }), './en-US.mjs', DICTIONARY)).toBeNull(),
  );

  it.each(['/node_modules/intl-messageformat/index.js', '/node_modules/@formatjs/intl/index.js'])(
    'removes the parser for %s',
    (importer) => {
      expect(resolve(vitrine(), PARSER, importer)).toBe(NO_PARSER);
      expect(resolve(vitrine({ keepsMessageParser: true }), PARSER, importer)).toBeNull();
    },
  );

  it('keeps the parser of custom messages, and languages of other packages', () => {
    expect(resolve(vitrine(), PARSER, '/node_modules/vitrine/dist/i18n/parseMessage.js')).toBeNull();
    expect(resolve(vitrine(), './ja-JP.mjs', '/node_modules/other/index.js')).toBeNull();
  });
});
