import { describe, expect, it, vi } from 'vitest';
import { readAttribute } from '#src/elements/elementAttributes.ts';
import { FOOTER_ATTRIBUTES } from '#src/elements/VitrineFooterElement.tsx';
import { HEADER_ATTRIBUTES } from '#src/elements/VitrineHeaderElement.tsx';

describe('BEY-12: attributes of the custom elements', () => {
  it('have the names of the specification', () => {
    const specified = [
      'reduced',
      'showPromotionBanner',
      'sticky',
      'platform',
      'onetrustenabled',
      'stage',
      'showsecurehint',
      'useminicart',
    ];
    expect(Object.keys(HEADER_ATTRIBUTES)).toEqual(expect.arrayContaining(specified));
    expect(Object.keys(FOOTER_ATTRIBUTES)).toEqual(expect.arrayContaining(['reduced', 'platform']));
  });

  it.each([
    ['missing', null, undefined],
    ['there', '', true],
    ['its own name', 'sticky', true],
    ['true', 'true', true],
    ['false', 'false', false],
    ['in capitals', 'FALSE', false],
    ['with spaces', ' false ', false],
  ])('read a boolean attribute that is %s', (_how, value, setting) => {
    expect(readAttribute('sticky', 'switch', value)).toBe(setting);
  });

  it.each([
    ['CLASSIC', 'CLASSIC'],
    ['match', 'MATCH'],
    ['', undefined],
    ['WATCH', undefined],
  ])('read the platform %j', (value, platform) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(readAttribute('platform', HEADER_ATTRIBUTES.platform, value)).toBe(platform);
  });

  it('report an unknown value once, with the allowed values', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    readAttribute('useminicart', 'switch', 'nein');
    readAttribute('useminicart', 'switch', 'nein');
    expect(warn.mock.calls).toEqual([
      ['[vitrine] useminicart="nein" is not one of true, false; the default is used.'],
    ]);
  });
});
