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
  ['free shipping missing', 'features-promotions-sites--de'],
  ['voucher copied', 'features-promotions-top-banner--voucher'],
  ['empty basket on a phone', 'features-mini-cart--empty viewport:mobile1'],
  ['newsletter service is down in Hungary', 'features-newsletter-states-by-site--down site:HU'],
  ['card member with beans', 'features-user-menu--card-member'],
  ['no search suggestions', 'features-search--empty'],
  ['password strength weak in the dark', 'forms-password--strength-weak theme:dark'],
  ['header in the checkout', 'sections-header--reduced'],
  ['footer Poland', 'sections-footer-sites--pl'],
  ['promotion themes, high contrast', 'foundations-colours--promotion-themes theme:forced'],
  ['item limit reached', 'features-mini-cart--item-limit-reached'],
  ['the defective line in Turkish', 'features-mini-cart--defective site:TR'],
  ['header reduced at 320', 'sections-header--reduced viewport:mobile1'],
  ['newsletter error in Hungarian, dark', 'features-newsletter--technical-error site:HU theme:dark'],
  ['flyout with theme worlds PL', 'features-navigation--theme-worlds site:PL'],
  ['what does the screen reader say when I delete a line', 'features-mini-cart--deleted'],
  ['cart of CH_FR with unit price', 'features-mini-cart--articles site:CH_FR'],
  ['checkout disabled reason', 'features-mini-cart--not-available'],
  ['200 % text, footer SK', 'sections-footer-sites--sk text:200'],
  ['hamburger menu on a phone in Polish', 'features-navigation--menu-on-match site:PL viewport:mobile1'],
  ['upload too big a file', 'forms-attachments--refused'],
  ['undo countdown', 'features-mini-cart--undo-waits'],
  ['account number', 'forms-iban--default'],
  ['IBAN with a wrong digit', 'forms-iban--checked'],
  [
    'voucher error on a phone in Poland, dark',
    'features-mini-cart-vouchers--below-minimum site:PL theme:dark viewport:mobile1',
  ],
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
  ['mini cart empty phone TR', 'features-mini-cart--empty site:TR viewport:mobile1'],
  ['hamburger menu at 390', 'features-navigation--menu-on-match viewport:390-844'],
  ['footer AT', 'sections-footer-sites--at'],
  ['phone number in Turkey', 'forms-telephone--default site:TR'],
  ['header when a part crashes', 'sections-header--dead-part-inside'],
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
