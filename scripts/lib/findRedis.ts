import { spawnSync } from 'node:child_process';
import { installPackages } from './systemPackages.ts';

/** Servers for the shared store, in order of preference. */
const COMMANDS = ['redis-server', 'valkey-server'] as const;

/** Instructions if neither is installed. */
const HOW_TO = 'Install redis-server or valkey-server (Debian: apt-get install redis-server) and run again.';

const starts = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * The command of an installed Redis or Valkey. Installs one from the system's packages if possible; otherwise throws an
 * error with instructions, so that no test is silently skipped.
 */
export function findRedis(): string {
  const findCommand = () => COMMANDS.find(starts);
  const found = findCommand() ?? (installPackages('redis-server') ? findCommand() : undefined);
  if (found) return found;
  throw new Error(`No Redis could be found or installed, so shared state cannot be tested. ${HOW_TO}`);
}
