import { expect, it } from 'vitest';
import { findableStories } from '../../scripts/findableStories.ts';
import { makeFinder, readQuestion } from '../../stories/docs/finder.ts';

const find = makeFinder(findableStories());
const firstFive = (question: string) =>
  find(question)
    .slice(0, 5)
    .map(({ story, globals }) =>
      [story.id, ...Object.entries(globals).map(([name, value]) => `${name}:${value}`)].join(' '),
    );

it.each([
  ['deleted line in Turkish', 'features-mini-cart--deleted site:TR'],
  ['free shipping missing', 'features-promotions-sites--de'],
  ['voucher copied', 'features-promotions-top-banner--voucher'],
  ['empty basket on a phone', 'features-mini-cart--empty viewport:mobile1'],
  ['newsletter service is down in Hungary', 'features-newsletter-states-by-site--hu-down'],
  ['card member with beans', 'features-user-menu--card-member'],
  ['no search suggestions', 'features-search--empty'],
  ['password strength weak in the dark', 'forms-password--strength-weak theme:dark'],
  ['header in the checkout', 'sections-header--reduced'],
  ['footer Poland', 'sections-footer-sites--pl'],
  ['promotion themes, high contrast', 'foundations-colours--promotion-themes theme:forced'],
  ['item limit reached', 'features-mini-cart--item-limit-reached'],
])('SBK-01: a designer who asks “%s” finds the story among the first five', (question, story) => {
  expect(firstFive(question)).toContain(story);
});

it('SBK-01: words for the toolbar become the toolbar', () => {
  expect(readQuestion('Header in Swiss French, dark mode, large text')).toEqual({
    stems: ['header'],
    globals: { site: 'CH_FR', theme: 'dark', text: '200' },
  });
});

it('SBK-01: a story of one country is not offered for another', () => {
  expect(find('mini cart Slovakia').map(({ story }) => story.globals.site ?? 'any')).not.toContain('TR');
});

it('SBK-01: a question without an answer finds nothing', () => {
  expect(find('')).toEqual([]);
  expect(find('blockchain wallet')).toEqual([]);
});
