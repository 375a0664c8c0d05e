import { expect, it } from 'vitest';
import { canvasHref, formatComparison, readComparison } from '../../stories/docs/comparison.ts';

it('SBK-01: a link restores exactly the two compared sides', () => {
  const comparison = {
    story: 'features-mini-cart--deleted',
    sides: [
      { site: 'CH_FR', theme: 'dark', width: '320' },
      { site: 'TR', theme: 'forced', width: '1280' },
    ],
  } as const;
  expect(readComparison(formatComparison(comparison))).toEqual(comparison);
});

it('SBK-01: invalid values of a link fall back to the defaults', () => {
  const first = readComparison(null);
  expect(readComparison('"><script>~XX.neon.9~')).toEqual(first);
  expect(readComparison('a'.repeat(10_000))).toEqual(first);
  expect(readComparison('ui-button--default~HU.dark').sides[0]).toEqual({
    site: 'HU',
    theme: 'dark',
    width: '768',
  });
});

it('SBK-01: a side is the story under its own toolbar', () => {
  expect(canvasHref('ui-button--default', { site: 'HU', theme: 'dark', width: '320' })).toBe(
    './iframe.html?viewMode=story&id=ui-button--default&globals=site:HU;theme:dark',
  );
});
