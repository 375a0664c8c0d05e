import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';
import { writeEnginesReport } from '../../scripts/engines/enginesReport.ts';
import { findEngines } from '../../scripts/engines/findEngines.ts';
import { readFlows } from '../../scripts/engines/flowResults.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

it('ENG-01: a machine without other engines gets one line for each, with the install command', () => {
  vi.stubEnv('PATH', temporaryFolder());
  const output: string[] = [];
  expect(findEngines((sentence) => output.push(sentence))).toEqual([]);
  expect(output).toEqual([
    'Engine: firefox is missing. On Debian: apt-get install firefox-esr',
    'Engine: webkit is missing. On Debian: apt-get install webkit2gtk-driver xvfb',
  ]);
  vi.unstubAllEnvs();
});

it('ENG-01: an engine without flow results counts as failed', () => {
  const folder = temporaryFolder();
  expect(readFlows(path.join(folder, 'none.json'), 'webkit')).toMatchObject([{ passed: false }]);
  writeFileSync(path.join(folder, 'empty.json'), JSON.stringify({ suites: [] }));
  expect(readFlows(path.join(folder, 'empty.json'), 'webkit')).toMatchObject([{ passed: false }]);
});

it('ENG-01: flows of nested suites are read with their outcome', () => {
  const file = path.join(temporaryFolder(), 'flows.json');
  const suite = (title: string, ok: boolean) => ({ specs: [{ title, ok }] });
  writeFileSync(
    file,
    JSON.stringify({ suites: [{ ...suite('cart', true), suites: [suite('search', false)] }] }),
  );
  expect(readFlows(file, 'firefox')).toEqual([
    { engine: 'firefox', title: 'cart', passed: true },
    { engine: 'firefox', title: 'search', passed: false },
  ]);
});

it('ENG-01: the report has a row per flow and story and a column per engine, and marks failures', () => {
  const folder = temporaryFolder();
  writeEnginesReport(folder, {
    engines: ['firefox', 'webkit'],
    flows: [
      { engine: 'firefox', title: 'cart <1>', passed: true },
      { engine: 'webkit', title: 'cart <1>', passed: false },
    ],
    stories: [{ engine: 'firefox', id: 'ui-button--default', problems: [] }],
    pages: [],
  });
  const { document } = new JSDOM(readFileSync(path.join(folder, 'index.html'), 'utf8')).window;
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['cart <1>', 'passed', 'failed see the log'],
    ['ui-button--default', 'passed', 'not run'],
  ]);
});
