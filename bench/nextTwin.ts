import { execFile, fork } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { awaitServer, type MeasuredServer } from './demoServer.ts';
import { readPlainTree } from './plainTree.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, '.cache/bench/next');

const PAGE = `'use client';
import { createElement } from 'react';
import tree from './tree.json';

const draw = (node, key) =>
  typeof node === 'string' ? node : createElement(node[0], { ...node[1], key }, ...node[2].map(draw));

export function Twin() {
  return tree.map(draw);
}
`;

const SERVER_PAGE = `import { headers } from 'next/headers';
import { Twin } from './twin.js';

export const dynamic = 'force-dynamic';

export default async function Home() {
  await headers();
  return <Twin />;
}
`;

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

/**
 * The page's markup as an app of Next.js' App Router, built and running; or a sentence that says why there is none.
 *
 * Next.js renders plain elements here and none of the components, which is the cheaper half of the work.
 */
export async function startNextTwin(
  html: string,
  say: (line: string) => void,
): Promise<MeasuredServer | string> {
  if (!existsSync(path.join(ROOT, 'node_modules/next/package.json')))
    return 'Next.js is not installed here (npm ci brings it).';
  try {
    say('building the same tree with Next.js (about half a minute)');
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(path.join(FOLDER, 'app'), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(FOLDER, 'node_modules'), 'junction');
    const files: Record<string, string> = {
      'package.json': JSON.stringify({ name: 'twin', private: true, type: 'module' }),
      'next.config.js': `export default { compress: false, poweredByHeader: false, outputFileTracingRoot: ${JSON.stringify(ROOT)}, turbopack: { root: ${JSON.stringify(ROOT)} } };`,
      'app/tree.json': JSON.stringify(readPlainTree(html)),
      'app/twin.js': PAGE,
      'app/page.js': SERVER_PAGE,
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
    return `Next.js could not be built or started: ${(stderr || message).trim().split('\n').slice(-2).join(' ')}`;
  }
}
