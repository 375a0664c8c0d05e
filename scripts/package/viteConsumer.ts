import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type PluginOption, type Rolldown } from 'vite';

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
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const initial = new Set<string>();
  const load = (fileName: string) => {
    if (initial.has(fileName)) return;
    initial.add(fileName);
    for (const imported of byName.get(fileName)?.imports ?? []) load(imported);
  };
  for (const chunk of chunks) if (chunk.isEntry) load(chunk.fileName);
  const codeOf = (wanted: boolean) => chunks.filter(({ fileName }) => initial.has(fileName) === wanted);
  return {
    initial: codeOf(true)
      .map((chunk) => chunk.code)
      .join('\n'),
    lazy: new Map(codeOf(false).map((chunk) => [chunk.fileName, chunk.code])),
  };
}
