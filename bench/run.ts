import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser } from '../scripts/lib/findBrowser.ts';
import { FAMILIES } from './families.ts';
import { toTable } from './printTable.ts';
import { renderReport } from './renderReport.ts';
import { type FamilyResult, judge, type Row } from './row.ts';

// `npm run bench`: measures every family of figures against references of the same run and ends with one table.
// `npm run bench -- --only sizes,render` measures some of them.

const OUT = 'reports/bench';
const { values } = parseArgs({
  options: { only: { type: 'string' } },
});
const wanted = values.only?.split(',').map((name) => name.trim());
const unknown = wanted?.filter((name) => !FAMILIES.some((family) => family.name === name)) ?? [];
if (unknown.length > 0) {
  const known = FAMILIES.map((family) => family.name).join(', ');
  process.stderr.write(`There is no family called ${unknown.join(', ')}. Known: ${known}.\n`);
  process.exit(1);
}

const since = performance.now();
const log = (line: string) => {
  const seconds = String(Math.round((performance.now() - since) / 1000)).padStart(4);
  process.stdout.write(`${seconds} s  ${line}\n`);
};

/** A family that fails becomes a row with the error, so that the table is always printed. */
const broken = (title: string, error: unknown): FamilyResult => ({
  rows: [
    {
      figure: title,
      measured: 'The measurement itself failed.',
      value: null,
      unit: '',
      runs: 0,
      note: error instanceof Error ? error.message : String(error),
    },
  ],
});

const results: { name: string; title: string; result: FamilyResult }[] = [];

function writeReport(): void {
  const report = {
    measuredAt: new Date().toISOString(),
    machine: `${cpus().length} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`,
    families: results.map(({ name, title, result }) => ({ name, title, ...result })),
  };
  mkdirSync(OUT, { recursive: true });
  writeFileSync(`${OUT}/results.json`, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(`${OUT}/index.html`, renderReport(report));
}

const browser = await findBrowser();
for (const { name, title, measure } of FAMILIES) {
  if (wanted && !wanted.includes(name)) continue;
  log(`▸ ${title}`);
  const context = { log: (line: string) => log(`  ${line}`), browser };
  const result = await measure(context).catch((error: unknown) => broken(title, error));
  results.push({ name, title, result });
  // After each family: a run that is ended early keeps what it has measured.
  writeReport();
}

const rows: Row[] = results.flatMap(({ result }) => result.rows);
const count = (verdict: string) => rows.filter((row) => judge(row) === verdict).length;
process.stdout.write(`\n${toTable(rows)}\n\n`);
process.stdout.write(
  `${count('stretch') + count('target')} reached (${count('stretch')} of them the stretch goal), ` +
    `${count('missed')} missed, ${count('unmeasured')} not measured. The report: ${OUT}/index.html\n`,
);
// Open handles of a measurement must not keep the command running.
process.exit(0);
