import { existsSync, readdirSync } from 'node:fs';
import { serveFolder } from '../lib/serveFolder.ts';
import { BUILT_STORYBOOK, freshenStorybook } from './freshStorybook.ts';

// `npm run reports`: serves the built Storybook and the last reports together, so that links between them work.

const PORT = 6007;

if (!existsSync(BUILT_STORYBOOK)) await freshenStorybook();
const { url } = await serveFolder(BUILT_STORYBOOK, PORT, { '/reports/': 'reports' });
const reports = existsSync('reports')
  ? readdirSync('reports').filter((name) => existsSync(`reports/${name}/index.html`))
  : [];
console.log(`Storybook: ${url}/`);
for (const name of reports) console.log(`${name}: ${url}/reports/${name}/`);
if (reports.length === 0)
  console.log('There are no reports yet: npm run audit, npm run screenshots, npm run test:stories.');
console.log('Press Ctrl+C to stop.');
