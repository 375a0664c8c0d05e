import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readImports } from '../architecture/readImports.ts';

// What a running demo needs: the modules that it imports, its files, and the packages behind them. The build's tools and
// everything else of the repository stay out of the image.

/** Starts the server on a finished build. */
const RUNTIME_ENTRY = 'demo/built.ts';

/** Files that are read by their name. */
const DATA = ['package.json', '.build', 'demo/public', 'locales', 'mocks/images'];

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
type Lock = Record<string, LockedPackage>;

/** `zod` of `zod/mini`, `@fastify/static` of itself. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** A module and everything that it imports, and the names of the packages among that. */
function followImports(file: string, files = new Set<string>(), packages = new Set<string>()) {
  if (files.has(file)) return { files, packages };
  files.add(file);
  if (!file.endsWith('.ts')) return { files, packages };
  for (const { specifier, target, isType } of readImports(readFileSync(file, 'utf8'), file)) {
    if (isType || specifier.startsWith('node:')) continue;
    if (target) followImports(target, files, packages);
    else packages.add(packageOf(specifier));
  }
  return { files, packages };
}

/** Where a package finds another one: beside itself, or in a folder above. */
function findPackage(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock[place]) return place;
    if (!folder) return null;
  }
}

/** A package and all packages that it needs, as paths of the lock file. */
function followPackages(lock: Lock, name: string, from = '', found = new Set<string>()): Set<string> {
  const place = findPackage(lock, from, name);
  if (!place || found.has(place)) return found;
  found.add(place);
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = lock[place] ?? {};
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  for (const next of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
    followPackages(lock, next, place, found);
  return found;
}

/** The files, folders and packages of a running demo, relative to the project. */
export function listRuntimeFiles(): string[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages as Lock;
  const { files, packages } = followImports(RUNTIME_ENTRY);
  const installed = new Set([...packages].flatMap((name) => [...followPackages(lock, name)]));
  return [...files, ...DATA, ...installed];
}

/** Copies them into a folder. */
export function copyRuntimeFiles(to: string): void {
  // Packages for other systems are locked, but not installed.
  for (const file of listRuntimeFiles())
    if (existsSync(file)) cpSync(file, path.join(to, file), { recursive: true, preserveTimestamps: true });
}
