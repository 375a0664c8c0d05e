import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The oldest supported Node: `22.12.0` for `>=22.12`. */
function promisedNode(): string {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const [, major, minor = '0', patch = '0'] = /^>=(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(engines.node) ?? [];
  if (!major) throw new Error(`engines.node is ${engines.node}; it must be one oldest version: >=22.12`);
  return `${major}.${minor}.${patch}`;
}

const versionOf = (file: string): string =>
  spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim().replace(/^v/, '') ?? '';

/**
 * The oldest supported Node (ENG-02), downloaded from the registry into `.cache/`. Without the registry, the system's
 * Node of the same major version; `null` if there is none.
 */
export function findOldestNode(): string | null {
  const version = promisedNode();
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = path.resolve(`.cache/node-${version}`);
  const file = path.join(folder, `node_modules/${name}/bin/node`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    try {
      execFileSync('npm', ['install', '--no-save', '--prefix', folder, `${name}@${version}`], {
        stdio: 'ignore',
        timeout: 120_000,
      });
    } catch {
      console.log(`Node ${version} cannot be installed from the registry.`);
    }
  }
  if (versionOf(file) === version) return file;
  const major = version.split('.')[0];
  const own = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((place) => path.join(place, 'node'))
    .find((each) => versionOf(each).split('.')[0] === major);
  if (own) console.log(`Node ${versionOf(own)} of this system stands in for ${version}.`);
  else
    console.log(`No Node ${major} is here: rendering on the oldest promised Node is not proved in this run.`);
  return own ?? null;
}
