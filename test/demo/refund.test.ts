import { expect, it, vi } from 'vitest';
import { aVisitor, startApp } from '../support/testServer.ts';

// The first page of a run loads every module of the server's half.
vi.setConfig({ testTimeout: 60_000 });

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
  const visitor = aVisitor(await startApp());
  await visitor.get('/refund');
  return visitor.post('/refund', { csrf: visitor.cookies['csrf-token'] ?? '', ...entry });
}

/** What the server says about the form, in the group that takes the focus. */
const answerOf = (html: string) => /<div[^>]*autofocus[^>]*data-part="answer"[\s\S]*?<\/p>/.exec(html)?.[0];

it('INP-13: the validated fields post by their names, without a script', async () => {
  const { body, statusCode } = await aVisitor(await startApp()).get('/refund');
  expect(statusCode).toBe(200);
  for (const name of Object.keys(ENTRY)) expect(body).toContain(`name="${name}"`);
  expect(body).not.toMatch(/<title>Fehler/);
});

it('INP-13: the server accepts valid entries, and no cache stores the page', async () => {
  const answer = await send(ENTRY);
  expect(answer.statusCode).toBe(200);
  expect(answerOf(answer.body)).toContain('wir haben deinen Antrag erhalten');
  expect(answer.headers['cache-control']).toContain('private');
});

it('INP-13: the server reports each invalid field, links to it, and mentions it in the title', async () => {
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
});

it('INP-13: an empty form is rejected; only the telephone number is optional', async () => {
  const { body } = await send({});
  expect(
    /<ul[^>]*>[\s\S]*?<\/ul>/.exec(body.slice(body.indexOf('error-summary')))?.[0].match(/<li/g),
  ).toHaveLength(3);
});
