import { globSync, readFileSync } from 'node:fs';
import { preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { readLocale } from '../../scripts/build/localesPlugin.ts';
import { allSamples, withExampleFiles } from '../../scripts/package/guideSamples.ts';
import { readPublicApi } from '../../scripts/package/publicApi.ts';

const entryPoints = new Map(
  readPublicApi().map(({ entry, exports }) => [entry, new Set(exports.map(({ name }) => name))]),
);
const guide = readFileSync('docs/guide.md', 'utf8');

describe('LIB-04: the guide', () => {
  it('LIB-08: contains the files of the example as they are; `--update` writes them', async () => {
    expect(guide).toContain('<!-- examples/nordkok/src/shop.ts -->');
    await expect(withExampleFiles(guide)).toMatchFileSnapshot('../../docs/guide.md');
  });

  it('LIB-08: names every text about what the library’s own shop sells or claims', () => {
    const ids = Object.entries(readLocale('en')).flatMap(([id, text]) =>
      !/^(demo|page|newsletter\.mail)\./.test(id) &&
      /coffee|roast|fashion|beans?\b|\bstars\b|\d,\d{3}/i.test(text)
        ? id.replace(/^(newsletter\.interest\.).*/, '$1…').replace(/^(navigation_\d)_url$/, '$1')
        : [],
    );
    expect(ids.length).toBeGreaterThan(8);
    // `navigation_1` … `navigation_4`
    expect(ids.filter((id) => !/^navigation_\d$/.test(id) && !guide.includes(`\`${id}\``))).toEqual([]);
  });

  it('LIB-08: has a PostCSS configuration for a page whose root has another font size', async () => {
    const sample = /```js\n(\/\/ postcss\.config\.js\n[\s\S]*?)```/.exec(guide)?.[1] ?? '';
    const { default: postcss } = await import(`data:text/javascript,${encodeURIComponent(sample)}`);
    const config = await resolveConfig({ configFile: false, css: { postcss } }, 'build');
    const sheet = (half: string, one: string, ten: string) =>
      `@container (width < ${ten}rem) { .a-2rem { margin: ${one}rem ${half}rem; --v-2rem: calc(${one}rem + var(--v-1rem)); } }`;
    const media = '@media (width >= 48rem) { a { color: red; } }';
    const sizes = sheet('-.5', '1', '10') + media;
    const scaled = sheet('-0.8', '1.6', '16') + media;
    const built = async (file: string) => (await preprocessCSS(sizes, file, config)).code;
    expect(await built('/page/node_modules/vitrine/dist/styles.css')).toBe(scaled);
    expect(await built('/page/src/page.css')).toBe(sizes);
  });

  it('names only exports of the package', () => {
    expect(allSamples().length).toBeGreaterThan(12);
    const unknown = allSamples().flatMap(({ place, code }) =>
      [...code.matchAll(/import (?:type )?\{([^}]+)\} from '(vitrine[^']*)'/g)].flatMap(
        ([, names = '', entry = '']) =>
          names
            .split(',')
            .map((name) => name.trim().replace(/^type /, ''))
            .filter((name) => !entryPoints.get(entry)?.has(name))
            .map((name) => `${place}: ${name} of ${entry}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('lists the attributes of every part, and no other', () => {
    const source = globSync('src/**/*.{ts,tsx}')
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    // `guide` is the example in a docstring.
    const used = new Set(
      [...source.matchAll(/(?:data-part="|'data-part': '|data-vitrine="|useRoot\(')([a-z-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => name !== 'guide'),
    );
    const [, chapter = ''] = guide.split('### Attributes for style sheets and tests');
    const table = chapter.split('\n\n').find((text) => text.startsWith('|')) ?? '';
    const listed = new Set([...table.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name));
    for (const heading of ['data-vitrine', 'data-part']) listed.delete(heading);
    expect([...used].filter((name) => !listed.has(name))).toEqual([]);
    // Some names reach the element through a prop.
    expect(
      [...listed].filter((name) => !source.includes(`'${name}'`) && !source.includes(`"${name}"`)),
    ).toEqual([]);
    expect(used.size).toBeGreaterThan(50);
  });

  it('names only existing messages', () => {
    const messages = JSON.parse(readFileSync('locales/de-DE.json', 'utf8'));
    const named = [...guide.matchAll(/MessageOverrides = \{\n\s+'([^']+)'/g)].map(([, id = '']) => id);
    expect(named.length).toBeGreaterThan(0);
    for (const id of named) expect(messages).toHaveProperty([id]);
  });

  it('names only existing tokens', () => {
    const tokens = readFileSync('src/styles/tokens.css', 'utf8');
    for (const [token] of guide.matchAll(/--v-[a-z-]+\w/g)) expect(tokens).toContain(`${token}:`);
  });

  it('FND-06: configures webpack with the same code as the test consumer', () => {
    const configOf = (file: string) =>
      /config\.plugins\.push[\s\S]+?return config;/
        .exec(readFileSync(file, 'utf8'))?.[0]
        .replace(/\s+/g, '')
        .replace(/,}/g, '}');
    expect(configOf('docs/guide.md')).toContain('no-parser.js');
    expect(configOf('docs/guide.md')).toBe(configOf('test/consumers/next/next.config.js'));
  });
});
