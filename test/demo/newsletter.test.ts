import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { failureOf, isTokenRejected } from '#demo/routes/newsletterCalls.ts';
import { TRAP_NAME } from '#src/features/newsletter/newsletterModel.ts';
import {
  aVisitor,
  clientOf,
  mainOf,
  newestMail,
  pathOf,
  readOutbox,
  readPageState,
  SUBSCRIBE,
  signUpOf,
  startApp,
  type Visitor,
} from '../support/testServer.ts';

const PAGE = '/subscribenewsletter';
/** Every category, by the names of the specification. */
const INTERESTS = [
  'WOMEN_FASHION',
  'MEN_FASHION',
  'SPORT',
  'LIVING_FURNITURE',
  'HOBBY',
  'KIDS',
  'KITCHEN',
  'SLEEPING',
  'DISCOUNTS',
  'COFFEE',
  'MOBILE',
  'VITRINE_CARD',
  'STORE',
] as const;
const SIGN_UP = { email: 'kim@example.com', origin: 'footer', originAddition: '' };

/** The address that the newest mail's link leads to. */
const newestLink = async (visitor: Visitor) => pathOf((await newestMail(visitor)).links.confirm);
const statusOf = async (visitor: Visitor) => (await visitor.get('/json/psdata')).json().nl_status;
const tokenOf = (link: string) => new URL(link, 'http://localhost').searchParams.get('doi') ?? '';
/** A visitor of a new demo who has signed up, and the link that confirms it. */
async function aSignUp(cookies: Record<string, string> = {}) {
  const app = await startApp();
  const visitor = aVisitor(app, cookies);
  await visitor.post(PAGE, SIGN_UP);
  return { app, visitor, link: await newestLink(visitor) };
}

it('NWL-17, NWL-21: the link asks, confirms by a press, and stays confirmed', async () => {
  const { visitor, link } = await aSignUp();
  const confirmationIn = ({ body }: { body: string }) => readPageState(body).content.confirmation;
  expect(confirmationIn(await visitor.get(link))).toBe('asked');
  expect(confirmationIn(await visitor.post(link, {}))).toBe('confirmed');
  const laterPress = { referer: 'http://localhost/later' };
  for (const again of [await visitor.post(link, {}, laterPress), await visitor.get(link)]) {
    expect([again.statusCode, confirmationIn(again)]).toEqual([200, 'known']);
    expect(again.body).not.toContain('ERROR_DOI');
  }
});

describe('NWL-17: the posted form', () => {
  it('NWL-08: shows a bot a success and sends no mail', async () => {
    const visitor = aVisitor(await startApp());
    const answer = await visitor.post(PAGE, { ...SIGN_UP, [TRAP_NAME]: 'x' });
    expect(answer.body).toContain('Fast geschafft!');
    expect(await readOutbox(visitor)).toEqual([]);
  });

  it('BFF-05: limits the repeated input of a bot, and its rate', async () => {
    const app = await startApp();
    const consents = Array.from({ length: 100 }, (_, index): [string, string] => ['consents', `X${index}`]);
    const post = () =>
      aVisitor(app).send(PAGE, [['email', 'a'.repeat(9_000)], [TRAP_NAME, 'x'], ...consents]);
    const { entry } = readPageState((await post()).body).content.posted;
    expect([entry.email.length, entry.consents.length]).toEqual([300, 20]);
    for (let count = 2; count <= 10; count += 1) expect((await post()).statusCode).toBe(200);
    expect((await post()).statusCode).toBe(429);
  });

  it('handles any posted body', async () => {
    const visitor = aVisitor(await startApp());
    for (const body of [
      '',
      'email=a&email=b&consents[]=x',
      `email=${'a'.repeat(60_000)}`,
      'toString=1&__proto__=2',
    ])
      expect((await visitor.post(PAGE, body)).body).toContain('data-part="error-summary"');
  });
});

it.each([
  [
    'text/html,application/xhtml+xml',
    'text/html; charset=utf-8',
    /<title>Fehler: Das war zu viel auf einmal\. Bitte sende weniger\.<\/title>/,
  ],
  ['application/json', 'application/json', /^\{"message":"The request is too large\."/],
])(
  'BEY-19: a form that is too large is answered as %s, as what asked for it reads it',
  async (accept, type, body) => {
    const visitor = aVisitor(await startApp());
    const answer = await visitor.send(PAGE, { email: 'a'.repeat(70_000) }, { accept });
    expect(answer.statusCode).toBe(413);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.body).toMatch(body);
  },
);

describe('BFF-06: the link', () => {
  it.each([
    [true, [400, 404, 410, 422]],
    // Of the service's host, a firewall or a proxy: they say nothing about the link.
    [false, [304, 401, 403, 405, 408, 425, 429, 451, 500, 503]],
  ])('is invalid: %s, when the service answers with one of %j', (isInvalid, statuses) => {
    for (const status of statuses)
      expect(isTokenRejected({ kind: 'refused', status, body: undefined }), String(status)).toBe(isInvalid);
  });

  it('asks for a moment where the service has too much to do', () => {
    const failureAt = (status: number) => failureOf({ kind: 'refused', status, body: undefined });
    expect([429, 503].map(failureAt)).toEqual(['limited', 'down']);
  });

  it.each([
    ['opens it', 'GET', {}, 200],
    ['asks for its head', 'HEAD', {}, 200],
    // The link names a site, so the browser has to navigate.
    ['loads it ahead', 'GET', { 'sec-purpose': 'prefetch' }, 503],
    ['renders it ahead', 'GET', { 'sec-purpose': 'prefetch;prerender' }, 503],
    ['shows it as an image', 'GET', { 'sec-fetch-dest': 'image' }, 200],
  ] as const)('is not consumed by a program that %s', async (_what, method, headers, status) => {
    const { app, visitor, link } = await aSignUp();
    expect((await app.inject({ method, url: link, headers })).statusCode).toBe(status);
    expect(await statusOf(visitor)).toBe('WAITING_FOR_DOI');
    expect((await visitor.post(link, {})).statusCode).toBe(200);
    expect(await statusOf(visitor)).toBe('SUBSCRIBED');
  });

  it('opens a page with one button that posts to the same address, and does not repeat the secret', async () => {
    const { visitor, link } = await aSignUp();
    for (const address of [link, link.replace('doi=', '%64oi=')]) {
      const { body } = await visitor.get(address);
      const main = mainOf(body);
      expect(main.match(/<form[^>]*>/g)).toEqual(['<form role="none" method="post">']);
      expect(main.match(/<button/g)).toHaveLength(1);
      expect(body).not.toContain(tokenOf(link));
    }
  });

  it('BFF-02: confirms by a call that names the type of a body and has none', async () => {
    const { app, link } = await aSignUp();
    const answer = await app.inject({
      method: 'PUT',
      url: `${SUBSCRIBE}/${tokenOf(link)}/doi`,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.statusCode).toBe(204);
  });

  it.each(['guess', '..', '.', 'a/b', 'a\u0000', '..;', '%2e%2e', 'x'.repeat(300)])(
    'NWL-11, NWL-17: shows the banner for the invented token %j, beside a form that browsers may post',
    async (token) => {
      const visitor = aVisitor(await startApp());
      const answer = await visitor.post(`${PAGE}?${new URLSearchParams({ doi: token })}`, {});
      expect(answer.statusCode).toBe(410);
      expect(answer.body).toContain('data-code="ERROR_DOI"');
      expect(answer.body).toContain('data-vitrine="newsletter"');
      // Browsers send the page’s origin.
      expect(answer.headers['referrer-policy']).toBe('strict-origin');
    },
  );

  it('is rejected when it is expired or invented', async () => {
    const { visitor, link } = await aSignUp({ scenario: 'newsletter-doi-expired' });
    expect((await visitor.post(link, {})).statusCode).toBe(410);
    expect((await visitor.post(`${PAGE}?doi=guess`, {})).body).toContain('data-code="ERROR_DOI"');
  });

  it('is not sent as a referrer to other sites', async () => {
    const { visitor, link } = await aSignUp();
    const answer = await visitor.get(link);
    // `no-referrer` would make browsers post the page's forms with `Origin: null`.
    expect(answer.headers['referrer-policy']).toBe('strict-origin');
    expect(answer.headers['cache-control']).toContain('private');
  });
});

it('INP-16: the newsletter form below the outbox is accepted without scripts', async () => {
  const visitor = aVisitor(await startApp());
  const { headers } = await visitor.get('/demo/outbox?site=DE');
  // What a browser sends with a form (Fetch: “append a request Origin header”).
  const origin = headers['referrer-policy'] === 'no-referrer' ? 'null' : 'http://localhost';
  const { body } = await visitor.post(PAGE, { email: 'kim@example.com' }, { origin });
  expect(body).toContain('data-part="newsletter-success"');
});

describe('sign-ups have a limit (contract: calls)', () => {
  const signUp = (app: FastifyInstance, ip: string) =>
    app.inject({
      method: 'POST',
      url: SUBSCRIBE,
      headers: { 'x-forwarded-for': ip, 'sec-fetch-site': 'same-origin' },
      body: signUpOf('kim@example.com'),
    });

  it('of 10 per minute and address, for calls and forms together', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const app = await startApp();
    for (let count = 0; count < 10; count++) expect((await signUp(app, '203.0.113.7')).statusCode).toBe(202);
    const refused = await signUp(app, '203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect((await signUp(app, '203.0.113.8')).statusCode).toBe(202);

    const entry = { email: 'kim@example.com' };
    const form = await aVisitor(app).send(PAGE, entry, { 'x-forwarded-for': '203.0.113.7' });
    expect(form.statusCode).toBe(429);
    expect(form.headers['retry-after']).toBeDefined();
    expect(form.body).toContain('Bitte warte eine Minute');

    vi.setSystemTime(Date.now() + 61_000);
    expect((await signUp(app, '203.0.113.7')).statusCode).toBe(202);
  });
});

describe('NWL-18: the subscriber calls', () => {
  it.each(['private', 'internal'] as const)(
    'read, change and confirm a subscriber over the base %s, with every interest and consent',
    async (base) => {
      const app = await startApp();
      const visitor = aVisitor(app);
      await visitor.get('/?site=DE');
      const shop = clientOf(app, visitor);
      const body = signUpOf('kim@example.com');
      expect(await shop.subscribe({ params: { base }, body })).toMatchObject({ ok: true });
      const params = { base, subscriberToken: tokenOf(await newestLink(visitor)) };

      const before = await shop.readSubscriber({ params });
      const value = { email: body.email, consents: body.consents, interests: [], status: 'WAITING_FOR_DOI' };
      expect(before).toMatchObject({ ok: true, value });
      const changes = { interests: [...INTERESTS], consents: ['NEWSLETTER' as const, 'DNE' as const] };
      expect(await shop.updateSubscriber({ params, body: changes })).toMatchObject({ ok: true });
      expect(await shop.confirmSubscriber({ params })).toMatchObject({ ok: true });
      // A used link confirms again and opens no personal data.
      const gone = { ok: false, error: { kind: 'refused', status: 410 } };
      expect(await shop.confirmSubscriber({ params })).toMatchObject({ ok: true });
      expect(await shop.readSubscriber({ params })).toMatchObject(gone);
      expect(await shop.updateSubscriber({ params, body: changes })).toMatchObject(gone);
    },
  );

  it('reveal nothing to a client without a token, and reject an unknown interest', async () => {
    const app = await startApp();
    const visitor = aVisitor(app);
    await visitor.get('/?site=DE');
    const shop = clientOf(app, visitor);
    const params = { base: 'internal', subscriberToken: 'guessed' } as const;
    for (const answer of [
      await shop.readSubscriber({ params }),
      await shop.updateSubscriber({ params, body: { interests: ['COFFEE'] } }),
      await shop.confirmSubscriber({ params }),
    ]) {
      expect(answer).toMatchObject({ ok: false, error: { kind: 'refused', status: 410 } });
    }
    const wrong = await visitor.put(`${SUBSCRIBE}/guessed`, { interests: ['WORLD'] });
    expect(wrong.statusCode).toBe(400);
  });
});

describe('NWL-21: the language of the form', () => {
  const textsOf = async (visitor: Visitor) => {
    const { id, locale, links } = await newestMail(visitor);
    return { locale, links, mail: (await visitor.get(`/demo/outbox/${id}.txt`)).body };
  };
  const PAGE_IN_ENGLISH = `http://localhost${PAGE}?site=DE&locale=en`;

  it.each([
    [
      'a call',
      SUBSCRIBE,
      {
        'content-type': 'application/json',
        'x-original-address': PAGE_IN_ENGLISH,
        'sec-fetch-dest': 'empty',
      },
      JSON.stringify({ ...SIGN_UP, consents: ['NEWSLETTER'] }),
    ],
    ['a posted form', PAGE, { referer: PAGE_IN_ENGLISH }, new URLSearchParams(SIGN_UP).toString()],
  ])('is that of the mails, the record and the pages after %s', async (_, url, headers, body) => {
    const visitor = aVisitor(await startApp());
    await visitor.get(`${PAGE}?site=DE&locale=en`);
    await visitor.send(url, body, headers);
    const { locale, links, mail } = await textsOf(visitor);
    expect(locale).toBe('en');
    expect(mail).toContain('Please confirm your e-mail address');
    const link = pathOf(links.confirm);
    expect((await visitor.get(link)).body).toContain('<html lang="en">');
    await visitor.post(link, {});
    const token = new URL((await textsOf(visitor)).links.preferences).searchParams.get('token');
    expect((await textsOf(visitor)).locale).toBe('en');
    const { consentRecords } = (await visitor.get(`${SUBSCRIBE}/${token}`)).json();
    expect(consentRecords[0].textVersion).toMatch(/ en$/);
  });
});
