import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Asks the mock shop for a cart, in Node. */
const MOCKED_CALL = `
import { setupServer } from 'msw/node';
import { createMswHandlers } from 'vitrine/mocks';
import { createShopApi } from 'vitrine/shop';

const server = setupServer(...createMswHandlers({ scenarios: ['cart-full'] }));
server.listen({ onUnhandledFrame: 'error' });
const shop = createShopApi({ site: 'DE', baseUrl: 'http://shop.example' });
const answer = await shop.readCart();
server.close();
if (!answer.ok || answer.value.cart.articles.length === 0) throw new Error(JSON.stringify(answer));
`;

/** Installs the package from the registry into an empty app, on one Node with strict engines, and mocks a call. */
export function strictInstallProblems(tarball: string, node: string): string[] {
  const app = mkdtempSync(path.join(tmpdir(), 'vitrine-strict-'));
  // npm runs on the first Node of the path.
  const env = { ...process.env, PATH: [path.dirname(node), process.env.PATH].join(path.delimiter) };
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: app, env, encoding: 'utf8' });
    return status === 0 ? [] : [`${command} ${args.join(' ')}:\n${stdout}${stderr}`];
  };
  try {
    writeFileSync(path.join(app, 'package.json'), '{ "type": "module", "private": true }');
    writeFileSync(path.join(app, 'call.js'), MOCKED_CALL);
    const install = (...args: string[]) =>
      run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', ...args);
    // The optional msw stays outside of the promise: its command-line tool, which nothing here uses, wants a newer Node.
    const problems = [...install('--engine-strict', tarball, 'react', 'react-dom'), ...install('msw')];
    return problems.length > 0 ? problems : run('node', 'call.js');
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}
