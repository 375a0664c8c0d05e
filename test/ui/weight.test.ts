import { expect, it } from 'vitest';
import { readSourceFiles } from '../../scripts/readImports.ts';

const files = new Map(readSourceFiles('src').map((file) => [file.path, file]));

/** Every package that comes with a file when a page loads it. */
function packagesOf(path: string, seen = new Set<string>()): string[] {
  const file = files.get(path);
  if (!file || seen.has(path)) return [];
  seen.add(path);
  return file.imports
    .filter(({ isType, isLazy }) => !isType && !isLazy)
    .flatMap(({ specifier, target }) => (target === null ? [specifier] : packagesOf(target, seen)));
}

/** Parts that every page or every row of a list draws. */
const LIGHT_PARTS = [
  'Accordion/Accordion.tsx',
  'Announcer/Announcer.tsx',
  'Badge/Badge.tsx',
  'Button/ButtonLink.tsx',
  'Button/IconButton.tsx',
  'Button/PlainButton.tsx',
  'Disclosure/Disclosure.tsx',
  'ErrorBoundary/ErrorBoundary.tsx',
  'Flyout/Flyout.tsx',
  'Icon/icons.tsx',
  'Link/Link.tsx',
  'Notification/Notification.tsx',
  'Picture/Picture.tsx',
  'Price/Price.tsx',
  'ProgressRing/ProgressRing.tsx',
  'ReadMore/ReadMore.tsx',
  'Skeleton/Skeleton.tsx',
  'SkipLink/SkipLink.tsx',
  'Spinner/Spinner.tsx',
  'Tooltip/ToggleTip.tsx',
  'Tooltip/Tooltip.tsx',
  'VisuallyHidden/VisuallyHidden.tsx',
];

it.each(LIGHT_PARTS)('LIB-02: %s brings no react-aria', (part) => {
  const path = `src/ui/${part}`;
  expect(files.has(path)).toBe(true);
  expect(packagesOf(path).filter((name) => /^react-(aria|stately)/.test(name))).toEqual([]);
});

it('LIB-02: a Button brings react-aria’s button and nothing else of it', () => {
  expect(packagesOf('src/ui/Button/Button.tsx').filter((name) => name.startsWith('react-aria'))).toEqual([
    'react-aria-components/Button',
  ]);
});

it('LIB-02: the provider around every page brings no react-aria', () => {
  expect(packagesOf('src/provider/VitrineProvider.tsx')).toContain('jotai');
  expect(
    packagesOf('src/provider/VitrineProvider.tsx').filter((name) => /^react-(aria|stately)/.test(name)),
  ).toEqual([]);
});

const SHOPPER_FILES = [...files.keys()].filter(
  (path) => /^src\/(features|sections)\//.test(path) && !path.startsWith('src/features/preview/'),
);

it('LIB-02: nothing that a shopper meets brings react-aria, now or later; only staff load it', () => {
  expect(SHOPPER_FILES.length).toBeGreaterThan(100);
  const heavy = SHOPPER_FILES.filter((path) =>
    packagesOf(path).some((name) => /^react-(aria|stately)/.test(name)),
  );
  expect(heavy).toEqual([]);
});
