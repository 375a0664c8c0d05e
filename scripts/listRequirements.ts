import { mkdirSync, writeFileSync } from 'node:fs';
import { collectRequirements } from './requirements.ts';

// `npm run requirements`: which stories show and which tests prove each requirement. With `--strict` it fails when one
// has neither.

const requirements = collectRequirements();
const open = requirements.filter(({ stories, tests }) => stories.length + tests.length === 0);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/requirements.json', `${JSON.stringify(requirements, null, 2)}\n`);

for (const { id, text } of open) console.log(`${id} has no story and no test: ${text.slice(0, 90)}…`);
console.log(
  `${requirements.length} requirements, ${requirements.length - open.length} with a story or a test, ${open.length} open. ` +
    'The list: reports/requirements.json',
);
process.exitCode = process.argv.includes('--strict') && open.length > 0 ? 1 : 0;
