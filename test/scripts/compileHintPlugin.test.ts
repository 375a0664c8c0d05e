import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compileHintPlugin } from '../../scripts/build/compileHintPlugin.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

it('BEY-07: every script of a page begins with the comment that enables eager compilation', async () => {
  const root = temporaryFolder();
  writeFileSync(path.join(root, 'style.css'), '.late { color: red }');
  writeFileSync(path.join(root, 'late.js'), `import './style.css'; export const late = () => 'late';`);
  writeFileSync(path.join(root, 'page.js'), `import('./late.js').then(({ late }) => console.log(late()));`);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileHintPlugin()],
    build: { write: false, rolldownOptions: { input: path.join(root, 'page.js') } },
  })) as Rolldown.RolldownOutput;
  const scripts = output.filter((file) => file.type === 'chunk');
  // The page's own has Vite's table of files in front of it.
  expect(scripts.some(({ code }) => code.includes('__vite__mapDeps'))).toBe(true);
  expect(scripts).toHaveLength(2);
  for (const { code } of scripts) expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
