import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type PackedLibrary, packLibrary } from './packedLibrary.ts';

/** How a check of the package is reported. */
export interface PackageChecks {
  /** Runs a program; prints its output only if it fails. */
  run: (what: string, command: string, args: string[], cwd?: string) => void;
  /** Prints the problems of a check, one sentence each. */
  report: (what: string, problems: readonly string[]) => void;
}

/** Packs the library, runs checks on it, prints their count and sets the exit code. */
export async function checkPackage(
  work: (packed: PackedLibrary, checks: PackageChecks) => Promise<void>,
): Promise<void> {
  let passed = 0;
  let failed = 0;
  const report: PackageChecks['report'] = (what, problems) => {
    if (problems.length === 0) passed += 1;
    else failed += 1;
    console.log([`${problems.length === 0 ? '✓' : '✗'} ${what}`, ...problems].join('\n    '));
  };
  const run: PackageChecks['run'] = (what, command, args, cwd = '.') => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
    report(what, status === 0 ? [] : [`${stdout}${stderr}`]);
  };
  let packed: PackedLibrary | undefined;
  try {
    packed = packLibrary();
    const { tarball, fileCount, unpackedSize } = packed;
    console.log(
      `${path.basename(tarball)}: ${fileCount} files, ${Math.round(unpackedSize / 1000)} kB unpacked`,
    );
    await work(packed, { run, report });
  } catch (error) {
    report('The checks of the package run to their end', [
      String(error instanceof Error ? error.stack : error),
    ]);
  } finally {
    packed?.remove();
  }
  console.log(`Checks of the package: ${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
