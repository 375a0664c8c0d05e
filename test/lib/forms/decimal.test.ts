import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { checkDecimal, decimalFormat, formatDecimal, parseDecimal } from '#src/lib/forms/decimal.ts';

const formatOf = (site: SiteCode) => decimalFormat(SITES[site].money);

describe('INP-13: the number in the format of a site', () => {
  it.each([
    ['DE', '12,50', '12.50'],
    ['DE', '12.50', '12.50'],
    ['DE', '1.234', '1234'],
    ['DE', '1.234,56', '1234.56'],
    ['DE', '1,234.56', '1234.56'],
    ['DE', '1.234.567', '1234567'],
    ['DE', '0.500', '0.500'],
    ['DE', ' 007 ', '7'],
    ['DE', ',5', '0.5'],
    ['DE', '5,', '5'],
    ['DE', '−3', '-3'],
    ['CH', '12,50', '12.50'],
    ['CH', "1'234.50", '1234.50'],
    ['CH', '1’234', '1234'],
    ['CH', '1.234', '1.234'],
    ['PL', '1 234,50', '1234.50'],
    ['CZ', '1\u00a0234,5', '1234.5'],
    ['HU', '12,5', '12.5'],
    ['TR', '1.000', '1000'],
  ] as const)('INP-12: on %s, %s is %s', (site, typed, number) => {
    expect(parseDecimal(typed, formatOf(site))).toBe(number);
  });

  it.each([
    '',
    'zwölf',
    '1.2.3',
    '1.234.56',
    '1,2.3,4',
    '12e3',
    '0x10',
    '--1',
    '.',
    '9'.repeat(31),
    `12${' '.repeat(300)}3`,
  ])('rejects %j', (typed) => expect(parseDecimal(typed, formatOf('DE'))).toBeNull());

  it('formats groups and decimals of the site, with all typed decimals', () => {
    expect(formatDecimal('1234.50', formatOf('DE'))).toBe('1.234,50');
    expect(formatDecimal('1234.50', formatOf('CH'))).toBe("1'234.50");
    expect(formatDecimal('-1234567', formatOf('PL'))).toBe('−1\u00a0234\u00a0567');
  });

  it('parses every site’s own format', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SITE_CODES),
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.constantFrom('', '.5', '.25'),
        (site, whole, decimals) => {
          fc.pre(whole !== 0 || decimals === '');
          const number = `${whole}${decimals}`;
          expect(parseDecimal(formatDecimal(number, formatOf(site)), formatOf(site))).toBe(number);
        },
      ),
    );
  });

  it.each([
    ['abc', 'notANumber'],
    ['1,005', 'tooManyDecimals'],
    ['0,99', 'tooSmall'],
    ['500,01', 'tooLarge'],
  ])('%s is rejected: %s', (typed, code) => {
    const checked = checkDecimal(typed, formatOf('DE'), { minValue: 1, maxValue: 500 });
    expect(checked).toEqual({ ok: false, error: { code } });
  });
});
