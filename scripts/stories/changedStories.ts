import { execFileSync } from 'node:child_process';
import { readSourceFiles } from '../architecture/readImports.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The current commit. */
export const commitNow = (): string => git('rev-parse', 'HEAD');

const FOLDERS = ['stories', 'src', 'mocks', 'demo', '.storybook'];

/** Files that affect every story: Storybook's configuration, tokens, texts, packages. */
const REACHES_ALL = /^(?:\.storybook\/|locales\/|package-lock\.json$|src\/(?:styles|i18n|provider|config)\/)/;

/**
 * Story files affected by a change, directly or through their imports.
 *
 * @param changed files, relative to the root
 * @returns `null` if every story may be affected
 */
export function storiesReachedBy(
  changed: readonly string[],
  files: readonly { path: string; imports: readonly { target: string | null }[] }[],
): Set<string> | null {
  if (changed.some((file) => REACHES_ALL.test(file))) return null;
  const importedBy = new Map<string, string[]>();
  for (const { path, imports } of files)
    for (const { target } of imports)
      if (target) importedBy.set(target, [...(importedBy.get(target) ?? []), path]);
  const reached = new Set(changed);
  for (const file of reached) for (const above of importedBy.get(file) ?? []) reached.add(above);
  return new Set([...reached].filter((file) => file.endsWith('.stories.tsx')));
}

/** Story files affected since a commit, including uncommitted changes; `null` if all may be affected. */
export function changedStoryFiles(since: string): Set<string> | null {
  const changed = [
    ...git('diff', '--name-only', since).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean);
  return storiesReachedBy(changed, FOLDERS.flatMap(readSourceFiles));
}
