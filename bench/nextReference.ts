import { execFile, fork } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, esmExternalRequirePlugin } from 'vite';
import { sharedConfig } from '../scripts/build/sharedConfig.ts';
import { awaitServer, type MeasuredServer } from './demoServer.ts';
import { readPlainTree } from './plainTree.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, '.cache/bench/next');

const PLAIN = `'use client';
import { createElement } from 'react';
import tree from './tree.json';

const draw = (node, key) =>
  typeof node === 'string' ? node : createElement(node[0], { ...node[1], key }, ...node[2].map(draw));

export function Plain() {
  return tree.map(draw);
}
`;

/** A page that is rendered for each request. */
const pageOf = (imports: string, element: string) => `import { headers } from 'next/headers';
${imports}

export const dynamic = 'force-dynamic';

export default async function Page() {
  await headers();
  return ${element};
}
`;

const PLAIN_PAGE = pageOf("import { Plain } from './plain.js';", '<Plain />');

// As in a Next.js app, the client component gets the page's data as props. Here the data comes from a file, because this
// server calls no shop.
const HOME_PAGE = pageOf(
  "import state from './state.json';\nimport { Home } from './home.js';",
  '<Home state={state} />',
);

const LAYOUT = `export default ({ children }) => <html lang="de"><body>{children}</body></html>;
`;

const SERVER = `import { createServer } from 'node:http';
import next from 'next';
import { report } from '../../../bench/servers/report.ts';

const app = next({ dev: false, dir: import.meta.dirname });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => handle(request, response));
server.listen(0, '127.0.0.1', () => report(server));
`;

/** Our home page's components in one module for Next.js, without React. */
async function buildHome(): Promise<void> {
  const external = ['react', 'react-dom', 'react/jsx-runtime'];
  await build({
    ...sharedConfig,
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    // CommonJS dependencies import the external packages too, so that the bundle needs nothing of Node.
    plugins: [...sharedConfig.plugins, esmExternalRequirePlugin({ external })],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external },
    build: {
      ssr: path.join(import.meta.dirname, 'nextPage.tsx'),
      outDir: path.join(FOLDER, 'app'),
      emptyOutDir: false,
      rollupOptions: {
        output: { banner: "'use client';", entryFileNames: 'home.js', codeSplitting: false },
      },
    },
  });
}

/**
 * Builds and starts an app with Next.js' App Router, or returns a sentence with the reason for the failure. `/` has the
 * home page's components with the state that our server rendered them from, `/plain` its markup as elements without
 * components. Both are client components on a dynamic page.
 */
export async function startNextReference(
  page: { html: string; state: string },
  log: (line: string) => void,
): Promise<MeasuredServer | string> {
  try {
    log('building the same tree with Next.js (about a minute)');
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(path.join(FOLDER, 'app/plain'), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(FOLDER, 'node_modules'), 'junction');
    await buildHome();
    const files: Record<string, string> = {
      'package.json': JSON.stringify({ name: 'reference', private: true, type: 'module' }),
      'next.config.js': `export default { compress: false, poweredByHeader: false, outputFileTracingRoot: ${JSON.stringify(ROOT)}, turbopack: { root: ${JSON.stringify(ROOT)} } };`,
      'app/plain/tree.json': JSON.stringify(readPlainTree(page.html)),
      'app/plain/plain.js': PLAIN,
      'app/plain/page.js': PLAIN_PAGE,
      'app/state.json': page.state,
      'app/page.js': HOME_PAGE,
      'app/layout.js': LAYOUT,
      'server.ts': SERVER,
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(FOLDER, name), content);
    const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
    await promisify(execFile)(
      process.execPath,
      [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'build'],
      { cwd: FOLDER, env, timeout: 300_000, maxBuffer: 1e8 },
    );
    const child = fork(path.join(FOLDER, 'server.ts'), {
      cwd: FOLDER,
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    return await awaitServer(child, 'Next.js');
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    return `Next.js could not be built or started: ${(stderr || message).trim().slice(0, 400)}`;
  }
}
