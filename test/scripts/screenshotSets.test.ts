import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CHOSEN, chosenStories } from '../../scripts/stories/screenshotSets.ts';
import type { Story } from '../../scripts/stories/storyBrowser.ts';

const story = (title: string, name: string, parameters: Record<string, unknown> = {}): Story => ({
  id: `${title}--${name}`,
  title,
  name,
  file: '',
  parameters,
  globals: {},
  plays: false,
});

it('SBK-05: the set contains the first story of each component and every page', () => {
  const stories = [
    story('UI/Button', 'Default'),
    story('UI/Button', 'Busy'),
    story('Features/Mini cart', 'Full'),
    story('Features/Mini cart/Sites', 'Germany'),
    story('Pages/Shop', 'Category'),
    story('Pages/Shop', 'Cart'),
    story('Features/Errors', 'Server', { chromatic: { disableSnapshot: true } }),
  ];
  expect(chosenStories(stories).map(({ title, name }) => `${title} ${name}`)).toEqual([
    'UI/Button Default',
    'Features/Mini cart Full',
    'Pages/Shop Category',
    'Pages/Shop Cart',
  ]);
});

it('SBK-05: each is captured on desktop and phone, in light, dark and forced colours, on three sites', () => {
  const looks = CHOSEN.plan([story('UI/Button', 'Default')]);
  expect(new Set(looks.map(({ viewport }) => viewport.width))).toEqual(new Set([1280, 320]));
  expect(new Set(looks.map(({ globals }) => globals.theme ?? 'light'))).toEqual(
    new Set(['light', 'dark', 'forced']),
  );
  expect(new Set(looks.map(({ globals }) => globals.site))).toEqual(new Set(['DE', 'HU', 'TR']));
});

it('SBK-05: the accepted screenshots stay below 25 MB', () => {
  const bytes = existsSync(CHOSEN.baseline)
    ? readdirSync(CHOSEN.baseline, { recursive: true, encoding: 'utf8' })
        .map((file) => statSync(path.join(CHOSEN.baseline, file)))
        .filter((file) => file.isFile())
        .reduce((sum, { size }) => sum + size, 0)
    : 0;
  expect(bytes).toBeLessThan(25_000_000);
});
