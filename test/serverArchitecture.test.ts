import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readImports, readSourceFiles } from '../scripts/architecture/readImports.ts';
import { findServerProblems, SERVER_LAYERS } from '../scripts/architecture/serverArchitecture.ts';

const problemsOf = (path: string, text: string) =>
  findServerProblems([{ path, text, imports: readImports(text, path) }]);

it('server, mocks and scripts import in one direction', () => {
  const files = ['server', 'mocks', 'scripts'].flatMap(readSourceFiles);
  expect(files.length).toBeGreaterThan(200);
  expect(findServerProblems(files)).toEqual([]);
});

it('every folder of the server is a layer', () => {
  const folders = readdirSync('server', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(
    folders
      .map(({ name }) => name)
      .filter((name) => name !== 'public')
      .sort(),
  ).toEqual([...SERVER_LAYERS].sort());
});

it.each([
  ['server/http/session.ts', "import { openUpstreamClient } from '#server/shop/upstreamClient.ts';"],
  ['server/pages/Page.tsx', "import type { A } from '#server/routes/page.ts';"],
  ['server/shop/upstreamClient.ts', "import { run } from '../run.ts';"],
  ['mocks/shop.ts', "import { app } from '#server/app.ts';"],
  ['server/app.ts', "import { x } from '../scripts/x.ts';"],
])('finds a wrong import direction in %s', (path, text) => {
  expect(problemsOf(path, text)).toHaveLength(1);
});

it.each([
  ['server/routes/page.ts', "import { sendPage } from '#server/render/renderPage.ts';"],
  ['server/app.ts', "import { registerPages } from './routes/page.ts';"],
  ['server/shop/serveMocks.ts', "import { mockShop } from '#mocks/shop.ts';"],
])('accepts %s', (path, text) => {
  expect(problemsOf(path, text)).toEqual([]);
});
