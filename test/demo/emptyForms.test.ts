import { expect, it } from 'vitest';
import { checkCheckout, readCheckout } from '#demo/model/checkoutForm.ts';
import { CONTACT_FIELDS, type ContactInput, checkContact } from '#demo/model/contactForm.ts';
import { checkDeclaration, readDeclaration } from '#demo/model/declarationForm.ts';

const emptyContact = Object.fromEntries(
  CONTACT_FIELDS.map((field) => [field, '']),
) as unknown as ContactInput;

// The specification gives the sign-up's own texts: “… is a mandatory field”.
it.each([
  ['contact', () => checkContact(emptyContact)],
  ['checkout', () => checkCheckout(readCheckout({}), 'DE')],
  ['withdrawal', () => checkDeclaration(readDeclaration('withdrawal', {}))],
  ['cancellation', () => checkDeclaration(readDeclaration('cancellation', {}))],
])('TXT-03: an empty %s form asks for each value in one voice, not in that of the sign-up', (_, check) => {
  const problems = Object.values(check());
  expect(problems.length).toBeGreaterThan(2);
  expect(problems.filter((problem) => String(problem).startsWith('newsletter.'))).toEqual([]);
});
