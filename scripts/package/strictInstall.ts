import { execFileSync, spawnSync } from 'node:child_process';
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

/**
 * Installs the package with its peers from the registry into an empty app, on one Node with strict engines, and makes a
 * mocked call (LIB-11).
 */
export function strictInstallProblems(tarball: string, node: string): string[] {
  const app = mkdtempSync(path.join(tmpdir(), 'vitrine-strict-'));
  const npm = path.join(
    execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim(),
    'npm/bin/npm-cli.js',
  );
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(node, args, { cwd: app, encoding: 'utf8' });
    return status === 0 ? [] : [`${args.join(' ')}:\n${stdout}${stderr}`];
  };
  try {
    writeFileSync(path.join(app, 'package.json'), '{ "type": "module", "private": true }');
    writeFileSync(path.join(app, 'call.js'), MOCKED_CALL);
    const options = ['--engine-strict', '--ignore-scripts', '--no-audit', '--no-fund'];
    const installed = run(npm, 'install', ...options, tarball, 'react', 'react-dom', 'msw');
    return installed.length > 0 ? installed : run('call.js');
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}
