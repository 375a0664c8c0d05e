import { mkdirSync, writeFileSync } from 'node:fs';
import { missingCitations } from './citedTests.ts';
import { collectRequirements, lacks } from './requirements.ts';

// `npm run requirements`: lists the stories and tests of each requirement in `reports/requirements.json`. It fails if a
// requirement lacks a test, a visible one lacks a story, or a document cites a test that does not exist.

const requirements = collectRequirements();
const problems = [
  ...requirements.flatMap((requirement) =>
    lacks(requirement).map((what) => `${requirement.id} has no ${what}: ${requirement.text.slice(0, 90)}…`),
  ),
  ...missingCitations(),
];
mkdirSync('reports', { recursive: true });
writeFileSync('reports/requirements.json', `${JSON.stringify(requirements, null, 2)}\n`);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(
  `${requirements.length} requirements, ${problems.length} problems. The list: reports/requirements.json, with links: Docs/Requirements in Storybook`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
