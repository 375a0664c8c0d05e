import { expect, it } from 'vitest';
import { SITES } from '#src/config/sites.ts';
import { returnPeriod } from '#src/sections/footer/returnPeriod.ts';

it.each([
  ['de-DE', '30\u00a0Tage'],
  ['cs-CZ', '30\u00a0dní'],
  ['nl-NL', '30\u00a0dagen'],
  // Kashubian is no Czech, and English is what a browser without it says.
  ['csb-PL', '30\u00a0days'],
])('LIB-09: the return period in %s', (locale, period) => {
  const footer = { ...SITES.DE.footer, returns: { count: 30, unit: 'day' } } as const;
  expect(returnPeriod({ footer, locale })).toBe(period);
});
