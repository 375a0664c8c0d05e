import { spawnSync } from 'node:child_process';
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

/** The oldest supported Node, downloaded from the registry into `.cache/`; `null` without the registry. */
export function findOldestNode(): string | null {
  const version = promisedNode();
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = path.resolve(`.cache/node-${version}`);
  const file = path.join(folder, `node_modules/${name}/bin/node`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    spawnSync('npm', ['install', '--no-save', '--prefix', folder, `${name}@${version}`], {
      stdio: 'ignore',
      timeout: 120_000,
    });
  }
  if (versionOf(file) === version) return file;
  console.log(`Node ${version} cannot be installed: rendering on it is not proved in this run.`);
  return null;
}
