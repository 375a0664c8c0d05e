import { describe, expect, it } from 'vitest';
import { CALLING_CODES } from '#src/config/callingCodes.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { checkTelephone, splitCallingCode } from '#src/lib/forms/telephone.ts';

describe('INP-13: the telephone number', () => {
  it.each([
    ['+49', '030 / 123-456', '+4930123456'],
    ['+49', '0151.2345678', '+491512345678'],
    ['+49', '+41 (0)44 123 45 67', '+41441234567'],
    ['+49', '0043 1 5880 00', '+431588000'],
    ['+36', '06 30 123 4567', '+36301234567'],
    ['+36', '30 123 4567', '+36301234567'],
    ['+39', '06 1234 5678', '+390612345678'],
    ['+48', '512 345 678', '+48512345678'],
    ['+49', '+1 212 555 0100', '+12125550100'],
    ['+49', '+49 030 123456', '+4930123456'],
    ['+41', '0049 030 123456', '+4930123456'],
    ['+49', '+36 06 30 123 4567', '+36301234567'],
    ['+49', '+39 06 1234 5678', '+390612345678'],
    ['', '+49 30 123456', '+4930123456'],
    // The words before the number do not count.
    ['+43', 'Telefonnummer: +43 (0) 5574 / 12 34 56 - 78', '+43557412345678'],
  ])('combines %s and %s into %s', (code, number, whole) => {
    expect(checkTelephone({ code, number })).toEqual({ ok: true, value: whole });
  });

  it.each([
    ['', 'tooShort'],
    ['030', 'tooShort'],
    ['030 12a4', 'characters'],
    ['+49 +30 123456', 'characters'],
    ['030 1234 5678 9012 345', 'tooLong'],
    ['1'.repeat(100), 'tooLong'],
    // The start of it would be another number.
    [`030 123456${' '.repeat(300)}78`, 'tooLong'],
  ])('%s is rejected: %s', (number, code) => {
    expect(checkTelephone({ code: '+49', number })).toEqual({ ok: false, error: { code } });
  });

  it.each([
    ['xyz', '30 123456', 'noCountryCode'],
    ['', '030 123456', 'noCountryCode'],
    ['+0', '30 123456', 'noCountryCode'],
    ['+49', '+0123456', 'characters'],
    ['+49', '+0 49 30 123456', 'characters'],
  ])('rejects %j and %s without a country code', (code, number, error) => {
    expect(checkTelephone({ code, number })).toEqual({ ok: false, error: { code: error } });
  });

  it('accepts a code that the list does not contain', () => {
    expect(checkTelephone({ code: '+1', number: '212 555 0100' })).toEqual({
      ok: true,
      value: '+12125550100',
    });
  });

  it('splits a known country code from the input', () => {
    expect(splitCallingCode('0041 44 123 45 67')).toEqual({ code: '+41', number: '441234567' });
    expect(splitCallingCode('+1 212 555 0100')).toBeNull();
    expect(splitCallingCode('030 123456')).toBeNull();
    expect(splitCallingCode(`+49 30${' '.repeat(40)}123456`)).toBeNull();
  });

  it('has the country of every site, and no code that is a prefix of another', () => {
    const codes = CALLING_CODES.map(({ code }) => code);
    for (const site of SITE_CODES)
      expect(CALLING_CODES.map(({ country }) => country)).toContain(SITES[site].country);
    for (const code of codes) expect(codes.filter((other) => other.startsWith(code))).toEqual([code]);
  });
});
