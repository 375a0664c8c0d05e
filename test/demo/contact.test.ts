import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LIMITS } from '#server/config/limits.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { appOfFile, aVisitor, startApp, type Visitor } from '../support/testServer.ts';

const demo = appOfFile();

const ENTRY = {
  customerFirstName: 'Kim',
  customerLastName: 'Gruber',
  customerEmail: 'kim@example.com',
  message: 'Wo ist mein Paket?',
};
const pdf = (name: string, size = 20) =>
  new File(['%PDF-1.7', 'x'.repeat(Math.max(0, size - 8))], name, { type: 'application/pdf' });

async function send(app: FastifyInstance, visitor: Visitor, entry: object, files: File[] = []) {
  const form = new FormData();
  form.append('csrf', visitor.csrf);
  for (const [name, value] of Object.entries(entry)) form.append(name, value);
  for (const file of files) form.append('attachments', file);
  const encoded = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/contact',
    cookies: visitor.cookies,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(303);
  return visitor.get(String(answer.headers.location));
}

it.each(['/contact', '/checkout'])('TXT-01: %s asks for names in the order of the country', async (path) => {
  const visitor = aVisitor(await demo());
  const firstNameField = async (site: string) =>
    /autocomplete="((?:given|family)-name)"/i.exec((await visitor.get(`${path}?site=${site}`)).body)?.[1];
  expect(await firstNameField('DE')).toBe('given-name');
  expect(await firstNameField('HU')).toBe('family-name');
});

it.each([
  ['DE', 'tel:+493023125014'],
  ['AT', 'tel:+4310000100'],
])('INP-11: in %s, the customer service’s number is beside the form', async (site, number) => {
  const { body } = await aVisitor(await demo()).get(`/contact?site=${site}`);
  expect(body.slice(body.indexOf('<main'), body.indexOf('</main>'))).toContain(`href="${number}"`);
});

async function setUp() {
  const app = await demo();
  const visitor = aVisitor(app);
  await visitor.get('/contact');
  return { app, visitor };
}

it('INP-11: accepts a message with three files', async () => {
  const { app, visitor } = await setUp();
  const answer = await send(app, visitor, ENTRY, [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf', 4_900_000)]);
  expect(answer.body).toContain('Wir melden uns unter kim@example.com.');
});

it('INP-05: the server applies the file rules as well', async () => {
  const { app, visitor } = await setUp();
  const script = new File(['<script>'], 'seite.pdf', { type: 'application/pdf' });
  // A name that is as long as a header and disguises its ending.
  const disguised = new File(['x'], `a\u202e${'x'.repeat(5_000)}.pdf`, { type: 'application/pdf' });
  const answer = await send(app, visitor, ENTRY, [script, pdf('gross.pdf', 5_000_001), disguised]);
  expect(answer.body).toContain('„seite.pdf“ ist beschädigt');
  expect(answer.body).toContain('„gross.pdf“ ist zu groß');
  expect(answer.body).toMatch(/„a x{252}…“/);
  const four = await send(
    app,
    visitor,
    ENTRY,
    ['a', 'b', 'c', 'd'].map((name) => pdf(`${name}.pdf`)),
  );
  expect(four.body).toContain('„d.pdf“ wurde nicht angehängt');
  // A browser does not fill in files again.
  expect(four.body).toContain('hänge deine Dateien noch einmal an: a.pdf, b.pdf, c.pdf');
});

it('INP-12: a line break counts once, as in the browser', async () => {
  const { app, visitor } = await setUp();
  const line = 'x'.repeat(14);
  const message = Array.from({ length: 133 }, () => line).join('\r\n');
  expect(message.replaceAll('\r', '').length).toBe(1_994);
  expect((await send(app, visitor, { ...ENTRY, message })).body).toContain('Wir melden uns');
  const long = await send(app, visitor, { ...ENTRY, message: `${message}12\r\n34567` });
  expect(long.body).toContain('höchstens 2.000 Zeichen');
});

it('INP-05: an excessive number of files ends the request with a page that keeps the text', async () => {
  const { app, visitor } = await setUp();
  const files = Array.from({ length: 40 }, (_, index) => pdf(`${index}.pdf`));
  const answer = await send(app, visitor, ENTRY, files);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('Wo ist mein Paket?');
});

it('INP-16: after too many attempts the page names the files that have to be attached again', async () => {
  const app = await startApp({}, { limits: { rates: { ...LIMITS.rates, contact: { perAddress: 0 } } } });
  const visitor = aVisitor(app);
  await visitor.get('/contact');
  const { body } = await send(app, visitor, ENTRY, [pdf('rechnung.pdf'), pdf('foto.pdf')]);
  expect(body).toContain('Bitte warte eine Minute');
  expect(body).toContain('hänge deine Dateien noch einmal an: rechnung.pdf, foto.pdf');
});

it('BFF-12: what is stored of a refused message is small, whatever type its files name', async () => {
  const DATA_DIR = temporaryFolder();
  const rates = { ...LIMITS.rates, contact: { perAddress: 0 } };
  const app = await startApp({ DATA_DIR }, { limits: { rates } });
  const visitor = aVisitor(app);
  await visitor.get('/contact');
  const file = new File(['x'], 'rechnung.pdf', { type: `text/${'x'.repeat(20_000)}` });
  await send(app, visitor, ENTRY, [file, file, file]);
  const database = new DatabaseSync(join(DATA_DIR, 'vitrine.sqlite'), { readOnly: true });
  onTestFinished(() => database.close());
  const longest = database.prepare('SELECT max(length(value)) AS length FROM documents').get();
  expect(Number(longest?.length)).toBeLessThan(2_000);
});

/** Collects garbage; returns the bytes of the buffers that are still in use. */
function buffersInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().arrayBuffers;
}

it('BFF-12: open uploads take a few kilobytes each, whatever they have sent', async () => {
  const app = await startApp();
  await aVisitor(app).get('/contact');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const file = Buffer.alloc(4_990_000, 65);
  const uploads = 10;
  const before = buffersInUse();
  const received: Socket[] = [];
  app.server.on('connection', (socket: Socket) => received.push(socket));
  for (let upload = 0; upload < uploads; upload += 1) {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(
      'POST /contact HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 15000000\r\n\r\n',
    );
    for (const name of ['a', 'b', 'c']) {
      socket.write(`--x\r\nContent-Disposition: form-data; name="attachments"; filename="${name}.pdf"\r\n`);
      socket.write('Content-Type: application/pdf\r\n\r\n%PDF-');
      socket.write(file);
      socket.write('\r\n');
    }
  }
  const bytesRead = () => received.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  await vi.waitUntil(() => bytesRead() > uploads * 3 * file.length, { timeout: 30_000 });
  // Before the requests time out.
  const isReleased = () => buffersInUse() - before < uploads * 200_000;
  expect(await vi.waitUntil(isReleased, { timeout: 15_000, interval: 500 })).toBe(true);
});
