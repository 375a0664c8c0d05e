import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#src/config/locales.ts';
import type { PageAssets, PageRenderer, ServerEntry } from './pageRenderer.ts';

/** Where `npm start` builds the page to, as absolute paths. */
export const BUILD_DIR = path.resolve(import.meta.dirname, '../../.build');
export const CLIENT_DIR = path.join(BUILD_DIR, 'client');

/** One chunk in Vite's manifest. */
interface ManifestChunk {
  file: string;
  name?: string;
  src?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

const ENTRY = 'server/render/entry-client.tsx';

/** A chunk and everything it imports statically, each once. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => withImports(manifest, each, seen))];
}

/** What the head of a page in a language loads, read from Vite's manifest. */
export function readAssets(manifest: Manifest, locale: Locale): PageAssets {
  const chunks = withImports(manifest, ENTRY);
  const [entry] = chunks;
  if (!entry) throw new Error(`The build has no ${ENTRY}. Remove the folder .build and start again.`);
  const texts = manifest[`vitrine-locale:${locale}`];
  const address = (file: string) => `/${file}`;
  return {
    entry: address(entry.file),
    modules: [...chunks.slice(1).map(({ file }) => file), ...(texts ? [texts.file] : [])].map(address),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
    fonts: [],
  };
}

/** Pages from the bundle that `npm start` has built. */
export function createBuiltRenderer(): PageRenderer {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(CLIENT_DIR, '.vite/manifest.json'), 'utf8'));
  const assets = new Map(LOCALE_CODES.map((locale) => [locale, readAssets(manifest, locale)]));
  // Which React is rendered with is decided when the bundle is loaded.
  process.env.NODE_ENV ??= 'production';
  const entry = import(
    pathToFileURL(path.join(BUILD_DIR, 'server/entry-server.js')).href
  ) as Promise<ServerEntry>;
  return {
    loadEntry: () => entry,
    findAssets: (locale) => assets.get(locale) ?? readAssets(manifest, DEFAULT_LOCALE),
  };
}
