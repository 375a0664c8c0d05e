/** An entry point of the package: `import … from 'vitrine/<name>'`. */
export interface LibraryEntry {
  /** `index` is the package itself. */
  name: string;
  source: string;
  /** Whether it has client components, which need `'use client'`. */
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
  'agents',
];
const NEUTRAL = ['sites', 'i18n', 'shop', 'server'];
/** For builds and tests, not for pages. */
const TOOLS = ['testing', 'vite'];

const entry = (name: string, isClient: boolean): LibraryEntry => ({
  name,
  source: `src/entries/${name}.ts`,
  isClient,
});

/** The entry points of the contract. */
export const LIBRARY_ENTRIES: readonly LibraryEntry[] = [
  ...CLIENT.map((name) => entry(name, true)),
  ...[...NEUTRAL, ...TOOLS].map((name) => entry(name, false)),
  { name: 'mocks', source: 'mocks/index.ts', isClient: false },
];

/** Entry points that a page loads. */
export const PAGE_ENTRIES: readonly LibraryEntry[] = LIBRARY_ENTRIES.filter(
  ({ name }) => !TOOLS.includes(name),
);

/** Entry points with their own style sheet; `vitrine/styles.css` combines all of them. */
export const DRAWING_ENTRIES: readonly LibraryEntry[] = LIBRARY_ENTRIES.filter(
  ({ name, isClient }) => isClient && !['index', 'provider', 'elements'].includes(name),
);
