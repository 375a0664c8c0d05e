import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginOption } from 'vite';
import { buildInMemory, initialChunks } from './measureBundle.ts';

/** A Vite app that uses the package from its `node_modules`, built for browsers. */
export interface BuiltApp {
  /** The initial scripts. */
  initial: string;
  /** Each lazy chunk. */
  lazy: string[];
}

/**
 * Builds a small app as a consumer, with only the package and Vite's defaults.
 *
 * @param plugins the app's own
 */
export async function buildViteApp(
  folder: string,
  name: string,
  code: string,
  plugins: PluginOption[] = [],
): Promise<BuiltApp> {
  const root = path.join(folder, name);
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'main.js'), code);
  writeFileSync(
    path.join(root, 'index.html'),
    '<div id="root"></div><script type="module" src="./main.js"></script>',
  );
  const chunks = await buildInMemory({ root, plugins, build: { minify: false } });
  const initial = initialChunks(chunks);
  return {
    initial: initial.map((chunk) => chunk.code).join('\n'),
    lazy: chunks.filter((chunk) => !initial.includes(chunk)).map((chunk) => chunk.code),
  };
}
