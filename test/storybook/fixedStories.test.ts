import { expect, it } from 'vitest';
import { findableStories } from '../../scripts/stories/findableStories.ts';
import { toLiveSide } from '../../stories/docs/comparison.ts';
import { describeFixed, shownSettings, showRequested, storyWith } from '../../stories/docs/fixedStories.ts';

const stories = findableStories();
const POLAND = 'features-mini-cart-sites--poland';

it('SBK-10: the comparison with another site shows that site’s own story', () => {
  const requested = toLiveSide(POLAND, { site: 'DE', theme: 'dark' }, 390);
  expect(showRequested(stories, requested)).toEqual({
    ...requested,
    story: 'features-mini-cart-sites--germany',
  });
  const shown = toLiveSide(POLAND, { site: 'PL' }, 390);
  expect(showRequested(stories, shown)).toBe(shown);
});

it('SBK-10: a story of one site without a group says what no toolbar changes', () => {
  const id = 'features-consent-panel--turkey';
  const side = toLiveSide(id, { site: 'DE', text: '200' }, 390);
  expect(showRequested(stories, side)).toBe(side);
  expect(shownSettings(stories, side)).toMatchObject({ site: 'TR', text: '200' });
  expect(describeFixed(stories, id)).toBe('Site: TR');
  expect(storyWith(stories, id, 'theme', 'dark')).toBe(id);
  expect(storyWith(stories, id, 'site', 'DE')).toBeUndefined();
});

it('SBK-10: the settings of a group of stories are those of each story', () => {
  expect(describeFixed(stories, 'features-preview--timeline')).toBe('Language: en');
});

it('SBK-10: a story in another state is no answer to another site', () => {
  expect(storyWith(stories, 'features-country-suggestion--same-country', 'site', 'DE')).toBeUndefined();
});
