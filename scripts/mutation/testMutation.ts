import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { isSiteGroup, storiesOf, storyFiles } from '../requirements/requirements.ts';

// `npm run mutation -- mini-cart search`: changes sampled lines of features, one at a time, and runs the feature's tests
// for each change, then its stories for the changes that no test noticed. Without names: every feature.
//
//   npm run mutation -- search --unit        the tests alone, in a quarter of the time
//   npm run mutation -- search --lines 10    fewer lines

/** A feature passes with this share of noticed changes, in percent. */
const LOWEST_SCORE = 85;
/** A run that takes this much longer than without a change is endless, and not only slowed down by other work. */
const ENDLESS_MS = 90_000;
/** Code that a change can break: a condition, a choice, a call, a result. Declarations and texts are not worth it. */
const DECIDES = /\breturn\b|[=!]==|&&|\|\||\?\?|[<>]=? | \? |\w\(|=> /;
const IGNORED = /^\s*(?:import|export (?:type|\*|\{)|\/\/|\/?\*|type |interface )/;

type Change = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const FOLDERS = globSync('{features,sections}/*', { cwd: 'src' }).sort();
const nameOf = (folder: string) => folder.split(/[\\/]/)[1] ?? folder;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'string', default: '25' }, unit: { type: 'boolean', default: false } },
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

/** Holds a copy of the project per feature, in which every change is present and a variable activates one. */
const COPIES = 'reports/mutation';

const storiesOfFeature = (folder: string) =>
  storyFiles()
    .filter(({ text }) => text.includes(`'#src/${folder}/`))
    .flatMap(({ text }) => storiesOf(text))
    .filter(({ title }) => title.startsWith(folder.startsWith('features/') ? 'Features/' : 'Sections/'))
    .filter(({ title }) => !isSiteGroup(title.split(' · ')[0] ?? ''))
    .map(({ id }) => id);

/** Whether the stories pass with one change active, or unchanged. */
function storiesPass(copy: string, stories: readonly string[], change?: string): boolean {
  const { status } = spawnSync('node', ['scripts/stories/testStories.ts', ...stories], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, ...(change && { ACTIVE_CHANGE: change }) },
  });
  return status === 0;
}

/** The changes that no story of the feature notices. */
function passStories(folder: string, changes: readonly Change[]): readonly Change[] {
  const stories = storiesOfFeature(folder);
  if (values.unit || stories.length === 0 || changes.length === 0) return changes;
  const copy = globSync(`${COPIES}/sandbox-*`)[0];
  if (!copy || !storiesPass(copy, stories))
    throw new Error(`The stories of ${folder} fail without a change. Run \`npm run test:stories\` first.`);
  return changes.filter(({ id }) => storiesPass(copy, stories, id));
}

const describe = ({ fileName, location, mutatorName, replacement }: Change) =>
  `  ${path.relative('.', fileName)}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement?.split('\n')[0]}`;

const scores: [feature: string, score: number, changes: number][] = [];
for (const folder of FOLDERS) {
  if (positionals.length > 0 && !positionals.includes(nameOf(folder))) continue;
  rmSync(COPIES, { recursive: true, force: true });
  const results = await new Stryker({
    mutate: sampleLines(folder, Number(values.lines)),
    mutator: { excludedMutations: ['StringLiteral'] },
    testFiles: globSync(`test/${folder}/**/*.test.{ts,tsx}`),
    testRunner: 'vitest',
    vitest: { configFile: 'vite.config.ts', related: false },
    // A change of a constant is loaded with the module: each would run all tests.
    ignoreStatic: true,
    concurrency: 1,
    timeoutMS: ENDLESS_MS,
    reporters: ['dots'],
    tempDirName: COPIES,
    cleanTempDir: false,
    ignorePatterns: ['reports', '.build', 'dist', 'storybook-static'],
    // It is read with an interface that TypeScript 7 no longer has.
    tsconfigFile: 'none',
  }).runMutationTest();
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  const unnoticed = passStories(
    folder,
    results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage'),
  );
  const changes = count('Killed', 'Timeout', 'Survived', 'NoCoverage');
  const noticed = changes - unnoticed.length;
  scores.push([nameOf(folder), changes === 0 ? 100 : Math.floor((100 * noticed) / changes), changes]);
  console.log(`${nameOf(folder)}: ${unnoticed.length} of ${changes} changes fail no test`);
  for (const change of unnoticed) console.log(describe(change));
}
rmSync(COPIES, { recursive: true, force: true });

for (const [feature, score, changes] of scores)
  console.log(`${feature.padEnd(16)} ${String(score).padStart(3)} % of ${changes} changes fail a test`);
process.exitCode = scores.some(([, score]) => score < LOWEST_SCORE) ? 1 : 0;
