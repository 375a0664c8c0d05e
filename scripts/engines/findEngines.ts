import { globSync } from 'node:fs';
import { findOnPath, installPackages } from '../lib/systemPackages.ts';

/** A browser engine that the end-to-end flows run in, besides Chromium. */
export type Engine = 'firefox' | 'webkit';

/** WebKitGTK's browser; the folder's name depends on the architecture. */
export const findMiniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

interface EngineFacts {
  isInstalled: () => boolean;
  /** The Debian packages that provide it. */
  packages: readonly string[];
}

const areOnPath = (...programs: string[]) => programs.every(findOnPath);

const ENGINES: Readonly<Record<Engine, EngineFacts>> = {
  firefox: { isInstalled: () => areOnPath('firefox-esr'), packages: ['firefox-esr'] },
  webkit: {
    isInstalled: () => areOnPath('WebKitWebDriver', 'xvfb-run') && findMiniBrowser() !== undefined,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * Finds the installed engines. Prints one line per missing engine with the command that installs it.
 */
export function findEngines(): Engine[] {
  return (Object.keys(ENGINES) as Engine[]).filter((engine) => {
    if (ENGINES[engine].isInstalled()) return true;
    console.log(
      `Engine: ${engine} is missing. On Debian: apt-get install ${ENGINES[engine].packages.join(' ')}`,
    );
    return false;
  });
}

// `npm run engines:install`
if (import.meta.main) {
  const missing = Object.values(ENGINES).filter(({ isInstalled }) => !isInstalled());
  if (missing.length > 0) installPackages(...missing.flatMap(({ packages }) => packages));
  findEngines();
}
