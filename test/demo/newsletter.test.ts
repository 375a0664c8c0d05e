import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { failureOf, isTokenRejected } from '#demo/routes/newsletterCalls.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { TRAP_NAME } from '#src/features/newsletter/newsletterModel.ts';
import { aVisitor, readPageState, startApp, type Visitor } from '../support/testServer.ts';

const PAGE = '/subscribenewsletter';
const CALL = '/service/newsletter/api/internal/newsletter-subscribers';
const FOOTER = { origin: 'footer', originAddition: '' };
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
async function newestLink(visitor: Visitor): Promise<string> {
  const { content } = readPageState((await visitor.get('/demo/outbox')).body);
  return content.mails[0].links.confirm;
}
const statusOf = async (visitor: Visitor) => (await visitor.get('/json/psdata')).json().nl_status;
const pathOf = (link: string) => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};

interface Country {
  site: string;
  form: Record<string, string>;
  success: string;
  subject: string;
  greeting: string;
}
const SITES: Country[] = [
  {
    site: 'HU',
    form: { salutation: 'MR', firstName: 'Béla', lastName: 'Kovács' },
    success: 'Már csak egy lépés!',
    subject: 'Kérjük, erősítsd meg a hírlevél-feliratkozásodat',
    greeting: 'Szia, Béla!',
  },
  {
    site: 'TR',
    form: { firstName: 'Deniz', lastName: 'Işık', legals: 'COMMERCIAL_MESSAGES' },
    success: 'Son bir adım kaldı!',
    subject: 'Lütfen e-bülten kaydınızı onaylayın',
    greeting: 'Merhaba Deniz,',
  },
];

describe.each(SITES)(
  'NWL-17, BFF-06: double opt-in without JavaScript on $site',
  ({ site, form, success, subject, greeting }) => {
    it('NWL-21: works from the form through the mail to the confirmation, whose link stays confirmed', async () => {
      const visitor = aVisitor(await startApp());
      await visitor.get(`${PAGE}?site=${site}`);
      const sent = await visitor.post(PAGE, { ...SIGN_UP, ...form });
      expect(sent.statusCode).toBe(200);
      expect(sent.body).toContain(success);
      expect(sent.body).toContain('kim@example.com');
      expect(await statusOf(visitor)).toBe('WAITING_FOR_DOI');

      const { content } = readPageState((await visitor.get('/demo/outbox')).body);
      expect(content.mails[0].subject).toContain(subject);
      const html = await visitor.get(`/demo/outbox/${content.mails[0].id}`);
      const text = await visitor.get(`/demo/outbox/${content.mails[0].id}.txt`);
      expect(html.headers['content-type']).toContain('text/html');
      expect(text.headers['content-type']).toContain('text/plain');
      expect(html.body).toContain('<html lang=');
      expect(text.body.split('\n')[0]).toBe(greeting);
      expect(html.body).toContain(`>${greeting}<`);
      expect(text.body).toContain(content.mails[0].links.confirm);
      expect(text.body).toMatch(/7\s/);

      const link = pathOf(await newestLink(visitor));
      const opened = await visitor.get(link);
      expect(opened.statusCode).toBe(200);
      expect(readPageState(opened.body).content.confirmation).toBe('asked');
      expect(await statusOf(visitor)).toBe('WAITING_FOR_DOI');
      const confirmed = await visitor.post(link, {});
      expect(confirmed.statusCode).toBe(200);
      expect(readPageState(confirmed.body).content.confirmation).toBe('confirmed');
      expect(await statusOf(visitor)).toBe('SUBSCRIBED');

      const laterPress = { referer: 'http://localhost/later' };
      for (const again of [await visitor.post(link, {}, laterPress), await visitor.get(link)]) {
        expect(again.statusCode).toBe(200);
        expect(readPageState(again.body).content.confirmation).toBe('known');
        expect(again.body).not.toContain('ERROR_DOI');
      }
    });
  },
);

describe('NWL-17: the posted form', () => {
  it('NWL-08: shows a bot a success and sends no mail', async () => {
    const visitor = aVisitor(await startApp());
    const answer = await visitor.post(PAGE, { ...SIGN_UP, [TRAP_NAME]: 'x' });
    expect(answer.body).toContain('Fast geschafft!');
    expect(readPageState((await visitor.get('/demo/outbox')).body).content.mails).toEqual([]);
  });

  it('BFF-05: limits the repeated input of a bot, and its rate', async () => {
    const app = await startApp();
    const consents = Array.from({ length: 100 }, (_, index) => ['consents', `X${index}`]);
    const post = () =>
      app.inject({
        method: 'POST',
        url: PAGE,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams([['email', 'a'.repeat(9_000)], [TRAP_NAME, 'x'], ...consents]).toString(),
      });
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
    ]) {
      const form = Object.fromEntries(new URLSearchParams(body));
      expect((await visitor.post(PAGE, form)).body).toContain('data-part="error-summary"');
    }
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
    const app = await startApp();
    const answer = await app.inject({
      method: 'POST',
      url: PAGE,
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `email=${'a'.repeat(70_000)}`,
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.body).toMatch(body);
  },
);

describe('BFF-06: the link', () => {
  it('is invalid when the service finds no subscriber, and still valid when the service is busy', () => {
    const isGoneAt = (status: number) => isTokenRejected({ kind: 'refused', status, body: undefined });
    expect([404, 410, 429, 503].map(isGoneAt)).toEqual([true, true, false, false]);
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
    const app = await startApp();
    const visitor = aVisitor(app);
    await visitor.post(PAGE, SIGN_UP);
    const link = pathOf(await newestLink(visitor));
    expect((await app.inject({ method, url: link, headers })).statusCode).toBe(status);
    expect(await statusOf(visitor)).toBe('WAITING_FOR_DOI');
    expect((await visitor.post(link, {})).statusCode).toBe(200);
    expect(await statusOf(visitor)).toBe('SUBSCRIBED');
  });

  it('opens a page with one button that posts to the same address, and does not repeat the secret', async () => {
    const visitor = aVisitor(await startApp());
    await visitor.post(PAGE, SIGN_UP);
    const link = pathOf(await newestLink(visitor));
    const token = new URLSearchParams(link.split('?')[1]).get('doi') ?? '';
    for (const address of [link, link.replace('doi=', '%64oi=')]) {
      const { body } = await visitor.get(address);
      const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
      expect(main.match(/<form[^>]*>/g)).toEqual(['<form role="none" method="post">']);
      expect(main.match(/<button/g)).toHaveLength(1);
      expect(body).not.toContain(token);
    }
  });

  it('BFF-02: confirms by a call that names the type of a body and has none', async () => {
    const app = await startApp();
    const visitor = aVisitor(app);
    await visitor.post(PAGE, SIGN_UP);
    const token = new URL(await newestLink(visitor)).searchParams.get('doi');
    const answer = await app.inject({
      method: 'PUT',
      url: `${CALL}/${token}/doi`,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.statusCode).toBe(204);
  });

  it.each(['..', '.', 'a/b', 'a\u0000', '..;', '%2e%2e', 'x'.repeat(300)])(
    'shows the banner for the malformed token %j',
    async (token) => {
      const visitor = aVisitor(await startApp());
      const answer = await visitor.post(`${PAGE}?${new URLSearchParams({ doi: token })}`, {});
      expect(answer.statusCode).toBe(410);
      expect(answer.body).toContain('data-code="ERROR_DOI"');
    },
  );

  it('NWL-17, NWL-11: has a page that may post the sign-up form, because browsers send its origin', async () => {
    const app = await startApp();
    const { headers, body } = await aVisitor(app).post(`${PAGE}?doi=guess`, {});
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(body).toContain('data-vitrine="newsletter"');
  });

  it('is rejected when it is expired or invented', async () => {
    const app = await startApp();
    const visitor = aVisitor(app, { scenario: 'newsletter-doi-expired' });
    await visitor.post(PAGE, SIGN_UP);
    expect((await visitor.post(pathOf(await newestLink(visitor)), {})).statusCode).toBe(410);
    expect((await aVisitor(app).post(`${PAGE}?doi=guess`, {})).body).toContain('data-code="ERROR_DOI"');
  });

  it('is not sent as a referrer to other sites', async () => {
    const visitor = aVisitor(await startApp());
    await visitor.post(PAGE, SIGN_UP);
    const answer = await visitor.get(pathOf(await newestLink(visitor)));
    // `no-referrer` would make browsers post the page's forms with `Origin: null`.
    expect(answer.headers['referrer-policy']).toBe('strict-origin');
    expect(answer.headers['cache-control']).toContain('private');
  });
});

describe('sign-ups have a limit (contract: calls)', () => {
  const signUp = (app: FastifyInstance, ip: string) =>
    app.inject({
      method: 'POST',
      url: CALL,
      headers: { 'x-forwarded-for': ip, 'sec-fetch-site': 'same-origin' },
      body: { email: 'kim@example.com', consents: ['NEWSLETTER'], origin: 'footer', originAddition: '' },
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

    const form = await app.inject({
      method: 'POST',
      url: PAGE,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.7' },
      body: 'email=kim%40example.com',
    });
    expect(form.statusCode).toBe(429);
    expect(form.headers['retry-after']).toBeDefined();
    expect(form.body).toContain('Bitte warte eine Minute');

    vi.setSystemTime(Date.now() + 61_000);
    expect((await signUp(app, '203.0.113.7')).statusCode).toBe(202);
    vi.useRealTimers();
  });
});

describe('NWL-18: the subscriber calls', () => {
  /** The client of the library, whose network is a server. */
  const clientOf = (app: FastifyInstance, visitor: Visitor) =>
    createShopApi({
      site: 'DE',
      readAddress: () => 'http://localhost/subscribenewsletter',
      fetch: async (url, init) => {
        const answer = await app.inject({
          method: init?.method as 'GET',
          url: String(url),
          headers: { ...(init?.headers as Record<string, string>), 'sec-fetch-site': 'same-origin' },
          cookies: visitor.cookies,
          ...(init?.body && { body: String(init.body) }),
        });
        const isEmpty = answer.statusCode === 204 || answer.body === '';
        return new Response(isEmpty ? null : answer.body, { status: answer.statusCode });
      },
    });

  it.each(['private', 'internal'] as const)(
    'read, change and confirm a subscriber over the base %s, with every interest and consent',
    async (base) => {
      const app = await startApp();
      const visitor = aVisitor(app);
      await visitor.get('/?site=DE');
      const shop = clientOf(app, visitor);
      const body = { email: 'kim@example.com', consents: ['NEWSLETTER' as const], ...FOOTER };
      expect(await shop.subscribe({ params: { base }, body })).toMatchObject({ ok: true });
      const subscriberToken = new URL(await newestLink(visitor)).searchParams.get('doi') ?? '';
      const params = { base, subscriberToken };

      const before = await shop.readSubscriber({ params });
      expect(before).toMatchObject({
        ok: true,
        value: {
          email: 'kim@example.com',
          consents: ['NEWSLETTER'],
          interests: [],
          status: 'WAITING_FOR_DOI',
        },
      });
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
    const wrong = await visitor.put(`${CALL}/guessed`, { interests: ['WORLD'] });
    expect(wrong.statusCode).toBe(400);
  });
});

describe('NWL-21: the language of the form', () => {
  const textsOf = async (visitor: Visitor) => {
    const { content } = readPageState((await visitor.get('/demo/outbox')).body);
    const [{ id, locale, links }] = content.mails;
    return { locale, links, mail: (await visitor.get(`/demo/outbox/${id}.txt`)).body };
  };
  const PAGE_IN_ENGLISH = `http://localhost${PAGE}?site=DE&locale=en`;

  it.each([
    [
      'a call',
      CALL,
      {
        'content-type': 'application/json',
        'x-original-address': PAGE_IN_ENGLISH,
        'sec-fetch-dest': 'empty',
      },
      JSON.stringify({ ...SIGN_UP, consents: ['NEWSLETTER'] }),
    ],
    [
      'a posted form',
      PAGE,
      { 'content-type': 'application/x-www-form-urlencoded', referer: PAGE_IN_ENGLISH },
      new URLSearchParams(SIGN_UP).toString(),
    ],
  ])('is that of the mails, the record and the pages after %s', async (_, url, headers, body) => {
    const app = await startApp();
    const visitor = aVisitor(app);
    await visitor.get(`${PAGE}?site=DE&locale=en`);
    const cookies = visitor.cookies;
    await app.inject({
      method: 'POST',
      url,
      cookies,
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      body,
    });
    const { locale, links, mail } = await textsOf(visitor);
    expect(locale).toBe('en');
    expect(mail).toContain('Please confirm your e-mail address');
    const link = pathOf(links.confirm);
    expect((await visitor.get(link)).body).toContain('<html lang="en">');
    await visitor.post(link, {});
    const token = new URL((await textsOf(visitor)).links.preferences).searchParams.get('token');
    expect((await textsOf(visitor)).locale).toBe('en');
    const { consentRecords } = (await visitor.get(`${CALL}/${token}`)).json();
    expect(consentRecords[0].textVersion).toMatch(/ en$/);
  });
});
