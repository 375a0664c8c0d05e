import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type PluginOption, type Rolldown } from 'vite';
import { entryChunks, oneOutput } from './measureBundle.ts';

/** A Vite app that uses the package from its `node_modules`, built for browsers. */
export interface BuiltApp {
  /** The initial scripts. */
  initial: string;
  /** Lazy chunks: file name and code. */
  lazy: Map<string, string>;
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
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false },
  });
  const initial = entryChunks(built);
  const lazy = oneOutput(built).output.filter((file) => file.type === 'chunk' && !initial.includes(file));
  return {
    initial: initial.map(({ code }) => code).join('\n'),
    lazy: new Map(lazy.map((chunk) => [chunk.fileName, (chunk as Rolldown.OutputChunk).code])),
  };
}
