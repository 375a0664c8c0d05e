import { expect, it } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import { aVisitor, CART, newestMail, setHeadphones, startApp } from '../support/testServer.ts';
import { startShop } from './faultyShop.ts';

/** A server that says everything it ever says, into a test. */
async function startLogged(env: Record<string, string> = {}, options: Partial<AppOptions> = {}) {
  const log: string[] = [];
  const logStream = { write: (line: string) => void log.push(line) };
  const app = await startApp({ LOG_LEVEL: 'trace', ...env }, { logStream, ...options });
  return { app, log, lines: () => log.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const form = { email: 'lena.vogel@example.com', 'consents[]': 'NEWSLETTER' };
const PAGE = '/subscribenewsletter';

it('BFF-05: no log line contains a token, a mail address, a name, a password or a search term', async () => {
  const { app, log } = await startLogged();
  const visitor = aVisitor(app);
  await visitor.get('/');
  const { csrf } = visitor;
  await visitor.post('/signin', { csrf, email: 'lena.vogel@example.com', password: 'Geheim!12345' });
  await visitor.put(CART, setHeadphones());
  await visitor.get('/search?query=Schwangerschaftstest');
  await visitor.get('/service/searchfrontend/api/suggestions?q=Schwangerschaftstest&site=DE');
  await visitor.post(PAGE, { ...form, firstName: 'Lena', lastName: 'Vogelsang', salutation: 'MRS' });
  const mail = await newestMail(visitor);
  const doi = new URL(mail.links.confirm).searchParams.get('doi') ?? '';
  expect(doi).toMatch(/.{20}/);
  await visitor.get(`/demo/outbox/${mail.id}`);
  await visitor.get(`${PAGE}?doi=${doi}`);
  await visitor.get(`/newsletter/preferences?token=${doi}`);
  await visitor.post(`/newsletter/unsubscribe?token=${doi}`, {});
  await visitor.get(`/service/newsletter/api/private/newsletter-subscribers/${doi}`);
  await visitor.get('/service/customer/api/v1/customer-info/kundin-4711');
  await visitor.get('/demo?scenario=staff');
  await visitor.get(`/reset/lena.vogel@example.com/${doi}`);
  await visitor.get('/reset/lena.vogel%40example.com');
  await visitor.get('/logout', { referer: 'http://localhost/?email=lena.vogel@example.com' });

  const all = log.join('');
  expect(log.length).toBeGreaterThan(12);
  const { sid = '' } = visitor.cookies;
  const [id = '', signature = ''] = sid.split('.');
  for (const secret of [
    ...['lena.vogel', 'Vogelsang', 'Geheim!', 'Schwangerschaft', 'kundin-4711', csrf, doi, id, signature],
    ...Object.entries(visitor.cookies).flatMap(([name, value]) => (/Token|Staff/.test(name) ? value : [])),
  ]) {
    expect(secret.length).toBeGreaterThan(5);
    expect(all, secret).not.toContain(secret);
  }
});

it('BFF-05: an error is logged without secrets, and the visitor sees no details', async () => {
  const token = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c';
  const { app, log } = await startLogged(
    {},
    {
      application: {
        serveFiles: async () => {},
        servePages: async (instance) => {
          instance.get('/broken', () => {
            const cause = new Error(`no such subscriber: kim@example.com`);
            throw Object.assign(new Error(`lookup of ${token} failed for kim@example.com`, { cause }), {
              request: { headers: { authorization: token } },
            });
          });
        },
      },
    },
  );
  const answer = await aVisitor(app).get('/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    message: 'Something went wrong here. It has been noted; please try again later.',
    requestId: answer.headers['x-request-id'],
  });
  const all = log.join('');
  expect(all).toContain('lookup of [token] failed for [mail]');
  expect(all).not.toContain(token);
  expect(all).not.toContain('kim@example.com');
});

it('BFF-07: a log line is JSON with time, level, request id, path, status and duration', async () => {
  const { app, lines } = await startLogged({ LOG_LEVEL: 'info' });
  const { headers } = await aVisitor(app).get('/healthz');
  const line = lines().find(({ msg }) => msg === 'answered');
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    reqId: headers['x-request-id'],
    method: 'GET',
    path: '/healthz',
    status: 200,
    ms: expect.any(Number),
    msg: 'answered',
  });
});

it('BFF-07: an upstream failure is logged with the id that was sent to the upstream', async () => {
  let requestId: unknown;
  const shop = await startShop((request) => {
    requestId = request.headers['x-request-id'];
    request.socket.destroy();
  });
  const { app, lines } = await startLogged({ SHOP_UPSTREAM_CART: shop, LOG_LEVEL: 'warn' });
  await aVisitor(app).get(CART);
  const line = lines().find(({ msg }) => msg === 'upstream failed');
  expect(requestId).toMatch(/^[\w-]{36}$/);
  expect(line).toMatchObject({ reqId: requestId, service: 'CART', failure: 'unreachable', level: 'warn' });
});
