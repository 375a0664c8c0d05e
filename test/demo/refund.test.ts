import { expect, it } from 'vitest';
import { appOfFile, aVisitor } from '../support/testServer.ts';

/** The demo of the tests that neither count mails nor need limits of their own. */
const demo = appOfFile();

const ENTRY = {
  amount: '1.234,50',
  iban: 'DE89 3704 0044 0532 0130 00',
  'birthDate-day': '27',
  'birthDate-month': 'März',
  'birthDate-year': '1985',
  'telephone-code': '+49',
  telephone: '030 123456',
};

async function send(entry: Record<string, string>) {
  const visitor = aVisitor(await demo());
  await visitor.get('/refund');
  return visitor.post('/refund', { csrf: visitor.cookies['csrf-token'] ?? '', ...entry });
}

it('INP-15: without scripts, the server reads a whole text, and shows it again whole', async () => {
  const telephone = `${'Telefon '.repeat(7)}+49 30 123456`;
  const { body } = await send({ ...ENTRY, telephone });
  expect(body).toContain(`value="${telephone}"`);
  expect(body).toContain('Diese Telefonnummer ist zu lang.');
});

it('INP-13: the server reports each invalid field, links to it, and mentions it in the title; only the telephone number is optional', async () => {
  const { body } = await send({
    ...ENTRY,
    amount: '0,5',
    iban: 'DE89 3704 0044 0532 0130 01',
    'birthDate-day': '31',
    'birthDate-month': '2',
    telephone: '030',
  });
  expect(body).toMatch(/<title>Fehler: /);
  const summary = /<div[^>]*data-part="error-summary"[\s\S]*?<\/ul>/.exec(body)?.[0] ?? '';
  for (const words of [
    'Bitte gib mindestens 1 ein.',
    'Mindestens eine Stelle stimmt nicht.',
    'Dieses Datum gibt es nicht.',
    'Diese Telefonnummer ist zu kurz.',
  ])
    expect(summary).toContain(words);
  for (const [, id] of summary.matchAll(/href="#([^"]+)"/g)) expect(body).toContain(`id="${id}"`);
  expect(body).toContain('value="DE89 3704 0044 0532 0130 01"');
  const empty = (await send({})).body;
  const [list] = /<ul[^>]*>[\s\S]*?<\/ul>/.exec(empty.slice(empty.indexOf('error-summary'))) ?? [];
  expect(list?.match(/<li/g)).toHaveLength(3);
});
