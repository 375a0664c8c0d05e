import { mkdirSync, writeFileSync } from 'node:fs';
import { missingCitations } from './citedTests.ts';
import { collectRequirements, PROVED_BY } from './requirements.ts';
import { readSiteCoverage } from './siteCoverage.ts';

// `npm run requirements`: lists the stories and tests of each requirement in `reports/requirements.json`. It fails if
// nothing proves a requirement, a state lacks a story in one of the countries, or a document cites a test that does
// not exist.

const requirements = collectRequirements();
const problems = [
  ...requirements
    .filter(({ id, tests }) => tests.length === 0 && !PROVED_BY[id])
    .map(({ id, text }) => `${id} has no test and no story with interactions: ${text.slice(0, 90)}…`),
  ...readSiteCoverage().gaps,
  ...missingCitations(),
];
mkdirSync('reports', { recursive: true });
writeFileSync('reports/requirements.json', `${JSON.stringify(requirements, null, 2)}\n`);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(
  `${requirements.length} requirements, ${problems.length} problems. The list: reports/requirements.json, with links: Docs/Requirements in Storybook`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
