import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '#src/config/locales.ts';
import type { PageAssets, PageRenderer, ServerEntry } from './pageRenderer.ts';

/** Where `npm start` builds the page to, as absolute paths. */
export const BUILD_DIR = path.resolve(import.meta.dirname, '../../.build');
export const CLIENT_DIR = path.join(BUILD_DIR, 'client');
/** The custom elements' script and what it loads (BEY-12). */
export const ELEMENTS_DIR = path.join(BUILD_DIR, 'elements');

/** One chunk in Vite's manifest. */
interface ManifestChunk {
  file: string;
  assets?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

const ENTRY = 'server/render/entry-client.tsx';
/** All styles of all pages. */
const STYLES = 'style.css';

/** A chunk and everything it imports statically, each once. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => withImports(manifest, each, seen))];
}

// The name of a face, then Vite's eight letters for what is in it.
const FONT = /-latin-[\w-]{8}\.woff2$/;
const EXTENDED_FONT = /-latin-ext-[\w-]{8}\.woff2$/;

/** Languages with letters beyond Western Europe's, which need the second half of each font at once. */
const EXTENDED_LATIN: readonly Locale[] = ['pl-PL', 'cs-CZ', 'hu-HU', 'sk-SK', 'tr-TR'];

const address = (file: string) => `/${file}`;

/** What the head of a page loads, read from Vite's manifest. */
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
    fonts: [...fonts, ...(EXTENDED_LATIN.includes(locale) ? moreFonts : [])].map(address),
  };
}

/** Pages from the bundle that `npm start` has built. */
export function createBuiltRenderer(): PageRenderer {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(CLIENT_DIR, '.vite/manifest.json'), 'utf8'));
  const known = new Map<Locale, PageAssets>();
  // Which React is rendered with is decided when the bundle is loaded.
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
