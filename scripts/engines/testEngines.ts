// Runs the end-to-end flows in Firefox and WebKit (ENG-01); Chromium runs them with all other end-to-end tests.
import { spawnSync } from 'node:child_process';
import { findEngines } from './findEngines.ts';

let failed = false;
for (const engine of findEngines()) {
  const { status } = spawnSync('npx', ['playwright', 'test', '--project', engine, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, E2E_ENGINE: engine },
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
