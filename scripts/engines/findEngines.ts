import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** A browser engine that the end-to-end flows run in, besides Chromium. */
export type Engine = 'firefox' | 'webkit';

/** WebKitGTK's browser; the folder's name depends on the architecture. */
export const findMiniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

interface EngineFacts {
  isInstalled: () => boolean;
  /** The Debian packages that provide it. */
  packages: string;
}

const isOnPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

const ENGINES: Readonly<Record<Engine, EngineFacts>> = {
  firefox: { isInstalled: () => isOnPath('firefox-esr'), packages: 'firefox-esr' },
  webkit: {
    isInstalled: () => isOnPath('WebKitWebDriver') && isOnPath('xvfb-run') && findMiniBrowser() !== undefined,
    packages: 'webkit2gtk-driver xvfb',
  },
};

/**
 * Finds the installed engines. Prints one line per missing engine with the command that installs it (ENG-01).
 */
export function findEngines(): Engine[] {
  return (Object.keys(ENGINES) as Engine[]).filter((engine) => {
    if (ENGINES[engine].isInstalled()) return true;
    console.log(`Engine: ${engine} is missing. On Debian: apt-get install ${ENGINES[engine].packages}`);
    return false;
  });
}

/** Installs the missing engines from the system's packages, if possible. */
function installEngines(): void {
  const missing = (Object.keys(ENGINES) as Engine[]).filter((engine) => !ENGINES[engine].isInstalled());
  if (missing.length === 0 || process.getuid?.() !== 0 || !isOnPath('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env, timeout: 180_000 });
  const packages = missing.flatMap((engine) => ENGINES[engine].packages.split(' '));
  spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    env,
    timeout: 600_000,
  });
}

if (import.meta.main) {
  installEngines();
  findEngines();
}
