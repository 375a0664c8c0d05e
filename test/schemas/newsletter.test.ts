import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, personName, subscribeRequest } from '#src/schemas/newsletter.ts';

const isEmail = (text: string) => email.safeParse(text).success;
const isName = (text: string) => personName.safeParse(text).success;

describe('an e-mail address (NWL-05)', () => {
  it.each(['a@b.de', 'johanna.berger+news@mail.example.com', 'ışıl@örnek.com.tr', 'x_y@sub-domain.shop'])(
    'is %s',
    (text) => expect(isEmail(text)).toBe(true),
  );
  it.each(['', 'a', 'a@b', '@b.de', 'a@.de', 'a@b.', 'a@b..de', 'a b@c.de', 'a@@b.de'])(
    'is not "%s"',
    (text) => expect(isEmail(text)).toBe(false),
  );
  it('has at most 256 characters', () => {
    expect(isEmail(`${'a'.repeat(251)}@b.de`)).toBe(true);
    expect(isEmail(`${'a'.repeat(252)}@b.de`)).toBe(false);
  });
  it('is checked in bounded time, whatever its content', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (text) => {
        const start = performance.now();
        isEmail(`${text}@${'a.'.repeat(500)}`);
        return performance.now() - start < 100;
      }),
      { numRuns: 50 },
    );
  });
});

describe('a name (NWL-06)', () => {
  it.each([
    'Johanna',
    'Zürcher-O’Neill'.replace('’', "'"),
    'Dvořáková',
    'Işıl',
    'Dr. Berger',
    'Anna (Anni)',
    '',
  ])('may be "%s"', (text) => expect(isName(text)).toBe(true));
  it.each(['www.shop', 'shop.example', 'http://x', 'a_b', '<b>', 'a@b', 'win$'])('is not "%s"', (text) =>
    expect(isName(text)).toBe(false),
  );
  it('has at most 40 characters', () => {
    expect(isName('a'.repeat(40))).toBe(true);
    expect(isName('a'.repeat(41))).toBe(false);
  });
});

it('NWL-09: a sign-up omits an empty salutation and empty names', () => {
  const body = { email: 'a@b.de', consents: ['NEWSLETTER'], origin: 'footer', originAddition: '' };
  expect(subscribeRequest.parse(body)).toEqual(body);
  expect(subscribeRequest.safeParse({ ...body, salutation: '' }).success).toBe(false);
});
