import { describe, expect, it } from 'vitest';
import { SITES } from '#src/config/sites.ts';
import { checkBirthDate } from '#src/lib/forms/birthDate.ts';
import { checkDecimal, decimalFormat } from '#src/lib/forms/decimal.ts';
import { isEmail } from '#src/lib/forms/emailAddress.ts';
import { readAmount, readEmail, readName, readTelephone } from '#src/lib/forms/enteredText.ts';
import { checkIban } from '#src/lib/forms/iban.ts';
import { isPersonName } from '#src/lib/forms/personName.ts';
import { checkTelephone } from '#src/lib/forms/telephone.ts';
import { editIban, formatIban, readWhole } from '#src/lib/forms/textEditing.ts';

/** What a field holds after a paste over its whole text. */
const pasted = (rewrite: typeof editIban, text: string) =>
  rewrite({ previous: '', current: { value: text, caret: text.length }, inputType: 'insertFromPaste' }).value;

const ZERO_WIDTH = '\u200B';
const ISOLATED = ['\u2066', '\u2069'];

describe('INP-15: a pasted account number', () => {
  it.each([
    ['IBAN: DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['IBAN CZ65 0800 0000 1920 0014 5399', 'CZ65 0800 0000 1920 0014 5399'],
    ['iban:de89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['IBAN-Nr. DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['IBAN-DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['İBAN TR33 0006 1005 1978 6457 8413 26', 'TR33 0006 1005 1978 6457 8413 26'],
    ['İBAN: TR33 0006 1005 1978 6457 8413 26', 'TR33 0006 1005 1978 6457 8413 26'],
    ['Bankszámlaszám: HU42 1177 3016 1111 1018 0000 0000', 'HU42 1177 3016 1111 1018 0000 0000'],
    ['Číslo účtu: CZ65 0800 0000 1920 0014 5399', 'CZ65 0800 0000 1920 0014 5399'],
    ['IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX', 'DE89 3704 0044 0532 0130 00'],
    ['DE89 3704 0044 0532 0130 00\nSWIFT: COBADEFF', 'DE89 3704 0044 0532 0130 00'],
    ['DE89 3704 0044 0532 0130 00, COBADEFFXXX', 'DE89 3704 0044 0532 0130 00'],
    ['Kontoinhaber: Kim Muster\nIBAN: DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['DE89-3704-0044-0532-0130-00', 'DE89 3704 0044 0532 0130 00'],
    ['DE٨٩ ٣٧٠٤ ٠٠٤٤ ٠٥٣٢ ٠١٣٠ ٠٠', 'DE89 3704 0044 0532 0130 00'],
    [
      `${ISOLATED[0]}DE89\u00A03704\u202F0044 0532${ZERO_WIDTH} 0130 00${ISOLATED[1]}`,
      'DE89 3704 0044 0532 0130 00',
    ],
  ])('%j is understood', (text, number) => {
    expect(pasted(editIban, text)).toBe(number);
    expect(checkIban(text)).toEqual({ ok: true, value: number.replaceAll(' ', '') });
    expect(formatIban(text)).toBe(number);
  });

  it.each([
    'IBAN folgt',
    'COBADEFFXXX',
    'Konto 532013000, BLZ 37040044',
    'DE89370400440532013000DE89370400440532013000',
    'IBAN: DE89 3704 0044',
  ])('%j stays in the field as it is, with an error', (text) => {
    expect(pasted(editIban, text)).toBe(text);
    expect(formatIban(text)).toBe(text);
    expect(checkIban(text).ok).toBe(false);
  });
});

it('INP-15: a pasted account number that is too long keeps all its digits', () => {
  const text = 'DE89 3704 0044 0532 0130 00 55';
  expect(pasted(editIban, text)).toBe('DE89 3704 0044 0532 0130 0055');
  expect(checkIban(text)).toMatchObject({ ok: false, error: { code: 'length', count: 24 } });
});

describe('INP-15: a pasted e-mail address', () => {
  it.each([
    `${ZERO_WIDTH}kunde@example.com`,
    'kunde@example.com\u202C',
    '\uFEFFkunde@example.com\u00AD',
    'mailto:kunde@example.com',
    'MAILTO:kunde@example.com?subject=Hallo%20du',
    'E-Mail: kunde@example.com',
    'Kim Muster <kunde@example.com>',
    '"Muster, Kim" <mailto:kunde@example.com>',
    'kunde@example.com.',
    'kunde@example.com;',
  ])('%j is understood', (text) => {
    expect(pasted(readWhole(readEmail), text)).toBe('kunde@example.com');
    expect(isEmail(readEmail(text))).toBe(true);
  });

  it.each([
    ['mu\u0308ller@example.com', 'müller@example.com'],
    ['sean.o’neill@example.com', "sean.o'neill@example.com"],
    ['Sean O’Neill <o‘neill@example.com>', "o'neill@example.com"],
    ['mailto:kim%2Btag@example.com', 'kim+tag@example.com'],
    ['Kim <mailto:kim%2Btag@example.com?subject=Hallo%20du>', 'kim+tag@example.com'],
    ['kim%2Btag@example.com', 'kim%2Btag@example.com'],
    ['mailto:kim%zz@example.com', 'kim%zz@example.com'],
  ])('%j is the address %j', (text, address) => expect(pasted(readWhole(readEmail), text)).toBe(address));

  it.each(['a@b.de, c@d.de', 'a@b.de c@d.de', 'Kim <kim at example.com>', 'kim@example'])(
    '%j stays in the field as it is, with an error',
    (text) => {
      expect(pasted(readWhole(readEmail), text)).toBe(text);
      expect(isEmail(readEmail(text))).toBe(false);
    },
  );

  it.each(['kim@-example.com', 'kim@example.com\u0000', 'a,b@example.com', '<kim@example.com'])(
    'NWL-05: browser and server refuse %j alike',
    (text) => expect(isEmail(text)).toBe(false),
  );
});

describe('INP-15: a pasted telephone number', () => {
  it.each([
    ['tel:+49-30-123456', '+4930123456'],
    ['tel:%2B49%2030%20123456', '+4930123456'],
    ['Tel.: 030 / 12 34 56', '+4930123456'],
    ['Telefon: +49 (0)30 123456', '+4930123456'],
    ['Mobil 0170 1234567', '+491701234567'],
    [`${ISOLATED[0]}+49 30 123456${ISOLATED[1]}`, '+4930123456'],
    ['＋４９ ３０ １２３４５６', '+4930123456'],
    ['+٤٩ ٣٠ ١٢٣٤٥٦', '+4930123456'],
    ['۰۳۰ ۱۲۳۴۵۶', '+4930123456'],
    ['0 30\u201312\u201334\u201356', '+4930123456'],
  ])('%j is understood', (text, number) => {
    const field = pasted(readWhole(readTelephone), text);
    expect(checkTelephone({ code: '+49', number: field })).toEqual({ ok: true, value: number });
    expect(checkTelephone({ code: '+49', number: text })).toEqual({ ok: true, value: number });
  });

  it.each(['030 123456 ext. 5', '030 123456 oder 040 98765', 'kein Telefon', 'Kim 6', 'Haus 12 b, Tor 3'])(
    '%j stays in the field as it is, with an error',
    (text) => {
      expect(pasted(readWhole(readTelephone), text)).toBe(text);
      expect(checkTelephone({ code: '+49', number: text }).ok).toBe(false);
    },
  );
});

describe('INP-15: a pasted amount', () => {
  it.each([
    ['12,50 €', 'DE', 12.5],
    ['€ 12,50', 'AT', 12.5],
    ['EUR 1.234,50', 'DE', 1234.5],
    ['12,- €', 'DE', 12],
    ['CHF 12.–', 'CH', 12],
    ['12,-- €', 'DE', 12],
    ['12,— €', 'AT', 12],
    ["Fr. 1'234.50", 'CH', 1234.5],
    ['1\u00A0234,50\u00A0Kč', 'CZ', 1234.5],
    ['1\u202F234 Ft', 'HU', 1234],
    ['12,50 zł', 'PL', 12.5],
    ['₺12,50', 'TR', 12.5],
    ['12,50 TL', 'TR', 12.5],
    ['١٢٫٥٠ €', 'DE', 12.5],
    ['۱۲,۵۰', 'DE', 12.5],
  ] as const)('%j is understood on %s', (text, site, value) => {
    const format = decimalFormat(SITES[site].money);
    expect(checkDecimal(text, format)).toEqual({ ok: true, value });
    expect(checkDecimal(pasted(readWhole(readAmount), text), format)).toEqual({ ok: true, value });
  });

  // What these shops print is pasted into their forms.
  it.each([
    ['1.500 kr.', 'kr.', 'DKK', '.', ',', 1500],
    ['1.500 kr', 'kr.', 'DKK', '.', ',', 1500],
    ['1\u00A0234,50\u00A0kr', 'kr', 'SEK', '\u00A0', ',', 1234.5],
    ['SEK 100', 'kr', 'SEK', '\u00A0', ',', 100],
    ['1 234 ISK', 'kr.', 'ISK', '.', ',', 1234],
    ['$1,234.50', '$', 'USD', ',', '.', 1234.5],
    ['-12.50 usd', '$', 'USD', ',', '.', -12.5],
    ['R$ 12,50', 'R$', 'BRL', '.', ',', 12.5],
    ['Rs. 100', '₨', 'PKR', ',', '.', 100],
    ['₨ 100', '₨', 'PKR', ',', '.', 100],
    ['CHF 100', '$', 'USD', ',', '.', 100],
  ] as const)('%j is understood where the symbol is %s', (text, symbol, code, group, decimal, value) => {
    const format = decimalFormat({ group, decimal, symbol, symbolPosition: 'after' }, code);
    expect(checkDecimal(text, format)).toEqual({ ok: true, value });
  });

  it.each(['$12', '12 kr', '12 xUSD', '12.50 USDT'])('%j is no amount of another currency', (text) => {
    expect(checkDecimal(text, decimalFormat(SITES.DE.money, 'EUR')).ok).toBe(false);
    const dollars = { ...SITES.DE.money, symbol: 'US$' };
    expect(checkDecimal(text, decimalFormat(dollars, 'USD')).ok).toBe(false);
  });

  it('without a symbol, a number is a number', () => {
    const format = decimalFormat({ ...SITES.DE.money, symbol: '' }, '');
    expect(checkDecimal('12', format)).toEqual({ ok: true, value: 12 });
    expect(checkDecimal('.', format).ok).toBe(false);
  });

  it.each(['12 kg', '12 € 50', 'EUR', '12–15 €'])('%j stays in the field as it is, with an error', (text) => {
    expect(checkDecimal(text, decimalFormat(SITES.DE.money)).ok).toBe(false);
  });
});

describe('INP-15, NWL-06: a name', () => {
  it.each([
    'ifj.Nagy',
    'özv.Nagy',
    'dr.Kiss',
    'Dr.Mueller',
    'Mgr.Novak',
    'MUDr.Jan',
    'Prof.Dr.Weber',
    'M.Sc.',
    'A.Schmidt',
    'A.Nagy',
    'St.John',
    'St.Pierre',
    'Av.Ahmet Yılmaz',
    'J.R.',
    'Dr.Kovács',
    'O’Neill',
    'O‘Neill',
    "D'Angelo",
    'Anna\u2011Maria',
    `Kim${ZERO_WIDTH}`,
    'Mu\u0308ller',
    'Anna–Maria',
  ])('%j is a name', (text) => expect(isPersonName(readName(text))).toBe(true));

  it.each([
    'evil.com',
    'bit.ly',
    'evil.рф',
    't.me',
    'x.com',
    'dr.com',
    'a.shop',
    'www.evil',
    'http://evil',
    'Kim evil.com',
    'sub.dr.evil',
    'xn.xn--p1ai',
  ])('%j is an address', (text) => expect(isPersonName(readName(text))).toBe(false));

  it('keeps the blank at the end of a pasted first part, before the next word', () => {
    expect(pasted(readWhole(readName), 'Anna ')).toBe('Anna ');
  });
});

describe('INP-15: the name of a month', () => {
  it.each([
    ['červen', 'cs-CZ', '06'],
    ['cervenec', 'cs-CZ', '07'],
    ['června', 'cs-CZ', '06'],
    ['Januar', 'de-AT', '01'],
    ['Jänner', 'de-AT', '01'],
    ['Marz', 'de-DE', '03'],
    ['Maerz', 'de-DE', '03'],
    ['aout', 'fr-CH', '08'],
    ['subat', 'tr-TR', '02'],
    ['KASIM', 'tr-TR', '11'],
    ['pazdziernika', 'pl-PL', '10'],
    ['majus', 'hu-HU', '05'],
    [`maj${ZERO_WIDTH}`, 'sv-SE', '05'],
  ])('%s in %s is month %s', (month, locale, number) => {
    const entry = { day: '5', month, year: '1990' };
    expect(checkBirthDate(entry, { today: '2026-11-25', locale }).value).toBe(`1990-${number}-05`);
  });
});
