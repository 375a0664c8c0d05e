import { existsSync } from 'node:fs';

/** An entry point of the package: `import … from 'vitrine/<name>'`. */
export interface LibraryEntry {
  /** `index` is the package itself. */
  name: string;
  source: string;
  /** Components run in a browser as well; a React Server Components framework must be told so. */
  isClient: boolean;
}

const CLIENT = [
  'index',
  'provider',
  'header',
  'mini-cart',
  'search',
  'navigation',
  'promotion',
  'newsletter',
  'footer',
  'preview',
  'forms',
  'ui',
  'elements',
];
const NEUTRAL = ['sites', 'i18n', 'shop', 'server'];
/** For a build, not for a page. */
const TOOLS = ['vite'];

const entry = (name: string, isClient: boolean): LibraryEntry => ({
  name,
  source: `src/${name}.ts`,
  isClient,
});

/** The entry points that the contract names. */
export const LIBRARY_ENTRIES: readonly LibraryEntry[] = [
  ...CLIENT.map((name) => entry(name, true)),
  ...[...NEUTRAL, ...TOOLS].map((name) => entry(name, false)),
  { name: 'mocks', source: 'mocks/index.ts', isClient: false },
].filter(({ source }) => existsSync(source));

/** Entry points that a page loads. */
export const PAGE_ENTRIES: readonly LibraryEntry[] = LIBRARY_ENTRIES.filter(
  ({ name }) => !TOOLS.includes(name),
);

/** Entry points with a style sheet of their own; `vitrine/styles.css` is for all of them together. */
export const DRAWING_ENTRIES: readonly LibraryEntry[] = LIBRARY_ENTRIES.filter(
  ({ name, isClient }) => isClient && !['index', 'provider', 'elements'].includes(name),
);
