import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STORYBOOK_SOURCES } from '../../scripts/stories/freshStorybook.ts';
import { importedBy } from '../support/importedBy.ts';

it('SBK-05: a change of any module of Storybook or its stories makes Storybook build again', () => {
  const modules = [...importedBy(globSync('{stories,.storybook}/**/*.{ts,tsx,mdx}'))];
  expect(modules.length).toBeGreaterThan(300);
  const isWatched = (file: string) =>
    STORYBOOK_SOURCES.some((place) => file === place || file.startsWith(`${place}/`));
  expect(modules.filter((file) => !isWatched(file))).toEqual([]);
});
