import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { readLocale } from '../../scripts/build/localesPlugin.ts';

/** What a person agrees to by signing up. */
const CONSENT_TEXTS = [
  'newsletter.legal.consent',
  'newsletter.legal.consent_plain',
  'newsletter.consent_dne',
  'newsletter.consent_commercial',
] as const;

it('BEY-19: a changed consent text requires a new version in the site table', () => {
  const texts = LOCALE_CODES.map((locale) => CONSENT_TEXTS.map((id) => readLocale(locale)[id]));
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
  const versions = new Set(SITE_CODES.map((site) => SITES[site].newsletter.consentTextVersion));
  expect([...versions].map((version) => `${version} ${hash}`)).toMatchInlineSnapshot(`
    [
      "2027-01 a113772fa0dc",
    ]
  `);
});
