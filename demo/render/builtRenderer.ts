import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '#src/config/locales.ts';
import type { PageAssets, PageRenderer, ServerEntry } from './pageRenderer.ts';

/** The output folders of `npm start`, as absolute paths. */
export const BUILD_DIR = path.resolve(import.meta.dirname, '../../.build');
export const CLIENT_DIR = path.join(BUILD_DIR, 'client');
/** The custom elements' script and its chunks. */
export const ELEMENTS_DIR = path.join(BUILD_DIR, 'elements');

/** One chunk in Vite's manifest. */
interface ManifestChunk {
  file: string;
  assets?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

const ENTRY = 'demo/render/entry-client.tsx';
const STYLES = 'style.css';

/** A chunk and everything it imports statically, each once. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => withImports(manifest, each, seen))];
}

// A font's name, followed by Vite's content hash of eight characters.
const FONT = /-latin-[\w-]{8}\.woff2$/;
const EXTENDED_FONT = /-latin-ext-[\w-]{8}\.woff2$/;

/**
 * Whether a language has letters outside Latin-1, which need the `latin-ext` half of each font immediately. The other half
 * has `œ`.
 */
const needsExtendedLatin = (locale: Locale): boolean =>
  /[\u0100-\u0151\u0154-\u024f]/.test(
    readFileSync(new URL(`../../locales/${locale}.json`, import.meta.url), 'utf8'),
  );

const address = (file: string) => `/${file}`;

/** The resources of a page's head, from Vite's manifest. */
function readAssets(manifest: Manifest, locale: Locale): PageAssets {
  const [entry, ...shared] = withImports(manifest, ENTRY);
  const styles = manifest[STYLES];
  if (!entry || !styles) throw new Error(`The build has no ${ENTRY}. Remove .build and start again.`);
  const fonts = entry.assets?.filter((file) => FONT.test(file)) ?? [];
  const moreFonts = entry.assets?.filter((file) => EXTENDED_FONT.test(file)) ?? [];
  return {
    entry: address(entry.file),
    modules: shared.map(({ file }) => address(file)),
    styles: [address(styles.file)],
    fonts: [...fonts, ...(needsExtendedLatin(locale) ? moreFonts : [])].map(address),
  };
}

/** Renders pages with the bundle built by `npm start`. */
export function createBuiltRenderer(): PageRenderer {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(CLIENT_DIR, '.vite/manifest.json'), 'utf8'));
  const known = new Map<Locale, PageAssets>();
  // React selects its development or production build when the bundle is loaded.
  process.env.NODE_ENV ??= 'production';
  const entry = import(
    pathToFileURL(path.join(BUILD_DIR, 'server/entry-server.js')).href
  ) as Promise<ServerEntry>;
  return {
    assetFolder: path.join(CLIENT_DIR, 'assets'),
    loadEntry: () => entry,
    findAssets: (locale) => {
      const assets = known.get(locale) ?? readAssets(manifest, locale);
      known.set(locale, assets);
      return assets;
    },
  };
}
