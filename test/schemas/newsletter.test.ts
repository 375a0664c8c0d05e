import { expect, it } from 'vitest';
import { email, personName, subscribeRequest } from '#src/schemas/newsletter.ts';

it('NWL-05, NWL-06: the calls have the rules of the forms, and accept an empty name', () => {
  const accepts = [email.safeParse('kim@example.com'), personName.safeParse('Kim'), personName.safeParse('')];
  expect(accepts.map(({ success }) => success)).toEqual([true, true, true]);
  const rejects = [email.safeParse(''), email.safeParse('kim'), personName.safeParse('www.shop')];
  expect(rejects.map(({ success }) => success)).toEqual([false, false, false]);
});

it('NWL-09: a sign-up omits an empty salutation and empty names', () => {
  const body = { email: 'a@b.de', consents: ['NEWSLETTER'], origin: 'footer', originAddition: '' };
  expect(subscribeRequest.parse(body)).toEqual(body);
  expect(subscribeRequest.safeParse({ ...body, salutation: '' }).success).toBe(false);
});
