import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// `npm run test:package`: packs what `npm run build` made and uses it as others would (LIB-01).

const CONSUMER = `
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Footer, Header, SITE_CODES, useMoney, useText, VitrineProvider } from 'vitrine';
import * as miniCart from 'vitrine/mini-cart';
import * as forms from 'vitrine/forms';
import { SITES, formatMoney } from 'vitrine/sites';
import { createSiteIntl } from 'vitrine/i18n';
import { createShopApi } from 'vitrine/shop';
import { createMswHandlers } from 'vitrine/mocks';
import polish from 'vitrine/locales/pl-PL';

function Part() {
  const text = useText();
  const money = useMoney();
  return createElement('p', null, text('header.skip_link'), ' ', money(1234.5));
}

for (const site of SITE_CODES) {
  const html = renderToString(createElement(VitrineProvider, { site }, createElement(Part))).replaceAll('&#x27;', "'");
  assert.ok(html.includes(formatMoney(1234.5, SITES[site].money)), site + ' writes its own money: ' + html);
}
for (const site of SITE_CODES) {
  const page = [createElement(Header, { key: 'header' }), createElement(Footer, { key: 'footer' })];
  const html = renderToString(createElement(VitrineProvider, { site }, page));
  assert.ok(html.includes('data-vitrine="header"') && html.includes('data-vitrine="footer"'), site + ' has header and footer');
}
assert.equal(typeof miniCart.MiniCart, 'function');
assert.ok(forms.TextField);
const overridden = renderToString(
  createElement(VitrineProvider, { site: 'PL', messages: polish, messageOverrides: { 'header.skip_link': 'Skok' } }, createElement(Part)),
);
assert.ok(overridden.includes('Skok'), 'a text can be overridden: ' + overridden);
assert.equal(createSiteIntl(SITES.PL, 'pl-PL', polish).text('header.skip_link'), 'Przejdź do treści');
assert.equal(typeof createShopApi({ site: 'DE' }).readCart, 'function');
assert.ok(createMswHandlers({ scenarios: ['cart-full'] }).length > 10);
console.log('A plain Node consumer renders ' + SITE_CODES.length + ' sites.');
`;

const work = mkdtempSync(path.join(tmpdir(), 'vitrine-package-'));
let failures = 0;

/** Runs one check; its output is only of interest when it fails. */
function check(what: string, command: string, args: string[], cwd = '.'): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  console.log(`${status === 0 ? '✓' : '✗'} ${what}`);
  if (status === 0) return;
  failures += 1;
  console.log(`${stdout}${stderr}`);
}

try {
  if (!existsSync('dist/index.js')) throw new Error('There is no package. Run `npm run build` first.');
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', work], {
      encoding: 'utf8',
    }),
  ) as [{ filename: string; unpackedSize: number; entryCount: number }];
  const tarball = path.join(work, packed.filename);
  console.log(
    `${packed.filename}: ${packed.entryCount} files, ${Math.round(packed.unpackedSize / 1000)} kB unpacked`,
  );

  check('publint has nothing to say', 'publint', ['run', tarball, '--strict']);
  check('types are right for every resolver', 'attw', [
    tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    './styles.css',
  ]);

  const app = path.join(work, 'app');
  mkdirSync(path.join(app, 'node_modules'), { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', work]);
  execFileSync('mv', [path.join(work, 'package'), path.join(app, 'node_modules/vitrine')]);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string>
  >;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const target = path.join(app, 'node_modules', name);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(path.resolve('node_modules', name), target);
  }
  writeFileSync(path.join(app, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(app, 'consumer.js'), CONSUMER);
  check('a plain Node consumer renders all nine sites', 'node', ['consumer.js'], app);
} catch (error) {
  failures += 1;
  console.log(error instanceof Error ? error.message : error);
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;
