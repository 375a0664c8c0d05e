import { spawnSync } from 'node:child_process';

/** Servers for the shared store, in order of preference. */
const COMMANDS = ['redis-server', 'valkey-server'] as const;

/** Instructions if neither is installed. */
const HOW_TO = 'Install redis-server or valkey-server (Debian: apt-get install redis-server) and run again.';

const starts = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

function install(): void {
  const options = {
    stdio: 'ignore',
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', 'redis-server'], options);
}

/**
 * The command of an installed Redis or Valkey. Installs one from the system's packages if possible; otherwise throws an
 * error with instructions, so that no test is silently skipped.
 */
export function findRedis(): string {
  const found = COMMANDS.find(starts);
  if (found) return found;
  if (process.getuid?.() === 0) install();
  const installed = COMMANDS.find(starts);
  if (installed) return installed;
  throw new Error(`No Redis could be found or installed, so shared state cannot be tested. ${HOW_TO}`);
}
