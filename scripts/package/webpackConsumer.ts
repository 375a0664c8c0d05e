import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The part of webpack's interface that is used here: its types are not installed. */
type Webpack = (config: object, done: (error: Error | null, stats?: Stats) => void) => void;
interface Stats {
  hasErrors(): boolean;
  toString(options: object): string;
}

// The copy of webpack 5 that Next brings: the project needs no second one.
const { webpack } = createRequire(import.meta.url)('next/dist/compiled/webpack/webpack.js') as {
  webpack: Webpack;
};

/** What the guide adds to a page's webpack configuration. */
export interface WebpackAdditions {
  plugins: (Plugin | object)[];
  rules: object[];
}

/**
 * Builds a small app with webpack as a consumer would, for browsers.
 *
 * @param additions what leaves out unused languages; none builds the app as webpack does it on its own
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
  const stats = await new Promise<Stats>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        target: 'web',
        context: root,
        entry: './main.js',
        output: { path: path.join(root, 'built') },
        performance: { hints: false },
        optimization: { minimize: false },
        plugins,
        module: { rules },
      },
      (error, done) => (done ? resolve(done) : reject(error)),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return globSync(path.join(root, 'built/**/*.js')).map((file) => readFileSync(file, 'utf8'));
}
