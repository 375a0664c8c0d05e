import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The output folder of `npm run build:storybook`. */
export const BUILT_STORYBOOK = 'storybook-static';

/** The files that the built Storybook depends on. */
const STORYBOOK_SOURCES = [
  '{.storybook,stories,src,mocks,demo,scripts,locales,docs}/**/*.*',
  'package-lock.json',
];

const INDEX = path.join(BUILT_STORYBOOK, 'index.json');

/** Whether the built Storybook is up to date. */
function isStorybookFresh(): boolean {
  if (!existsSync(INDEX)) return false;
  const { size, mtimeMs: built } = statSync(INDEX);
  // A build that was interrupted leaves an empty index.
  if (size === 0) return false;
  return globSync(STORYBOOK_SOURCES).every((file) => statSync(file).mtimeMs <= built);
}

/** A page or story in the built Storybook's index. */
interface StorybookEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}

/** The index of the built Storybook; exits with a message if there is none. */
export function readBuiltStorybook(): StorybookEntry[] {
  if (!existsSync(INDEX)) {
    console.error('There is no built Storybook. Run `npm run build:storybook` first.');
    process.exit(1);
  }
  const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, StorybookEntry> };
  return Object.values(entries);
}

/** Builds Storybook unless it is up to date; throws if the build fails. */
export async function freshenStorybook(): Promise<void> {
  if (isStorybookFresh()) return;
  console.log('Sources have changed: building Storybook again (about a minute) …');
  const options = { shell: process.platform === 'win32', maxBuffer: 1e8 };
  await promisify(execFile)('npm', ['run', '--silent', 'build:storybook'], options).catch((error) => {
    throw new Error(`Storybook could not be built:\n${error.stderr}`);
  });
}
