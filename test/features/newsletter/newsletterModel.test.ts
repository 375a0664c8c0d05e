import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '#src/config/limits.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import {
  checkSignUp,
  checkSignUpField,
  EMPTY_ENTRY,
  isSameAddress,
  lockedFields,
  type NewsletterRule,
  readSignUpInput,
  type SignUpInput,
  startsExpanded,
  toOutcome,
  toSignUpEntry,
  toSubscribeRequest,
} from '#src/features/newsletter/newsletterModel.ts';
import { failed, ok } from '#src/lib/result.ts';
import { COMMERCIAL_CONSENT } from '#src/schemas/newsletter.ts';

const HU = SITES.HU.newsletter;
const FROM = { origin: 'footer', originAddition: 'home' };
const whole: SignUpInput = {
  email: 'kim@example.com',
  salutation: 'MRS',
  firstName: 'Kim',
  lastName: 'Kovács',
  consents: ['DNE'],
  legals: [COMMERCIAL_CONSENT],
};

/** What each site asks for, written down a second time from the specification. */
const TABLE: Record<
  SiteCode,
  { salutation: string; names: string; legals: boolean; age: number; example: boolean }
> = {
  DE: { salutation: 'hidden', names: 'hidden', legals: false, age: 16, example: true },
  AT: { salutation: 'optional', names: 'optional', legals: false, age: 16, example: true },
  CH: { salutation: 'hidden', names: 'hidden', legals: false, age: 16, example: false },
  CH_FR: { salutation: 'hidden', names: 'hidden', legals: false, age: 16, example: false },
  PL: { salutation: 'hidden', names: 'hidden', legals: false, age: 16, example: false },
  CZ: { salutation: 'hidden', names: 'hidden', legals: false, age: 18, example: false },
  HU: { salutation: 'required', names: 'required', legals: false, age: 16, example: true },
  SK: { salutation: 'hidden', names: 'hidden', legals: false, age: 18, example: false },
  TR: { salutation: 'hidden', names: 'required', legals: true, age: 16, example: false },
};

describe.each(SITE_CODES)('%s', (code) => {
  const { newsletter: rule, links } = SITES[code];
  const row = TABLE[code];

  it('NWL-02, NWL-03, NWL-13, NWL-14: has the rules of the specification', () => {
    expect(rule).toMatchObject({
      salutation: row.salutation,
      names: row.names,
      commercialConsent: row.legals,
      legalAge: row.age,
      deletionRules: code === 'TR',
      locksPrefilled: code === 'AT' || code === 'HU' || code === 'TR',
    });
    expect(links.exampleNewsletter !== null).toBe(row.example);
    expect(links.commercialMessages !== null).toBe(row.legals);
  });

  it('NWL-02: reports exactly its required fields as missing', () => {
    const checked = checkSignUp(EMPTY_ENTRY, rule);
    const missing = checked.ok ? [] : Object.keys(checked.error);
    expect(missing).toEqual([
      'email',
      ...(row.salutation === 'required' ? ['salutation'] : []),
      ...(row.names === 'required' ? ['firstName', 'lastName'] : []),
      ...(row.legals ? ['legals'] : []),
    ]);
  });

  it('NWL-02, NWL-09: sends only its visible fields, whatever was posted', () => {
    const checked = checkSignUp(whole, rule);
    if (!checked.ok) throw new Error('does not hold');
    expect(toSubscribeRequest(checked.value, FROM)).toEqual({
      email: 'kim@example.com',
      ...(row.salutation !== 'hidden' && { salutation: 'MRS' }),
      ...(row.names !== 'hidden' && { firstName: 'Kim', lastName: 'Kovács' }),
      consents: ['NEWSLETTER', 'DNE'],
      ...FROM,
    });
  });

  it('NWL-01: starts expanded when the address or a field of its rule is filled', () => {
    expect(startsExpanded(EMPTY_ENTRY, rule)).toBe(false);
    expect(startsExpanded({ ...EMPTY_ENTRY, email: 'a@b.de' }, rule)).toBe(true);
    expect(startsExpanded({ ...EMPTY_ENTRY, firstName: 'Kim' }, rule)).toBe(row.names !== 'hidden');
    expect(startsExpanded({ ...EMPTY_ENTRY, lastName: 'Nagy' }, rule)).toBe(row.names !== 'hidden');
    expect(startsExpanded({ ...EMPTY_ENTRY, salutation: 'MR' }, rule)).toBe(row.salutation !== 'hidden');
  });

  it('NWL-12: locks pre-filled salutation and names in AT, HU and TR, but no empty field', () => {
    const locked = [...lockedFields({ ...whole, lastName: '' }, rule)];
    expect(locked).toEqual(rule.locksPrefilled ? ['salutation', 'firstName'] : []);
  });
});

describe('NWL-05: the address', () => {
  const problem = (email: string) => checkSignUpField('email', email, SITES.DE.newsletter);

  it.each([
    ...['kim@example.com', "o'neil+news@sub.example.co.uk", ' kim@example.com '],
    ...['ışıl@örnek.com.tr', 'x_y@sub-domain.shop'],
  ])('accepts %s', (email) => expect(problem(email)).toBeNull());
  it.each(['kim', 'kim@example', 'a b@example.com', '@b.de', 'a@.de', 'a@b.', 'a@b..de', 'a@@b.de'])(
    'rejects %s',
    (email) => expect(problem(email)).toBe('newsletter.email.invalid'),
  );
  it.each(['', '   '])('reports "%s" as missing', (email) =>
    expect(problem(email)).toBe('newsletter.email.required'),
  );

  it('has at most 256 characters', () => {
    const domain = '@example.com';
    expect(problem('a'.repeat(EMAIL_MAX_LENGTH - domain.length) + domain)).toBeNull();
    expect(problem('a'.repeat(EMAIL_MAX_LENGTH - domain.length + 1) + domain)).toBe(
      'newsletter.email.invalid',
    );
  });

  it('is accepted whenever it is a local part, an at sign and a dotted domain', () => {
    const part = fc.string({ unit: fc.constantFrom(...'abzéşű09'), minLength: 1, maxLength: 12 });
    const local = fc.string({ unit: fc.constantFrom(...'abz.é09_+-'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(local, fc.array(part, { minLength: 2, maxLength: 4 }), (name, labels) => {
        expect(problem(`${name}@${labels.join('.')}`)).toBeNull();
      }),
    );
  });

  it('is rejected with white space or two at signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        if (problem(text) === null) expect(text.trim()).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
      }),
    );
  });
});

describe('NWL-06: names', () => {
  const problem = (name: string, rule: NewsletterRule = HU) => checkSignUpField('firstName', name, rule);

  it.each(['Kim', 'J. R. R.', 'Dr.Kovács', 'Müller & Söhne', 'Renée 2', 'Kova\u0301cs', 'Anna (Anni)'])(
    'accepts %s',
    (name) => expect(problem(name)).toBeNull(),
  );

  it.each([
    'example.com',
    'www.kim',
    'http://kim',
    'gewinn.ru/jetzt',
    'evil.xn--p1ai',
    'злой.рф',
    'kim@example',
    'Kim_1',
    '💶',
    'a'.repeat(NAME_MAX_LENGTH + 1),
  ])('rejects %s', (name) => expect(problem(name)).toBe('newsletter.name_invalid'));

  it('are required in Hungary, not in Austria', () => {
    expect(problem('')).toBe('newsletter.first_name.required');
    expect(problem('', SITES.AT.newsletter)).toBeNull();
    expect(problem('www.kim', SITES.AT.newsletter)).toBe('newsletter.name_invalid');
  });

  it('are valid for letters, digits, spaces and the allowed characters, unless they look like an address', () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."abcxyzäőşığŁÇ019 +&'`´,()/-"),
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(letters, (name) => {
        if (name.trim() !== '') expect(problem(name)).toBeNull();
      }),
    );
  });

  it('are invalid with any other character', () => {
    const sign = fc.constantFrom(...'!"#$%*:;<=>?@[]^_{|}~€→');
    fc.assert(
      fc.property(
        fc.string({ maxLength: 15 }),
        sign,
        fc.string({ maxLength: 15 }),
        (before, other, after) => {
          expect(problem(`x${before}${other}${after}x`)).toBe('newsletter.name_invalid');
        },
      ),
    );
  });

  it('are invalid when they contain a domain, alone or between words', () => {
    const label = fc.string({ unit: fc.constantFrom(...'abcxyz0-9'), minLength: 1, maxLength: 10 });
    const ending = fc.constantFrom('com', 'de', 'hu', 'shop', 'CH', 'online');
    fc.assert(
      fc.property(
        label,
        ending,
        fc.constantFrom('', 'Kim '),
        fc.constantFrom('', ' Kim', '/x'),
        (a, b, c, d) => {
          expect(problem(`${c}${a}.${b}${d}`)).toBe('newsletter.name_invalid');
        },
      ),
    );
  });
});

describe('NWL-12: a customer’s own data', () => {
  it('does not lock an invalid name, so that it can be corrected', () => {
    expect([...lockedFields({ ...whole, firstName: 'Kim_1' }, HU)]).toEqual(['salutation', 'lastName']);
    expect([...lockedFields({ ...whole, lastName: 'D’Arc' }, HU)]).toContain('lastName');
  });

  it('recognizes its own address with other letter case and spaces', () => {
    expect(isSameAddress(' Kim@Example.com', 'kim@example.com')).toBe(true);
    expect(isSameAddress('kim@example.org', 'kim@example.com')).toBe(false);
  });
});

describe('NWL-09, NWL-10: requests and responses', () => {
  it('always sends the newsletter consent, and the one for personal offers only when checked', () => {
    const checked = checkSignUp({ ...EMPTY_ENTRY, email: 'kim@example.com' }, SITES.DE.newsletter);
    expect(checked.ok && toSubscribeRequest(checked.value, FROM)).toEqual({
      email: 'kim@example.com',
      consents: ['NEWSLETTER'],
      ...FROM,
    });
  });

  it('drops unknown consents', () => {
    const checked = checkSignUp({ ...whole, consents: ['DNE', 'SELL_MY_DATA'] }, SITES.DE.newsletter);
    expect(checked.ok && checked.value.consents).toEqual(['DNE']);
  });

  it('reads a posted form with any field missing', () => {
    const posted = new URLSearchParams('email=kim%40example.com&consents=DNE');
    expect(readSignUpInput((name) => posted.getAll(name))).toEqual({
      ...EMPTY_ENTRY,
      email: 'kim@example.com',
      consents: ['DNE'],
    });
  });

  it.each([
    [ok(undefined), { status: 'SUCCESS' }],
    [
      failed({ kind: 'refused', status: 400, body: { type: 'urn:newsletter:email_invalid' } }),
      { status: 'ERROR_INVALID_EMAIL' },
    ],
    [
      failed({ kind: 'refused', status: 500, body: { type: 'urn:newsletter:other' } }),
      { status: 'ERROR_GENERIC' },
    ],
    [failed({ kind: 'refused', status: 502 }), { status: 'ERROR_GENERIC' }],
    [failed({ kind: 'refused', status: 429 }), { status: 'ERROR_GENERIC', failure: 'limited' }],
    [failed({ kind: 'network' }), { status: 'ERROR_GENERIC' }],
    [failed({ kind: 'timeout' }), { status: 'ERROR_GENERIC' }],
  ] as const)('%j means %j', (answer, outcome) => {
    expect(toOutcome(answer as Parameters<typeof toOutcome>[0])).toEqual(outcome);
  });

  it('fills the form from incomplete customer data', () => {
    expect(toSignUpEntry({ email: 'kim@example.com', consents: [], legals: [] } as never)).toEqual({
      ...EMPTY_ENTRY,
      email: 'kim@example.com',
    });
  });
});
