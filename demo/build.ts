import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BUILD_DIR, CLIENT_DIR, ELEMENTS_DIR } from './render/builtRenderer.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const STAMP = path.join(BUILD_DIR, 'inputs.sha256');

export const BUILD_INPUTS = [
  '{src,locales,demo/model,demo/pages,demo/render,mocks/content}/**/*',
  'scripts/build/{*Plugin,sharedConfig,buildElements}.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** A fingerprint of all inputs: name, size and time of each file. This detects any edit cheaply. */
async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for (const pattern of BUILD_INPUTS) for await (const file of glob(pattern, { cwd: ROOT })) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(path.join(ROOT, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Writes a compressed copy of every file that benefits from it, so that serving needs no compression. */
async function compress(): Promise<void> {
  const squeeze = [
    {
      ending: '.br',
      run: promisify(brotliCompress),
      options: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    },
    { ending: '.gz', run: promisify(gzip), options: { level: 9 } },
  ];
  const jobs: Promise<void>[] = [];
  for await (const name of glob(`{${CLIENT_DIR}/assets,${ELEMENTS_DIR}}/**/*.{js,css,svg,json}`)) {
    const content = await readFile(name);
    for (const { ending, run, options } of squeeze) {
      jobs.push(
        run(content, options).then(async (small) => {
          if (small.length < content.length) await writeFile(name + ending, small);
        }),
      );
    }
  }
  await Promise.all(jobs);
}

/**
 * Builds the page for browser and server if the build is missing or outdated.
 *
 * @param log prints a progress line
 */
export async function ensureBuild(log: (line: string) => void): Promise<void> {
  const now = await fingerprint();
  const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
  if (built === now) return;
  log(
    built === null
      ? 'Building the page (first start; about 20 s) …'
      : 'The sources have changed: building again …',
  );
  const start = performance.now();
  const progress = setInterval(() => log(`… ${Math.round((performance.now() - start) / 1000)} s`), 3_000);
  try {
    await rm(BUILD_DIR, { recursive: true, force: true });
    const { createBuilder } = await import('vite');
    const builder = await createBuilder(
      {
        root: ROOT,
        logLevel: 'warn',
        define: { 'process.env.NODE_ENV': '"production"' },
        // Bundles everything, so that server and browser render with the same code.
        environments: { ssr: { resolve: { noExternal: true } } },
      },
      false,
    );
    await builder.buildApp();
    const { buildElements } = await import('../scripts/build/buildElements.ts');
    await buildElements(ELEMENTS_DIR);
    await compress();
    writeFileSync(STAMP, now);
  } finally {
    clearInterval(progress);
  }
  log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}
