import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../lib/readJson.ts';
import { ORIGIN_FILE, REFERENCE_FILE } from './renderingReference.ts';
import { type PassReport, REPORT_FILE } from './reportStories.ts';
import { PASS_FOLDER } from './storyLooks.ts';

// `npm run screenshots:accept`: makes the screenshots of the last pass over the stories the accepted ones.

const report = readJson<PassReport>(REPORT_FILE);
const { screenshots } = report ?? {};
if (!report || !screenshots) {
  console.log(
    'The last run compared no screenshots. Run `npm run screenshots` first and look at its report.',
  );
  process.exit(1);
}
const fresh = report.stories.flatMap(({ looks }) => looks).filter(({ state }) => state !== 'same');
let accepted = 0;
for (const { file } of fresh) {
  const source = path.join(PASS_FOLDER, 'after', file);
  if (!existsSync(source)) continue;
  accepted += 1;
  mkdirSync(path.dirname(path.join(screenshots.baseline, file)), { recursive: true });
  copyFileSync(source, path.join(screenshots.baseline, file));
}
for (const file of screenshots.obsolete) rmSync(path.join(screenshots.baseline, file), { force: true });
for (const file of [REFERENCE_FILE, ORIGIN_FILE])
  copyFileSync(path.join(PASS_FOLDER, file), path.join(screenshots.baseline, file));
console.log(
  `${accepted} screenshots accepted, ${screenshots.obsolete.length} removed. They are in ${screenshots.baseline}/.`,
);
