import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

// `npm run release`: builds the package, tests it as a consumer, and packs it into `.release/`. The release workflow
// publishes that file in a job that runs nothing else.

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

run('npm', 'run', 'build');
run('npm', 'run', 'test:package');

const { GITHUB_REPOSITORY, GITHUB_SERVER_URL = 'https://github.com' } = process.env;
if (GITHUB_REPOSITORY) {
  // npm rejects provenance for a repository other than the package's, and only the workflow knows its repository.
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
  const url = `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`;
  const named = { ...manifest, repository: { type: 'git', url } };
  writeFileSync('package.json', `${JSON.stringify(named, null, 2)}\n`);
}
mkdirSync('.release', { recursive: true });
run('npm', 'pack', '--ignore-scripts', '--pack-destination', '.release');
