import { expect, it } from 'vitest';
import { EVERY_CATEGORY, NECESSARY_ONLY } from '#src/config/consent.ts';
import { formatConsent, readConsent, readConsentForm, toConsentChoice } from '#src/lib/consentChoice.ts';

it.each([
  [NECESSARY_ONLY, '1.necessary'],
  [EVERY_CATEGORY, '1.necessary.analytics.marketing'],
  [{ analytics: true, marketing: false }, '1.necessary.analytics'],
  [{ analytics: false, marketing: true }, '1.necessary.marketing'],
])('BEY-20: %j is stored as %s and read back', (choice, value) => {
  expect(formatConsent(choice)).toBe(value);
  expect(readConsent(`a=1; consent=${value}; b=2`)).toEqual(choice);
});

it('BEY-20: the cookie `consent` of another application of the domain hides no decision', () => {
  expect(readConsent('consent=yes; consent=1.necessary')).toEqual(NECESSARY_ONLY);
});

it.each([
  '',
  'consent=',
  'consent=1',
  // Another version asked another question.
  'consent=0.necessary.analytics',
  'consent=2.necessary.analytics.marketing',
  'consent=1.analytics',
  'consent=1.necessary.analytics.analytics',
  'consent=1.necessary.marketing.analytics',
  'consent=1.necessary.__proto__',
  'consent=1.necessary.analytics<script>',
  `consent=1.necessary${'.analytics'.repeat(10_000)}`,
  'other-consent=1.necessary',
])('BEY-20: the cookie %.60s is not a decision', (cookies) => {
  expect(readConsent(cookies)).toBeNull();
});

const read = (fields: Record<string, unknown>) => readConsentForm((name) => fields[name]);

it('BEY-20: a form can post all, only the necessary or the selected categories', () => {
  expect(read({ choice: 'all' })).toEqual(EVERY_CATEGORY);
  expect(read({ choice: 'necessary', analytics: 'on' })).toEqual(NECESSARY_ONLY);
  expect(read({ choice: 'selected', marketing: 'on' })).toEqual({ analytics: false, marketing: true });
});

it.each([undefined, '', 'ALL', 'constructor', ['all'], 1])(
  'BEY-20: a form with the choice %j is not a decision',
  (choice) => {
    expect(read({ choice, analytics: 'on' })).toBeNull();
  },
);

it.each([undefined, null, 'yes', 1, {}, { analytics: 'true', marketing: 1 }])(
  'APP-03: %j is not consent',
  (detail) => {
    expect(toConsentChoice(detail)).toEqual(NECESSARY_ONLY);
  },
);
