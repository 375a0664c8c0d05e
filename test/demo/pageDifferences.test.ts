import { expect, it } from 'vitest';
import { comparePages } from '#demo/model/pageDifferences.ts';

const banner = (content: object) => ({
  promotions: { '~header_top': { type: 'ApiTopBannerPromotion', contentJSON: JSON.stringify(content) } },
});

it('BEY-21: pages with the same text do not differ, whatever their images and addresses', () => {
  const one = banner({ headline: 'Winter', linkURL: '/a', theme: 'dark' });
  expect(comparePages(one, banner({ headline: 'Winter', linkURL: '/b', theme: 'light' }))).toEqual([]);
});

it('BEY-21: a part lists only the text that the other page lacks', () => {
  const differences = comparePages(
    banner({ headline: 'Winter', subline: 'Warm' }),
    banner({ headline: 'Summer', subline: 'Warm' }),
  );
  expect(differences).toEqual([{ part: 'banner', before: ['Winter'], after: ['Summer'] }]);
});

it('BEY-21: another order of the same words is a difference', () => {
  const links = (...texts: string[]) => ({
    promotions: {
      '~header_benefits': {
        type: 'ApiHeaderBenefitsPromotion',
        contentJSON: JSON.stringify({ links: texts.map((text) => ({ text })) }),
      },
    },
  });
  expect(comparePages(links('Free shipping', 'Returns'), links('Returns', 'Free shipping'))).toEqual([
    { part: 'benefits', before: ['Free shipping', 'Returns'], after: ['Returns', 'Free shipping'] },
  ]);
  // Each word is listed once, however often it is there.
  expect(comparePages(links('New', 'Returns', 'New'), links('Returns', 'New', 'New'))).toEqual([
    { part: 'benefits', before: ['New', 'Returns'], after: ['Returns', 'New'] },
  ]);
});

it('BEY-21: of voucher and button, only the visible one counts', () => {
  const offer = { voucherCode: { code: 'WINTER10' }, ctaButton: { ctaLink: { text: 'To the shop' } } };
  const differences = comparePages(
    banner({ ...offer, voucherOrButton: { selector: 'voucherCode' } }),
    banner({ ...offer, voucherOrButton: { selector: 'ctaButton' } }),
  );
  expect(differences).toEqual([{ part: 'banner', before: ['WINTER10'], after: ['To the shop'] }]);
});

it('BEY-21: invalid or missing JSON content has no text', () => {
  const broken = { promotions: { pi_home: { type: 'ApiPiPromotion', contentJSON: '{' } } };
  expect(comparePages(broken, { promotions: { pi_home: null } })).toEqual([]);
});
