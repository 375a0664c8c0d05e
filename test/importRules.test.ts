import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_LAYERS, findImportProblems, SERVER_LAYERS } from '../scripts/architecture/importRules.ts';
import { readImports } from '../scripts/architecture/readImports.ts';

it('SIT-06, LIB-01, SCP-01: src, server, demo, mocks and scripts follow the import rules', async () => {
  const { modules, problems } = await findImportProblems();
  expect(problems).toEqual([]);
  expect(modules).toBeGreaterThan(900);
}, 120_000);

it.each([
  ['server', SERVER_LAYERS],
  ['demo', DEMO_LAYERS],
])('every folder of %s is a layer', (folder, layers) => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(
    folders
      .map(({ name }) => name)
      .filter((name) => name !== 'public')
      .sort(),
  ).toEqual([...layers].sort());
});

it('SCP-01: the server has at most 4,000 lines', () => {
  const files = globSync('server/**/*.ts');
  const lines = files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(4_000);
});

/** Files with one forbidden import each. */
const FORBIDDEN: readonly [what: string, file: string, text: string][] = [
  ['of a higher layer', 'src/ui/Button/Button.tsx', "import { cartAtom } from '#src/state/cart.ts';"],
  ['of a type of a higher layer', 'src/lib/a.ts', "import type { A } from '#src/api/a.ts';"],
  ['of a feature by state', 'src/state/a.ts', "export { a } from '#src/features/cart/index.ts';"],
  ['of the shop by ui', 'src/ui/A.tsx', "import { cart } from '#src/schemas/cart.ts';"],
  ['between features', 'src/features/a/A.tsx', "import { B } from '#src/features/b/index.ts';"],
  ['past an index file', 'src/sections/header/H.tsx', "import { L } from '#src/features/a/Line.tsx';"],
  [
    'past an index file, lazily',
    'src/sections/header/Lazy.tsx',
    "const load = () => import('#src/features/a/Line.tsx');",
  ],
  ['of the provider by a feature', 'src/features/a/P.tsx', "import { P } from '#src/provider/P.tsx';"],
  ['of an entry point', 'src/features/a/E.tsx', "import { P } from '#src/entries/ui.ts';"],
  ['from outside the library', 'src/features/a/M.tsx', "import { shop } from '#mocks/shop.ts';"],
  ['from outside the library, relative', 'src/config/a.ts', "import x from '../../server/other.ts';"],
  ['of texts outside i18n', 'src/ui/T.tsx', "import de from '#locales/de-DE.json';"],
  ['of an unknown module', 'src/lib/unknown.ts', "import { x } from '#src/nowhere/x.ts';"],
  ['of a higher server layer', 'server/http/session.ts', "import { o } from '#server/shop/client.ts';"],
  [
    'of a type of a higher server layer',
    'server/store/types.ts',
    "import type { A } from '#server/shop/a.ts';",
  ],
  ['of a top-level file of the server', 'server/shop/client.ts', "import { run } from '../run.ts';"],
  ['of the demo by the server', 'server/run.ts', "import { D } from '#demo/demo.ts';"],
  ['of a higher demo layer', 'demo/pages/Higher.tsx', "import type { A } from '#demo/routes/a.ts';"],
  ['of the server by mocks', 'mocks/orders.ts', "import { app } from '#server/other.ts';"],
  ['of scripts by the server', 'server/app.ts', "import { x } from '../scripts/x.ts';"],
  ['of tests by scripts', 'scripts/y.ts', "import { x } from '../test/x.ts';"],
  ['past the entry points', 'demo/pages/Page.tsx', "import { P } from '#src/ui/Price.tsx';"],
  ['that closes a cycle', 'src/lib/cycle.ts', "import { b } from './cycleEnd.ts';"],
];

/** Files whose imports are allowed. */
const ALLOWED: readonly [file: string, text: string][] = [
  ['src/lib/cycleEnd.ts', "import { a } from './cycle.ts';"],
  ['src/lib/typeCycle.ts', "import { b } from './typeCycleEnd.ts';"],
  ['src/lib/typeCycleEnd.ts', "import type { A } from './typeCycle.ts';"],
  ['src/lib/lazyCycle.ts', "import { b } from './lazyCycleEnd.ts';"],
  ['src/lib/lazyCycleEnd.ts', "const a = () => import('./lazyCycle.ts');"],
  ['src/sections/header/Header.tsx', "import { MiniCart } from '#src/features/mini-cart/index.ts';"],
  ['src/sections/header/parts.ts', "import * as eager from '#eager/sections/header/headerParts.ts';"],
  ['src/features/mini-cart/A.tsx', "import { B } from '#src/ui/B.tsx';\nimport { x } from './x.ts';"],
  ['src/entries/index.ts', "export { Line } from '../features/mini-cart/Line.tsx';"],
  ['demo/routes/page.ts', "import { sendPage } from '#demo/render/renderPage.ts';"],
  ['server/main.ts', "import { shop } from './shop/shopServices.ts';"],
  ['demo/main.ts', "import { buildApp } from '#server/app.ts';"],
  ['demo/dev.ts', "const build = () => import('../scripts/x.ts');"],
  ['server/shop/mocks.ts', "import { shop } from '#mocks/shop.ts';"],
  ['demo/pages/Shop.tsx', "import { Header } from '#src/entries/header.ts';"],
  ['scripts/z.ts', "import { app } from '#server/app.ts';"],
];

describe('the import rules', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-imports-'));
  const files = new Map([...ALLOWED, ...FORBIDDEN.map(([, file, text]) => [file, text] as const)]);
  let problems: string[] = [];

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };

  beforeAll(async () => {
    const roots = ['src', 'mocks', 'server', 'demo', 'locales'];
    const imports = Object.fromEntries(roots.map((root) => [`#${root}/*`, `./${root}/*`]));
    write('package.json', JSON.stringify({ name: 'sample', type: 'module', imports }));
    for (const [file, text] of files) {
      write(file, text);
      for (const { target } of readImports(text, file))
        if (target && !files.has(target) && !target.includes('/nowhere/')) write(target, '{}');
    }
    ({ problems } = await findImportProblems(folder));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(FORBIDDEN)('find an import %s', (_what, file) => {
    expect(problems.filter((problem) => problem.startsWith(`${file} → `))).toHaveLength(1);
  });

  it('find nothing else', () => {
    expect(problems.filter((problem) => !FORBIDDEN.some(([, file]) => problem.startsWith(file)))).toEqual([]);
  });
});
