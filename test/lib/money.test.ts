import { expect, it } from 'vitest';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { formatAmount, formatMoney } from '#src/lib/money.ts';

const AMOUNTS = [0, 0.5, 7, 1234.5, 1234567.891, -0.5, -7, -1234.5, -1234567.891];

it.each(SITE_CODES)('SIT-04, SIT-05: %s formats numbers and prices like its golden file', async (code) => {
  const { money } = SITES[code];
  const lines = AMOUNTS.map(
    (amount) => `${amount} → ${formatAmount(amount, money)} → ${formatMoney(amount, money)}`,
  );
  // Every space in a price is a no-break space; the file shows it as ⍽ so that a reader sees the difference.
  const text = `${lines.join('\n')}\n`.replaceAll('\u00a0', '⍽');
  await expect(text).toMatchFileSnapshot(`golden/money.${code}.txt`);
});

it.each(SITE_CODES)('SIT-05: a price of %s never wraps', (code) => {
  expect(formatMoney(1234567.891, SITES[code].money)).not.toMatch(/[ \u2009]/);
});

it('SIT-04: rounds the decimal representation, half away from zero', () => {
  const { money } = SITES.DE;
  expect(formatAmount(1.005, money)).toBe('1,01');
  expect(formatAmount(-1.005, money)).toBe('−1,01');
  expect(formatAmount(0.1 + 0.2, money)).toBe('0,30');
  expect(formatAmount(-0.001, money)).toBe('0,00');
  expect(formatAmount(1e-7, money)).toBe('0,00');
  expect(formatAmount(999.995, money)).toBe('1.000,00');
  expect(formatAmount(0.5, SITES.HU.money)).toBe('1');
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('rejects %s, which is not an amount', (amount) => {
  expect(() => formatMoney(amount, SITES.DE.money)).toThrow(RangeError);
});
