import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

// `npm run mutation -- mini-cart search`: changes sampled lines of features, one at a time, and runs the feature's tests
// for each change. Without names: every feature. Stories count for nothing here, only Vitest does.

/** A feature passes with this share of noticed changes, in percent. */
const LOWEST_SCORE = 85;
/** Code that a change can break: a condition, a choice, a call, a result. Declarations and texts are not worth it. */
const DECIDES = /\breturn\b|[=!]==|&&|\|\||\?\?|[<>]=? | \? |\w\(|=> /;
const IGNORED = /^\s*(?:import|export (?:type|\*|\{)|\/\/|\/?\*|type |interface )/;

const FOLDERS = globSync('{features,sections}/*', { cwd: 'src' }).sort();
const nameOf = (folder: string) => folder.split(/[\\/]/)[1] ?? folder;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'string', default: '25' } },
});
const unknown = positionals.filter((name) => !FOLDERS.some((folder) => nameOf(folder) === name));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}. The features: ${FOLDERS.map(nameOf).join(', ')}.`);

/** Evenly spread lines of a feature, as Stryker's ranges: the same ones in each run of the same source. */
function sampleLines(folder: string, count: number): string[] {
  const lines = globSync(`src/${folder}/**/*.{ts,tsx}`)
    .sort()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, at) =>
          DECIDES.test(text) && !IGNORED.test(text) ? [`${file}:${at + 1}-${at + 1}`] : [],
        ),
    );
  const step = Math.max(1, lines.length / count);
  return Array.from({ length: Math.min(count, lines.length) }, (_, at) => lines[Math.floor(at * step)] ?? '');
}

const scores: [feature: string, score: number, changes: number][] = [];
for (const folder of FOLDERS) {
  if (positionals.length > 0 && !positionals.includes(nameOf(folder))) continue;
  const results = await new Stryker({
    mutate: sampleLines(folder, Number(values.lines)),
    mutator: { excludedMutations: ['StringLiteral'] },
    testFiles: globSync(`test/${folder}/**/*.test.{ts,tsx}`),
    testRunner: 'vitest',
    vitest: { configFile: 'vite.config.ts', related: false },
    // A change of a constant is loaded with the module: each would run all tests.
    ignoreStatic: true,
    concurrency: 1,
    reporters: ['clear-text'],
    clearTextReporter: { logTests: false, reportTests: false },
    tempDirName: 'reports/mutation',
    ignorePatterns: ['test/screenshots', 'reports', '.build', 'dist', 'storybook-static'],
    // It is read with an interface that TypeScript 7 no longer has.
    tsconfigFile: 'none',
  }).runMutationTest();
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const changes = noticed + count('Survived', 'NoCoverage');
  scores.push([nameOf(folder), changes === 0 ? 100 : Math.floor((100 * noticed) / changes), changes]);
}

for (const [feature, score, changes] of scores)
  console.log(`${feature.padEnd(16)} ${String(score).padStart(3)} % of ${changes} changes fail a test`);
process.exitCode = scores.some(([, score]) => score < LOWEST_SCORE) ? 1 : 0;
