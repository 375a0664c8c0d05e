import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { findBrowser } from '../lib/findBrowser.ts';
import { freePort } from '../lib/freePort.ts';
import type { PackedLibrary } from './packedLibrary.ts';

const FIXTURE = 'test/consumers/ssr';
const TESTS = 'test/consumers/playwright.config.ts';
/** Packages of the app that the library does not need. */
const OWN_PACKAGES = ['fastify', '@fastify/static'];

/** Builds the app as the guide's chapter on server rendering does, for browsers and for its server. */
async function buildApp(root: string): Promise<void> {
  const common = {
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  } as const;
  const input = ['index.html', 'spa.html'].map((page) => path.join(root, page));
  await build({ ...common, build: { outDir: 'dist/client', rolldownOptions: { input } } });
  await build({ ...common, build: { outDir: 'dist/server', ssr: 'src/entry-server.jsx' } });
}

/**
 * Builds a Vite app with a server of its own, and a page that only the browser renders; tests in a browser what the
 * library does when its code is missing or late, and how it hydrates (LIB-01, BEY-07, BEY-08).
 */
export async function serverConsumerProblems({ app }: PackedLibrary): Promise<string[]> {
  const root = path.join(app, 'server-rendered');
  cpSync(FIXTURE, root, { recursive: true });
  mkdirSync(path.join(app, 'node_modules/@fastify'), { recursive: true });
  for (const name of OWN_PACKAGES)
    symlinkSync(path.resolve('node_modules', name), path.join(app, 'node_modules', name));
  await buildApp(root);
  const { executablePath = '', args } = await findBrowser(() => {});
  const { status, stdout, stderr } = spawnSync('playwright', ['test', '--config', TESTS], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CONSUMER_APP: root,
      CONSUMER_PORT: String(await freePort()),
      CONSUMER_BROWSER: executablePath,
      CONSUMER_BROWSER_ARGS: JSON.stringify(args),
    },
  });
  return status === 0 ? [] : [`${stdout}${stderr}`];
}
