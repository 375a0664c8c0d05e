import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  contrast,
  parseColour,
  type Rgb,
  readableOn,
  toHex,
} from '#src/features/promotions/promotionColours.ts';
import { readPromotion } from '#src/features/promotions/promotionModel.ts';
import { promotionResponse } from '#src/schemas/promotion.ts';
import { BROKEN_CONTENTS } from './brokenContents.ts';

/** WCAG 1.4.3, written down again: a weaker rule in the code must not weaken its test. */
const READABLE_CONTRAST = 4.5;

describe('content from the editorial system', () => {
  it('PRM-01: the same response under two ids gives two promotions', () => {
    const reply = { type: 'ApiTopBannerPromotion', contentJSON: '{"headline":"Sale"}' };
    const ids = ['~header_top', '~footer_top'].map((id) => {
      const read = readPromotion(id, reply);
      return read.ok && read.value.id;
    });
    expect(ids).toEqual(['~header_top', '~footer_top']);
  });

  it.each(BROKEN_CONTENTS)('PRM-01: %s', (_why, contentJSON, shows, type = 'ApiTopBannerPromotion') => {
    const read = readPromotion('broken', promotionResponse.parse({ type, contentJSON }));
    if (shows) expect(read).toMatchObject({ ok: true, value: shows });
    else expect(read).toMatchObject({ ok: false, error: expect.stringContaining('broken') });
  });

  it.each(['neon', 'toString'])('PRM-01: the unknown theme %j is reported', (theme) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const contentJSON = JSON.stringify({ headline: 'Sale', theme });
    readPromotion('themed', { type: 'ApiCategory', contentJSON });
    expect(warn).toHaveBeenCalledExactlyOnceWith(`[vitrine] There is no promotion theme “${theme}”.`);
  });

  it('PRM-01: content of several megabytes is rejected without parsing', () => {
    const contentJSON = JSON.stringify({ headline: 'Sale', legalText: 'a'.repeat(9_000_000) });
    expect(readPromotion('big', { type: 'ApiCategory', contentJSON })).toMatchObject({ ok: false });
  });

  it('PRM-01: parsing never throws, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ApiTopBannerPromotion', 'ApiCategory', 'ApiPiPromotion'),
        fc.json(),
        (type, contentJSON) => {
          expect(readPromotion('any', { type, contentJSON })).toHaveProperty('ok');
        },
      ),
    );
  });

  it.each([
    ['voucherCode', { voucher: { code: 'KAFFEE10', instruction: 'Einlösen bis Sonntag' } }],
    ['ctaButton', { cta: { text: 'Entdecken', href: '/sale' } }],
    [undefined, { voucher: { code: 'KAFFEE10', instruction: 'Einlösen bis Sonntag' } }],
  ])('PRM-03: the selector %s selects voucher or button', (selector, offer) => {
    const content = {
      headline: 'Sale',
      voucherCode: { code: 'KAFFEE10', instruction: 'Einlösen bis Sonntag' },
      ctaButton: { ctaLink: { url: '/sale', text: 'Entdecken' } },
      voucherOrButton: selector && { selector },
    };
    const read = readPromotion('p', { type: 'ApiTopBannerPromotion', contentJSON: JSON.stringify(content) });
    expect(read).toMatchObject({ ok: true, value: { offer } });
  });

  it.each([
    ['as sent', ' KAFFEE-10 ', 'KAFFEE-10'],
    ['of 40 characters', 'A'.repeat(40), 'A'.repeat(40)],
    ['of 41 characters', 'A'.repeat(41), null],
    ['with an invisible character', 'KAF\u200eFEE', null],
    ['with a line break', 'KAFFEE\n10', null],
    ['that is missing', '  ', undefined],
  ])(
    'MC-24, PRM-08: a voucher code %s is copied as the shop sent it, or left out and reported',
    (_name, sent, code) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const contentJSON = JSON.stringify({ headline: 'Sale', voucherCode: { code: sent } });
      const read = readPromotion('p', { type: 'ApiTopBannerPromotion', contentJSON });
      const offer = code ? { voucher: { code, instruction: null } } : null;
      expect(read).toMatchObject({ ok: true, value: { offer } });
      expect(warn).toHaveBeenCalledTimes(code === null ? 1 : 0);
    },
  );
});

describe('PRM-11: content with source-specific fields', () => {
  const read = (type: string, content: object) => {
    const result = readPromotion('p', { type, contentJSON: JSON.stringify(content) });
    return result.ok ? result.value : null;
  };
  const crop = (breakpoint: unknown, name = breakpoint) => ({ imagePath: `/${name}.webp`, breakpoint });
  const image = (...cutouts: object[]) => ({ imageData: { cutouts } });

  it.each([
    [
      { promotionLongText: 'Long', promotionShortText: 'Short' },
      { long: 'Long', short: 'Short' },
    ],
    [
      { promotionLongText: 'Long', promotionShortText: '' },
      { long: 'Long', short: 'Long' },
    ],
    [
      { promotionLongText: ' ', promotionShortText: 'Short' },
      { long: 'Short', short: 'Short' },
    ],
  ])('reads both lengths of a text from %j', (content, text) => {
    expect(read('ApiTopBannerPromotion', { headline: 'Sale', ...content })).toMatchObject({ text });
    const legal = { legalText: 'Terms', legalTextHint: content.promotionLongText };
    expect(
      read('ApiTopBannerPromotion', {
        headline: 'Sale',
        ...legal,
        legalTextHintShort: content.promotionShortText,
      }),
    ).toMatchObject({ legal: { hint: text } });
  });

  it.each([
    ['xs', 0],
    ['s', 375],
    ['m', 668],
    [' XL ', 980],
    ['4xl', 1440],
    ['768', 768],
    [320, 320],
  ])('maps the cutout for %j to a minimum width of %i pixels', (breakpoint, minWidth) => {
    expect(read('ApiCategory', { img: image(crop(breakpoint)) })).toMatchObject({
      picture: { crops: [{ minWidth }] },
    });
  });

  it('prefers cutouts with known window names', () => {
    const promotion = read('ApiCategory', { img: image(crop('desktop'), crop('xl')) });
    expect(promotion).toMatchObject({ picture: { crops: [{ source: '/xl.webp', minWidth: 980 }] } });
  });

  it.each([{ imageData: { cutouts: [] } }, {}, '', 7])('uses `img` where `piImage` is %j', (piImage) => {
    expect(read('ApiPiPromotion', { piImage, img: image(crop('xs')) })).toMatchObject({
      picture: { crops: [{ source: '/xs.webp' }] },
    });
  });

  it.each([
    ['useDarkTheme', 'true', 'dark'],
    ['useDarkTheme', true, 'dark'],
    ['useDarkTheme', false, 'light'],
    ['backgroundColor', { colorCode: '#102030' }, 'dark'],
    ['backgroundColor', { colorCode: '#f0f0f0' }, 'light'],
    ['theme', 'beige', 'beige'],
  ])('reads %s %j as its theme', (field, value, theme) => {
    expect(read('ApiCategory', { headline: 'Sale', [field]: value })).toMatchObject({ theme });
  });

  it.each([
    { voucherOrButton: { selector: '' } },
    { img: image({ imagePath: '/a.webp', targetSize: { width: '400', height: '300' } }) },
    { img: image({ imagePath: '/a.webp', targetSize: { width: '100%' } }) },
    { links: 'none' },
    { link: 'here' },
    { backgroundColor: '#fff' },
    { legalText: { html: '' } },
  ])('keeps the other fields where one field is %j', (field) => {
    expect(read('ApiCategory', { headline: 'Sale', ...field })).toMatchObject({ headline: 'Sale' });
  });
});

describe('editorial colours', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const colour = fc.tuple(channel, channel, channel) as fc.Arbitrary<Rgb>;

  it('PRM-07: text is readable on every background, whatever colour was chosen', () => {
    fc.assert(
      fc.property(colour, colour, (ground, requested) => {
        expect(contrast(readableOn(ground, requested), ground)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
      }),
      { numRuns: 2_000 },
    );
  });

  it('PRM-07: a readable colour is kept unchanged', () => {
    fc.assert(
      fc.property(colour, colour, (ground, requested) => {
        fc.pre(contrast(requested, ground) >= READABLE_CONTRAST);
        expect(readableOn(ground, requested)).toEqual(requested);
      }),
    );
  });

  it('PRM-07: an unreadable colour is changed only as much as necessary', () => {
    // Light grey on white: darker is the only way, and half-way to black is enough.
    const text = readableOn([255, 255, 255], [190, 190, 190]);
    expect(contrast(text, [255, 255, 255])).toBeLessThan(READABLE_CONTRAST + 0.4);
  });

  it.each([
    ['#fff', '#ffffff'],
    ['#A1b2C3', '#a1b2c3'],
  ])('PRM-07: %s is a valid colour', (code, hex) => {
    expect(toHex(parseColour(code) as Rgb)).toBe(hex);
  });

  it.each(['', 'red', '#ff', '#ffff', '#gggggg', 'rgb(0,0,0)', '#fff;', 'url(x)'])(
    'PRM-07: "%s" is not a colour',
    (code) => {
      expect(parseColour(code)).toBeNull();
    },
  );
});
