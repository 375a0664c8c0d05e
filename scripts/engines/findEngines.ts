import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A browser engine that the end-to-end flows run in, besides Chromium. */
export type Engine = 'firefox' | 'webkit';

interface EngineFacts {
  /** What must be there: programs on the path, or absolute files. */
  needs: readonly string[];
  /** Debian's packages that bring it. */
  packages: string;
}

const ENGINES: Readonly<Record<Engine, EngineFacts>> = {
  firefox: { needs: ['firefox-esr'], packages: 'firefox-esr' },
  webkit: {
    needs: ['WebKitWebDriver', 'xvfb-run', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'],
    packages: 'webkit2gtk-driver xvfb',
  },
};

const isThere = (program: string): boolean =>
  path.isAbsolute(program)
    ? existsSync(program)
    : (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

export const hasEngine = (engine: Engine): boolean => ENGINES[engine].needs.every(isThere);

/**
 * The engines of this machine. Says in one line per missing engine how to get it (ENG-01).
 */
export function findEngines(say: (sentence: string) => void = console.log): Engine[] {
  return (Object.keys(ENGINES) as Engine[]).filter((engine) => {
    if (hasEngine(engine)) return true;
    say(`Engine: ${engine} is missing. On Debian: apt-get install ${ENGINES[engine].packages}`);
    return false;
  });
}

/** Installs the missing engines with the system's packages, where that is possible. */
export function installEngines(): void {
  const missing = (Object.keys(ENGINES) as Engine[]).filter((engine) => !hasEngine(engine));
  if (missing.length === 0 || process.getuid?.() !== 0 || !isThere('apt-get')) return;
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
