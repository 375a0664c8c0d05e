import { mkdirSync, writeFileSync } from 'node:fs';
import { collectRequirements, lacks } from './requirements.ts';

// `npm run requirements`: lists the stories and tests of each requirement. With `--strict` it fails if a requirement
// lacks a test, or a visible one lacks a story.

const requirements = collectRequirements();
const open = requirements.filter((requirement) => lacks(requirement).length > 0);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/requirements.json', `${JSON.stringify(requirements, null, 2)}\n`);

for (const requirement of open)
  console.log(
    `${requirement.id} has no ${lacks(requirement).join(' and no ')}: ${requirement.text.slice(0, 90)}…`,
  );
console.log(
  `${requirements.length} requirements, ${requirements.length - open.length} shown and proved, ${open.length} open. ` +
    'The list: reports/requirements.json, with links: Docs/Requirements in Storybook',
);
process.exitCode = process.argv.includes('--strict') && open.length > 0 ? 1 : 0;
