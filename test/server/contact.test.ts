import type { FastifyInstance } from 'fastify';
import { expect, it, vi } from 'vitest';
import { aVisitor, startApp, type Visitor } from './testServer.ts';

// The first page of a run loads every module of the server's half.
vi.setConfig({ testTimeout: 30_000 });

const ENTRY = {
  customerFirstName: 'Kim',
  customerLastName: 'Gruber',
  customerEmail: 'kim@example.com',
  message: 'Wo ist mein Paket?',
};
const pdf = (name: string, size = 20) =>
  new File(['%PDF-1.7', 'x'.repeat(Math.max(0, size - 8))], name, { type: 'application/pdf' });

async function send(
  app: FastifyInstance,
  visitor: Visitor,
  entry: object,
  files: File[] = [],
  csrf?: string,
) {
  const form = new FormData();
  form.append('csrf', csrf ?? visitor.cookies['csrf-token'] ?? '');
  for (const [name, value] of Object.entries(entry)) form.append(name, value);
  for (const file of files) form.append('attachments', file);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/contact',
    cookies: visitor.cookies,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

async function setUp() {
  const app = await startApp();
  const visitor = aVisitor(app);
  const page = await visitor.get('/contact');
  return { app, visitor, page };
}

it('INP-11: the customer form posts its fields and files by their names', async () => {
  const { page } = await setUp();
  expect(page.statusCode).toBe(200);
  expect(page.body).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
  for (const name of [...Object.keys(ENTRY), 'attachments']) expect(page.body).toContain(`name="${name}"`);
});

it('INP-11: takes a message with three files', async () => {
  const { app, visitor } = await setUp();
  const answer = await send(app, visitor, ENTRY, [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf', 4_900_000)]);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Wir melden uns unter kim@example.com.');
});

it('INP-11: says what is wrong and keeps what was written', async () => {
  const { app, visitor } = await setUp();
  const answer = await send(app, visitor, { ...ENTRY, customerEmail: 'kim', message: ' ' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Bitte gib eine gültige E-Mail-Adresse ein.');
  expect(answer.body).toContain('Bitte schreib uns, worum es geht.');
  expect(answer.body).toContain('value="Gruber"');
});

it('INP-05: a server applies the rules of files as well', async () => {
  const { app, visitor } = await setUp();
  const script = new File(['<script>'], 'seite.pdf', { type: 'application/pdf' });
  const answer = await send(app, visitor, ENTRY, [script, pdf('gross.pdf', 5_000_001)]);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('„seite.pdf“ ist beschädigt');
  expect(answer.body).toContain('„gross.pdf“ ist zu groß');
  const four = await send(
    app,
    visitor,
    ENTRY,
    ['a', 'b', 'c', 'd'].map((name) => pdf(`${name}.pdf`)),
  );
  expect(four.body).toContain('„d.pdf“ passt nicht mehr dazu');
});

it('BFF-05: takes no message without the session’s token', async () => {
  const { app, visitor } = await setUp();
  expect((await send(app, visitor, ENTRY, [], 'guess')).statusCode).toBe(403);
});
