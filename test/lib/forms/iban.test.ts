import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IBAN_LENGTHS } from '#src/config/ibanLengths.ts';
import { checkIban, hasValidIbanChecksum, IBAN_MAX_LENGTH } from '#src/lib/forms/iban.ts';

/** Examples that the countries publish. */
const VALID = [
  'DE89 3704 0044 0532 0130 00',
  'AT61 1904 3002 3457 3201',
  'CH93 0076 2011 6238 5295 7',
  'PL61 1090 1014 0000 0712 1981 2874',
  'CZ65 0800 0000 1920 0014 5399',
  'HU42 1177 3016 1111 1018 0000 0000',
  'SK31 1200 0000 1987 4263 7541',
  'TR33 0006 1005 1978 6457 8413 26',
  'DK50 0040 0440 1162 43',
  'SE45 5000 0000 0583 9825 7466',
  'NO93 8601 1117 947',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
];

describe('INP-13: the account number', () => {
  it.each(VALID)('accepts %s, with and without spaces, in upper and lower case', (iban) => {
    const compact = iban.replaceAll(' ', '');
    for (const typed of [iban, compact, compact.toLowerCase(), `\u00a0${iban} `])
      expect(checkIban(typed)).toEqual({ ok: true, value: compact });
  });

  it.each([
    ['', 'country'],
    ['89 3704', 'country'],
    ['XX89 3704 0044 0532 0130 00', 'country'],
    ['__proto__', 'characters'],
    ['DEX9 3704 0044 0532 0130 00', 'country'],
    ['DE89-3704', 'characters'],
    ['MT84 MALT 0110 0001 2345 MTLC AſT0 01S', 'characters'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 0ß', 'characters'],
    ['ıE89 3704 0044 0532 0130 00', 'characters'],
    ['DE98 3704 0044 0532 0130 00', 'checksum'],
    ['DE89 3704 0044 0532 0130 0O', 'checksum'],
  ])('%s has a wrong %s', (typed, code) => {
    expect(checkIban(typed)).toMatchObject({ ok: false, error: { code } });
  });

  it('INP-04: rejects a letter that only becomes ASCII in upper case', () => {
    expect(hasValidIbanChecksum('MT84 MALT 0110 0001 2345 MTLC AST0 01S')).toBe(true);
    expect(hasValidIbanChecksum('MT84 MALT 0110 0001 2345 MTLC A\u017fT0 01S')).toBe(false);
  });

  it('reports the country’s length and the actual length', () => {
    const error = { code: 'length', country: 'AT', expected: 20, count: 22 };
    expect(checkIban('AT89 3704 0044 0532 0130 00')).toEqual({ ok: false, error });
  });

  it('detects each wrong character and each transposed pair', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALID), fc.nat(), fc.nat({ max: 9 }), (iban, seed, digit) => {
        const compact = iban.replaceAll(' ', '');
        const place = 4 + (seed % (compact.length - 5));
        const [one = '', other = ''] = [compact[place], compact[place + 1]];
        const changed = compact.slice(0, place) + digit + compact.slice(place + 1);
        expect(checkIban(changed).ok).toBe(String(digit) === one);
        const swapped = compact.slice(0, place) + other + one + compact.slice(place + 2);
        expect(checkIban(swapped).ok).toBe(one === other);
      }),
    );
  });

  it('has no country length above the standard’s maximum', () => {
    for (const length of Object.keys(IBAN_LENGTHS))
      expect(Number(length)).toBeLessThanOrEqual(IBAN_MAX_LENGTH);
  });
});
