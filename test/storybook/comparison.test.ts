import { expect, it } from 'vitest';
import {
  type Comparison,
  formatComparison,
  readComparison,
  sideSource,
} from '../../stories/docs/comparison.ts';

const live = {
  shows: 'live',
  story: 'features-mini-cart--deleted',
  site: 'CH_FR',
  theme: 'dark',
  width: '320',
  text: '200',
} as const;
const accepted = { shows: 'accepted', story: 'ui-button--default', look: 'text 200 %' } as const;

it.each<[string, Comparison]>([
  ['two live stories', { sides: [live, { ...live, site: 'TR', theme: 'forced' }], way: 'beside' }],
  ['a story and its accepted screenshot', { sides: [live, accepted], way: 'swipe' }],
  ['a screenshot before and now', { sides: [accepted, { ...accepted, shows: 'now' }], way: 'difference' }],
])('SBK-08: a link restores %s', (_, comparison) => {
  expect(readComparison(formatComparison(comparison))).toEqual(comparison);
});

it('SBK-08: invalid values of a link fall back to the first visit', () => {
  const first = readComparison(null);
  expect(readComparison('"><script>~XX.neon.9~')).toEqual(first);
  expect(readComparison('a'.repeat(10_000))).toEqual(first);
  expect(readComparison('ui-button--default.HU.dark').sides[0]).toEqual({
    shows: 'live',
    story: 'ui-button--default',
    site: 'HU',
    theme: 'dark',
    width: '768',
    text: '100',
  });
  expect(readComparison('ui-button--default.accepted.../../x').sides[0].shows).toBe('live');
});

it('SBK-08: a side is the story under its own toolbar, or a file of a screenshot', () => {
  expect(sideSource(live)).toBe(
    './iframe.html?viewMode=story&id=features-mini-cart--deleted&globals=site:CH_FR;theme:dark;text:200;a11y.manual:!true',
  );
  expect(sideSource(accepted)).toBe('./screenshots/accepted/ui-button--default/text-200-.webp');
});
