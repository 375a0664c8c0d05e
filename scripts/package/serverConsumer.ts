import { spawnSync } from 'node:child_process';
import { build } from 'vite';
import { findBrowser } from '../lib/findBrowser.ts';
import { freePort } from '../lib/freePort.ts';
import { addFixture, type PackedLibrary } from './packedLibrary.ts';

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
  await build({ ...common, build: { outDir: 'dist/client' } });
  await build({ ...common, build: { outDir: 'dist/server', ssr: 'src/entry-server.jsx' } });
}

/**
 * Builds a Vite app with a server of its own, whose `index.html` only the browser renders; tests in a browser what the
 * library does when its code is missing or late, and how it hydrates (LIB-01, BEY-07, BEY-08).
 */
export async function serverConsumerProblems(packed: PackedLibrary): Promise<string[]> {
  const root = addFixture(packed, FIXTURE, OWN_PACKAGES);
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
