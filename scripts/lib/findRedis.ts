import { spawnSync } from 'node:child_process';

/** Servers of the shared store, best first: one of them is enough. */
const COMMANDS = ['redis-server', 'valkey-server'] as const;

/** What a person without either is told. */
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
 * The command of a Redis or Valkey on this machine. Where there is none it is installed, if the system has packages
 * and this process may; else an error says in a sentence what to do, so that nothing that needs it passes unseen.
 */
export function findRedis(): string {
  const found = COMMANDS.find(starts);
  if (found) return found;
  if (process.getuid?.() === 0) install();
  const installed = COMMANDS.find(starts);
  if (installed) return installed;
  throw new Error(`No Redis could be found or installed, so shared state cannot be proved. ${HOW_TO}`);
}
