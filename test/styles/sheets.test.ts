import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LAYOUT_WIDTHS, NEWSLETTER_IMAGE_REM, RIBBON_WIDTH_REM } from '#src/config/breakpoints.ts';
import { createSubset, fontFile, readFontSubsets } from '../../scripts/build/fontSubsets.ts';

const withoutComments = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name: name.replaceAll(path.sep, '/'), text: withoutComments(path.join('src', name)) }));

const parts = sheets.filter(({ name }) => name.endsWith('.module.css'));

/** Tokens, and the custom properties that a component sets for its descendants, in its sheet or markup. */
const declared = new Set(
  [
    ...sheets.map(({ text }) => text),
    ...readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(path.join('src', name), 'utf8')),
  ].flatMap((text) => text.match(/--v-[\w-]+(?='?\s*:|'\s*[,\]])/g) ?? []),
);

it.each(parts.map(({ name, text }) => [name, text] as const))('LIB-03: %s is in its layer', (name, text) => {
  const layer = name.startsWith('ui/') ? 'ui' : name.startsWith('sections/') ? 'sections' : 'features';
  expect(text.trim()).toMatch(new RegExp(`^@layer vitrine\\.${layer} \\{[\\s\\S]*\\}$`));
  // One block: a rule outside the layer would override the page's own styles.
  expect(text.match(/^\S/gm)?.filter((start) => start !== '}')).toHaveLength(1);
});

// The demo's home page and scenario panel have one width of their own each.
it.each([
  ['src', []],
  ['demo/pages', [900, 1280]],
])('FTR-01, HDR-06: layouts in %s change at the listed window widths only', (folder, own) => {
  const known = new Set<number>([...Object.values(LAYOUT_WIDTHS), ...own]);
  const queries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) =>
      (withoutComments(path.join(folder, name)).match(/@media[^{]*/g) ?? []).map((query) => ({
        name,
        query: query.replace(/\(height[^)]*\)/g, ''),
      })),
    )
    .filter(({ query }) => /\d+px/.test(query));
  expect(queries.length).toBeGreaterThan(5);
  // `<` and `>=` share an edge; `<=`, `>` and `max-width` would add one beside it.
  const isKnown = (query: string) =>
    !/<=(?! width)|>(?!=)|max-width/.test(query) &&
    [...query.matchAll(/(\d+)px/g)].every(([, width]) => known.has(Number(width)));
  expect(queries.filter(({ query }) => !isKnown(query))).toEqual([]);
});

it('BEY-20: without scripts, where the consent’s settings are open, nothing keeps them in view over its words', () => {
  const consent = sheets.find(({ name }) => name.endsWith('ConsentRegion.module.css'));
  const unscripted = consent?.text.replace(/@media \(scripting: enabled\) \{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  expect(unscripted).toMatch(/\.answers \{[^}]*position: sticky/);
  expect(unscripted).not.toMatch(/\.settings[^{]*\{[^}]*position: sticky/);
});

it('NWL-13: the newsletter’s style sheets show its image from the width of its component', () => {
  const shown = sheets
    .filter(({ name }) => /Newsletter(?:Form|Image)\.module\.css$/.test(name))
    .flatMap(({ text }) => [...text.matchAll(/@container newsletter \(width >= ([\d.]+)rem\)/g)])
    .map(([, width]) => Number(width));
  expect(Math.min(...shown)).toBe(NEWSLETTER_IMAGE_REM);
});

it('BEY-06: the ribbon’s style sheet changes at the width of its component', () => {
  const preview = sheets.find(({ name }) => name.endsWith('Preview.module.css'));
  const widths = [...(preview?.text ?? '').matchAll(/\(width [<>=]+ ([\d.]+)rem\)/g)].map(
    ([, width]) => width,
  );
  expect(widths).toEqual([String(RIBBON_WIDTH_REM)]);
});

it('LIB-03: components use only existing tokens, or have a fallback', () => {
  const unknown = parts.flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--v-[\w-]+)\)/g)]
      .filter(([, token = '']) => !declared.has(token))
      .map(([, token]) => `${name}: ${token}`),
  );
  expect(unknown).toEqual([]);
});

it('LIB-03: components take every colour from a token or a system colour', () => {
  const literal = parts.flatMap(({ name, text }) =>
    (
      text.match(
        /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\([^)]*\)|:\s*(?:white|black|red)\b/gi,
      ) ?? []
    )
      .filter((colour) => !colour.startsWith('rgb(from'))
      .map((colour) => `${name}: ${colour}`),
  );
  expect(literal).toEqual([]);
});

it('LIB-03: components use logical properties', () => {
  const physical = parts.flatMap(({ name, text }) =>
    (text.match(/\b(?:margin|padding|border)-(?:left|right|top|bottom)\b(?=[^;{}]*:)/g) ?? []).map(
      (property) => `${name}: ${property}`,
    ),
  );
  expect(physical).toEqual([]);
});

it('LIB-03: no rule styles the surrounding page: every reset rule is scoped to our roots', () => {
  const reset = sheets.find(({ name }) => name === 'styles/reset.css')?.text ?? '';
  const selectors = [...reset.matchAll(/([^{}]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@layer'));
  expect(selectors.length).toBeGreaterThan(5);
  for (const selector of selectors) expect(selector).toMatch(/^:where\(\[data-vitrine\]/);
});

/** The selectors of a sheet, nested ones with their parents. */
function selectorsIn(text: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, head = '', brace] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') {
      const selector = head.trim().replace(/\s+/g, ' ');
      open.push(selector.startsWith('@') ? '' : selector);
      if (!selector.startsWith('@')) found.push(open.filter(Boolean).join(' / '));
    } else if (brace === '}') open.pop();
  }
  return found;
}

/** What follows the last `:has(…)` of a selector. */
function afterHas(selector: string): string {
  let at = selector.lastIndexOf(':has(') + ':has('.length;
  for (let depth = 1; depth > 0 && at < selector.length; at += 1)
    depth += selector[at] === '(' ? 1 : selector[at] === ')' ? -1 : 0;
  return selector.slice(at).replace(/^\)+/, '');
}

// At each change of a page Chromium computes the styles of everything that such a rule could mean: without a class or
// an attribute, that is the whole page.
it('LIB-03: a rule that styles others than the element with `:has()` names them by class or attribute', () => {
  const rules = sheets.flatMap(({ name, text }) =>
    selectorsIn(text)
      .filter((selector) => selector.includes(':has('))
      .map((selector) => ({ name, selector, others: afterHas(selector) })),
  );
  expect(rules.length).toBeGreaterThan(20);
  // The page has one body, and `mark` stands in search suggestions only.
  const named = /^[^\s/>+~]*$|[.[][^\s>+~]*$|(?:&|body\)|mark)$/;
  expect(rules.filter(({ others }) => !named.test(others))).toEqual([]);
});

it('LIB-03: the page itself has `:has()` only for the focus in the search and for the consent panel', () => {
  const ofPage = sheets.flatMap(({ text }) => text.match(/:root:has\((?:[^()]|\([^()]*\))*\)/g) ?? []);
  expect(ofPage).toEqual([
    ":root:has([data-vitrine='consent'])",
    ":root:has([data-part='search-field'] input:focus)",
  ]);
});

it('SIT-02: the fonts cover every letter of every text', () => {
  const drawn = new Set(readFontSubsets().flatMap((subset) => [...subset.letters]));
  const letters = new Set(
    readdirSync('locales')
      .flatMap((file) =>
        Object.values(JSON.parse(readFileSync(path.join('locales', file), 'utf8')) as object),
      )
      .flatMap((text) => [...String(text)])
      .filter((letter) => letter >= ' '),
  );
  expect(letters.size).toBeGreaterThan(100);
  const missing = [...letters].filter((letter) => !drawn.has(letter));
  expect(missing).toEqual([]);
});

it.each(readFontSubsets())(
  'SIT-02: the file of $name is subset to the range of the style sheet',
  async (subset) => {
    expect(subset.letters.length).toBeGreaterThan(100);
    const isSame = (await createSubset(subset)).equals(readFileSync(fontFile(subset.name)));
    expect(isSame, 'The font is outdated: run `npm run fonts`').toBe(true);
  },
);
