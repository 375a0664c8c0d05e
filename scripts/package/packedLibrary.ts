import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The packed package, and an app that has it installed. */
export interface PackedLibrary {
  tarball: string;
  fileCount: number;
  /** Bytes of all files. */
  unpackedSize: number;
  /** Folder of an app with the package and its dependencies in `node_modules`. */
  app: string;
  /** The package inside it. */
  library: string;
  remove: () => void;
}

/** Packs the output of `npm run build` and installs it into an empty app, without a registry. */
export function packLibrary(): PackedLibrary {
  if (!existsSync('dist/entries/index.js'))
    throw new Error('There is no package. Run `npm run build` first.');
  const work = mkdtempSync(path.join(tmpdir(), 'vitrine-package-'));
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', work], {
      encoding: 'utf8',
    }),
  ) as [{ filename: string; unpackedSize: number; entryCount: number }];
  const tarball = path.join(work, packed.filename);
  const app = path.join(work, 'app');
  const library = path.join(app, 'node_modules/vitrine');
  mkdirSync(path.dirname(library), { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', work]);
  execFileSync('mv', [path.join(work, 'package'), library]);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string>
  >;
  linkPackages(app, Object.keys({ ...dependencies, ...peerDependencies }));
  writeFileSync(path.join(app, 'package.json'), '{ "type": "module" }');
  return {
    tarball,
    fileCount: packed.entryCount,
    unpackedSize: packed.unpackedSize,
    app,
    library,
    remove: () => rmSync(work, { recursive: true, force: true }),
  };
}

/** Links packages of this project into an app's `node_modules`. */
function linkPackages(app: string, names: readonly string[]): void {
  for (const name of names) {
    const target = path.join(app, 'node_modules', name);
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(path.resolve('node_modules', name), target);
  }
}

/**
 * Copies a fixture into a folder of the app.
 *
 * @param packages packages that the fixture needs and the library does not
 * @returns the folder
 */
export function addFixture({ app }: PackedLibrary, fixture: string, packages: readonly string[]): string {
  const root = path.join(app, path.basename(fixture));
  cpSync(fixture, root, { recursive: true });
  linkPackages(app, packages);
  return root;
}
