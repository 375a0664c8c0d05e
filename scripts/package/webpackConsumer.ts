import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The subset of webpack's API used here: its types are not installed. */
type Webpack = (config: object, done: (error: Error | null, stats?: Stats) => void) => void;
interface Stats {
  hasErrors(): boolean;
  toString(options: object): string;
}

// Next's copy of webpack 5: the project needs no second one.
const nextRequire = createRequire(import.meta.url);
const { webpack } = nextRequire('next/dist/compiled/webpack/webpack.js') as { webpack: Webpack };

type Minify = (code: string, options: { module: boolean }) => Promise<{ code: string }>;
/** What webpack minifies with. */
const { minify } = nextRequire('next/dist/compiled/terser') as { minify: Minify };

/** The guide's additions to a page's webpack configuration. */
export interface WebpackAdditions {
  plugins: (Plugin | object)[];
  rules: object[];
}

/**
 * Builds a small browser app with webpack, as a consumer.
 *
 * @param additions removes unused languages; without it webpack's defaults apply
 * @returns the code of each chunk
 */
export async function buildWebpackApp(
  folder: string,
  name: string,
  code: string,
  { plugins, rules }: WebpackAdditions = { plugins: [], rules: [] },
): Promise<string[]> {
  const root = path.join(folder, name);
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'main.js'), code);
  await runWebpack(root, './main.js', { plugins, module: { rules } });
  return globSync(path.join(root, 'built/**/*.js')).map((file) => readFileSync(file, 'utf8'));
}

/**
 * Builds a page with webpack's defaults.
 *
 * @param external packages that the page already has
 * @returns the minified script that loads with the page
 */
export async function webpackEntryScript(root: string, file: string, external: RegExp): Promise<string> {
  type Done = (error?: null, result?: string) => void;
  const externals = ({ request = '' }, done: Done) =>
    external.test(request) ? done(null, 'var React') : done();
  await runWebpack(root, file, { externals });
  return (await minify(readFileSync(path.join(root, 'built/main.js'), 'utf8'), { module: false })).code;
}

async function runWebpack(root: string, entry: string, config: object): Promise<void> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        target: 'web',
        context: root,
        entry,
        output: { path: path.join(root, 'built') },
        performance: { hints: false },
        optimization: { minimize: false },
        ...config,
      },
      (error, done) => (done ? resolve(done) : reject(error)),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}
