import { spawnSync } from 'node:child_process';
import { build, type InlineConfig } from 'vite';
import { findBrowser } from '../lib/findBrowser.ts';
import { freePort } from '../lib/freePort.ts';
import { EXAMPLE_PACKAGES } from './guideSamples.ts';
import { addFixture, type PackedLibrary } from './packedLibrary.ts';

const TESTS = 'test/consumers/playwright.config.ts';

/** A Vite app with a server of its own. */
export interface ServerConsumer {
  folder: string;
  /** The module that renders on the server. */
  entry: string;
  /** The program that serves it. */
  server: string;
  /** Its tests in a browser, in `test/consumers`. */
  tests: string;
}

/** Builds the app as the guide's chapter on server rendering does, for browsers and for its server. */
async function buildApp(root: string, ssr: string): Promise<void> {
  const common: InlineConfig = {
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  await build({ ...common, build: { outDir: 'dist/client' } });
  await build({ ...common, build: { outDir: 'dist/server', ssr } });
}

/** Builds an app with the packed package, starts its server and runs its tests in a browser. */
export async function serverConsumerProblems(
  packed: PackedLibrary,
  { folder, entry, server, tests }: ServerConsumer,
): Promise<string[]> {
  const root = addFixture(packed, folder, EXAMPLE_PACKAGES);
  await buildApp(root, entry);
  const { executablePath = '', args } = await findBrowser(() => {});
  const { status, stdout, stderr } = spawnSync('playwright', ['test', '--config', TESTS, tests], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CONSUMER_APP: root,
      CONSUMER_SERVER: server,
      CONSUMER_PORT: String(await freePort()),
      CONSUMER_BROWSER: executablePath,
      CONSUMER_BROWSER_ARGS: JSON.stringify(args),
    },
  });
  return status === 0 ? [] : [`${stdout}${stderr}`];
}
