import { expect, it } from 'vitest';
import { SETTING_NAMES, settingChoices } from '#.storybook/storyState.ts';
import { initialGlobals } from '#.storybook/toolbar.ts';
import {
  type Comparison,
  comparisonHref,
  formatComparison,
  liveSideHref,
  readComparison,
  sideSource,
  toLiveSide,
} from '../../stories/docs/comparison.ts';

const settings = { site: 'CH_FR', locale: 'en', platform: 'MATCH', theme: 'dark', text: '200' } as const;
const live = {
  shows: 'live',
  story: 'features-mini-cart--deleted',
  settings,
  width: 1043,
  args: 'label:Two words;size:large;items[0].price:1.5',
} as const;
const accepted = { shows: 'accepted', story: 'ui-button--default', look: 'text 200 %' } as const;

it.each<[string, Comparison]>([
  [
    'two live stories',
    { sides: [live, { ...live, settings: { ...settings, theme: 'forced' }, args: '' }], way: 'beside' },
  ],
  ['a story and its accepted screenshot', { sides: [live, accepted], way: 'swipe' }],
  ['a screenshot before and now', { sides: [accepted, { ...accepted, shows: 'now' }], way: 'difference' }],
])('SBK-08: a link restores %s', (_, comparison) => {
  expect(readComparison(formatComparison(comparison))).toEqual(comparison);
  const address = new URL(comparisonHref(comparison), 'https://storybook.example');
  expect(readComparison(address.searchParams.get('compare'))).toEqual(comparison);
});

it('SBK-08: invalid values of a link fall back to the first visit', () => {
  const first = readComparison(null);
  expect(readComparison('"><script>~XX.neon.9~')).toEqual(first);
  expect(readComparison('a'.repeat(10_000))).toEqual(first);
  expect(readComparison('ui-button--default.site:HU;theme:neon.9e9.<script>').sides[0]).toEqual({
    shows: 'live',
    story: 'ui-button--default',
    settings: { ...initialGlobals, site: 'HU' },
    width: 768,
    args: '',
  });
  expect(readComparison('ui-button--default.accepted.../../x').sides[0].shows).toBe('live');
});

it('SBK-08: a side is the story under its own toolbar, or a file of a screenshot', () => {
  const { searchParams } = new URL(sideSource(live), 'https://storybook.example');
  expect(searchParams.get('globals')).toBe(
    'site:CH_FR;locale:en;platform:MATCH;theme:dark;text:200;a11y.manual:!true',
  );
  expect(searchParams.get('args')).toBe(live.args);
  expect(sideSource(accepted)).toBe('./screenshots/accepted/ui-button--default/text-200-.webp');
});

it.each(SETTING_NAMES)('SBK-10: the toolbar’s %s stays in the comparison, its link and its story', (name) => {
  const value = settingChoices(name).find((choice) => choice.value !== initialGlobals[name])?.value ?? '';
  const side = toLiveSide('ui-button--default', { [name]: value }, 390, 'size:large');
  expect(readComparison(formatComparison({ sides: [side, side], way: 'beside' })).sides[1]).toEqual(side);
  for (const address of [sideSource(side), liveSideHref(side)]) {
    const { searchParams } = new URL(address, 'https://storybook.example');
    expect(searchParams.get('globals')?.split(';')).toContain(`${name}:${value}`);
    expect(searchParams.get('args')).toBe('size:large');
  }
});
