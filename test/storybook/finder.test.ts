import { expect, it } from 'vitest';
import { findableStories } from '../../scripts/stories/findableStories.ts';
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
  ['empty basket on a phone', 'features-mini-cart--empty viewport:mobile1'],
  ['newsletter service is down in Hungary', 'features-newsletter--technical-error site:HU'],
  ['what does the screen reader say when I delete a line', 'features-mini-cart--deleted'],
  ['200 % text, footer SK', 'sections-footer-sites--sk text:200'],
  ['hamburger menu on a phone in Polish', 'features-navigation--menu-on-match site:PL viewport:mobile1'],
  ['IBAN with a wrong digit', 'forms-iban--checked'],
  [
    'voucher refused on a phone in Poland, dark',
    'features-mini-cart-vouchers--expired site:PL theme:dark viewport:mobile1',
  ],
  ['coupon rejected Polska mobile', 'features-mini-cart-vouchers--refused-unknown site:PL viewport:mobile1'],
  [
    'Gutschein abgelehnt, Polen, 390 px, dark',
    'features-mini-cart-vouchers--refused-unknown site:PL theme:dark viewport:390-844',
  ],
  ['coupon expired, Magyarország', 'features-mini-cart-vouchers--expired site:HU'],
])('SBK-01: the query “%s” finds the story among the first five', (question, story) => {
  expect(firstFive(question)).toContain(story);
});

it('SBK-01: toolbar terms of a query set the toolbar', () => {
  expect(readQuestion('Header in Swiss French, dark mode, large text')).toEqual({
    stems: ['header'],
    globals: { site: 'CH_FR', theme: 'dark', text: '200' },
    panel: null,
  });
});

it('SBK-01: a story of one country is not a result for another', () => {
  expect(find('mini cart Slovakia').map(({ story }) => story.globals.site ?? 'any')).not.toContain('TR');
});

it('SBK-01: a query without a match finds nothing', () => {
  expect(find('')).toEqual([]);
  expect(find('blockchain wallet')).toEqual([]);
});

it('BEY-01: a query about announcements opens the panel that lists them', () => {
  expect(find('what does VoiceOver say when a line is deleted')[0]).toMatchObject({ panel: 'announcements' });
  expect(find('deleted line')[0]).toMatchObject({ panel: null });
});
