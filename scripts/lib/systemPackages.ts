import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The file of a program. */
export const findOnPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

/** Installs packages of a Debian system. @returns whether this process may do so */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return false;
  for (const command of [
    ['update', '-q'],
    ['install', '-qy', '--no-install-recommends', ...names],
  ])
    spawnSync('apt-get', command, {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  return true;
}
