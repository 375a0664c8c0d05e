import { existsSync } from 'node:fs';

/** A door of the package: what `import … from 'vitrine/<name>'` opens. */
export interface LibraryEntry {
  /** `index` is the package itself. */
  name: string;
  source: string;
  /** Components run in a browser as well; a React Server Components framework must be told so. */
  isClient: boolean;
}

const CLIENT = [
  'index',
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

const door = (name: string, isClient: boolean): LibraryEntry => ({
  name,
  source: `src/${name}.ts`,
  isClient,
});

/** The doors that the contract names and that stand: a feature's door appears with the feature. */
export const LIBRARY_ENTRIES: readonly LibraryEntry[] = [
  ...CLIENT.map((name) => door(name, true)),
  ...NEUTRAL.map((name) => door(name, false)),
  { name: 'mocks', source: 'mocks/index.ts', isClient: false },
].filter(({ source }) => existsSync(source));

/** Doors with a style sheet of their own; `vitrine/styles.css` is for all of them together. */
export const DRAWING_ENTRIES: readonly LibraryEntry[] = LIBRARY_ENTRIES.filter(
  ({ name, isClient }) => isClient && name !== 'index' && name !== 'elements',
);
