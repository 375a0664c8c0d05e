import { expect, it } from 'vitest';
import { readSourceFiles } from '../../scripts/architecture/readImports.ts';

const files = new Map(readSourceFiles('src').map((file) => [file.path, file]));

/** Every package that a file imports, directly or through other files. */
function packagesOf(path: string, seen = new Set<string>()): string[] {
  const file = files.get(path);
  if (!file || seen.has(path)) return [];
  seen.add(path);
  return file.imports
    .filter(({ isType, isLazy }) => !isType && !isLazy)
    .flatMap(({ specifier, target }) => (target === null ? [specifier] : packagesOf(target, seen)));
}

const reactAriaOf = (path: string) => packagesOf(path).filter((name) => /^react-(aria|stately)/.test(name));

/** Parts that only show something or navigate. */
const STATIC_PARTS = [
  'Badge/Badge.tsx',
  'Button/ButtonLink.tsx',
  'ErrorBoundary/ErrorBoundary.tsx',
  'Icon/icons.tsx',
  'Link/Link.tsx',
  'Picture/Picture.tsx',
  'Price/Price.tsx',
  'Skeleton/Skeleton.tsx',
  'SkipLink/SkipLink.tsx',
  'VisuallyHidden/VisuallyHidden.tsx',
];

it.each(STATIC_PARTS)('LIB-02: %s is static and does not import react-aria', (part) => {
  const path = `src/ui/${part}`;
  expect(files.has(path)).toBe(true);
  expect(reactAriaOf(path)).toEqual([]);
});

it('LIB-02: a Button imports only react-aria’s button and progress bar', () => {
  expect(reactAriaOf('src/ui/Button/Button.tsx')).toEqual([
    'react-aria-components/Button',
    'react-aria/useProgressBar',
    'react-aria-components/ProgressBar',
  ]);
});
