import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { DARK_STYLES } from '#demo/render/mail/mailParts.ts';
import { LIMITS } from '#server/config/limits.ts';
import { TRAP_NAME } from '#src/features/newsletter/newsletterModel.ts';
import {
  aVisitor,
  mainOf,
  newestMail,
  pathOf,
  readPageState,
  startApp,
  type Visitor,
} from '../support/testServer.ts';

const SIGN_UP = '/subscribenewsletter';
const DAY_MS = 24 * 3_600_000;
const FORM = 'application/x-www-form-urlencoded';
const AUSTRIAN = { email: 'kim@example.com', salutation: 'MRS', firstName: 'Kim', lastName: 'Gruber' };

/** The main content's forms as the browser would post them, by their hidden fields. */
const formsIn = (body: string) =>
  mainOf(body)
    .match(/<form.*?<\/form>/gs)
    ?.map((form) => {
      const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
      return Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    });
const shownBy = (body: string) => readPageState(body).content.shown;
const statusOf = async (visitor: Visitor) => (await visitor.get('/json/psdata')).json().nl_status;

/** A confirmed subscriber in Austria. */
async function aSubscriber(app: FastifyInstance, form: Record<string, string> = AUSTRIAN, site = 'AT') {
  const visitor = aVisitor(app);
  await visitor.get(`${SIGN_UP}?site=${site}`);
  await visitor.post(SIGN_UP, form);
  const confirmation = await newestMail(visitor);
  await visitor.post(pathOf(confirmation.links.confirm), {});
  return { visitor, confirmation, voucher: await newestMail(visitor) };
}

describe('NWL-22: without scripts, the footer’s form', () => {
  const offers = async (visitor: Visitor) =>
    /<footer.*<\/footer>/s.exec((await visitor.get('/')).body)?.[0].includes('name="email"') ?? false;
  const signUp = async (visitor: Visitor, more: Record<string, string> = {}) => {
    await visitor.get(`${SIGN_UP}?site=AT`);
    await visitor.post(SIGN_UP, { ...AUSTRIAN, ...more });
  };

  it.each(['preferences', 'unsubscribe'] as const)(
    'is gone after a sign-up, and is back after an unsubscription by the link %s',
    async (link) => {
      const { visitor, voucher } = await aSubscriber(await startApp());
      expect(visitor.cookies['newsletter-settled']).toBe('AT');
      expect(await offers(visitor)).toBe(false);
      await visitor.post(pathOf(voucher.links[link]), { unsubscribe: '' });
      expect(visitor.cookies).not.toHaveProperty('newsletter-settled');
      expect(await offers(visitor)).toBe(true);
    },
  );

  it('stays after a refused sign-up and after a robot’s', async () => {
    const visitor = aVisitor(await startApp());
    await signUp(visitor, { email: 'kim' });
    expect(await offers(visitor)).toBe(true);
    await signUp(visitor, { [TRAP_NAME]: 'robot' });
    expect(await offers(visitor)).toBe(true);
  });
});

it('BEY-19: preferences are stored as chosen, without unknown interests; unsubscribing deletes them, and ends the link after 14 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = await startApp();
  const { visitor, voucher } = await aSubscriber(app);
  const preferences = pathOf(voucher.links.preferences);
  const entry = async () => shownBy((await visitor.get(preferences)).body).entry;
  expect(await entry()).toMatchObject({ firstName: 'Kim', interests: [], consents: ['NEWSLETTER'] });
  await aVisitor(app).send(
    preferences,
    'interests=COFFEE&interests=KITCHEN&interests=WORLD&salutation=&firstName=Kimi&lastName=&consents=DNE',
  );
  expect(await entry()).toEqual({
    salutation: '',
    firstName: 'Kimi',
    lastName: '',
    interests: ['COFFEE', 'KITCHEN'],
    consents: ['NEWSLETTER', 'DNE'],
  });

  const unsubscribe = pathOf(voucher.links.unsubscribe);
  expect((await visitor.post(unsubscribe, {})).statusCode).toBe(200);
  expect((await visitor.get(preferences)).statusCode).toBe(410);
  vi.setSystemTime(Date.now() + 14 * DAY_MS + 1);
  expect((await visitor.post(unsubscribe, {})).statusCode).toBe(410);
});

describe('BEY-19: unsubscribing', () => {
  it.each([
    ['opens it', 'GET', {}, 200],
    ['asks for its head', 'HEAD', {}, 200],
    // The link names a site, so the browser has to navigate.
    ['loads it ahead', 'GET', { 'sec-purpose': 'prefetch' }, 503],
  ] as const)('is not triggered by a program that %s', async (_what, method, headers, status) => {
    const app = await startApp();
    const { visitor, voucher } = await aSubscriber(app);
    for (const link of [voucher.links.unsubscribe, voucher.links.preferences])
      expect((await app.inject({ method, url: pathOf(link), headers })).statusCode).toBe(status);
    expect(await statusOf(visitor)).toBe('SUBSCRIBED');
  });

  it.each([
    ['a form', FORM, 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('works by the one-click post of a mail client that sends %s (RFC 8058)', async (_, type, body) => {
    const app = await startApp();
    const { visitor, voucher } = await aSubscriber(app);
    const message = (await visitor.get(`/demo/outbox/${voucher.id}.eml`)).body;
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    const url = pathOf(/^List-Unsubscribe: <(.+)>\r$/m.exec(message)?.[1] ?? '');
    const headers = { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ method: 'POST', url, headers, body });
    expect(answer.statusCode).toBe(200);
    expect(await statusOf(visitor)).toBe('NOT_SUBSCRIBED');
  });

  it('that failed on the preferences page succeeds on a second press', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const rates = { ...LIMITS.rates, unsubscribe: { perAddress: 1 } };
    const app = await startApp({}, { limits: { rates } });
    const { visitor, voucher } = await aSubscriber(app);
    const preferences = pathOf(voucher.links.preferences);
    await visitor.post(preferences, { firstName: 'Kim', lastName: 'Gruber', interests: 'COFFEE' });
    await visitor.post('/newsletter/unsubscribe?token=guess', {});

    const limited = await visitor.post(preferences, { unsubscribe: '1' });
    expect(limited.body).toContain('Bitte warte eine Minute');
    const kept = shownBy((await visitor.get(preferences)).body).entry;
    expect(kept).toMatchObject({ firstName: 'Kim', interests: ['COFFEE'] });

    vi.setSystemTime(Date.now() + 61_000);
    const [form = {}] = formsIn(limited.body) ?? [];
    expect(shownBy((await visitor.post(preferences, form)).body)).toEqual({
      view: 'unsubscribe',
      isDone: true,
    });
    expect(await statusOf(visitor)).toBe('NOT_SUBSCRIBED');
  });
});

describe('BEY-19: the preferences', () => {
  it('that failed to load cannot be saved', async () => {
    const rates = { ...LIMITS.rates, confirm: { perAddress: 2 } };
    const app = await startApp({}, { limits: { rates } });
    const { voucher } = await aSubscriber(app);
    const url = pathOf(voucher.links.preferences);
    const visitor = aVisitor(app);
    const down = await aVisitor(app, { scenario: 'offline' }).get(url);
    const foreign = await aVisitor(app).send(url, '', { 'sec-fetch-site': 'cross-site' });
    const limited = await visitor.get(url);
    expect([down, foreign, limited].map(({ statusCode }) => statusCode)).toEqual([502, 403, 429]);
    for (const { body } of [down, foreign, limited]) {
      expect(shownBy(body)).not.toHaveProperty('entry');
      expect(body).not.toContain('name="interests"');
      expect(formsIn(body)).toEqual([{ site: 'AT', unsubscribe: '1' }]);
      expect(body).toMatch(/<a href=""/);
    }
  });

  it('have a limited size in the response, and a limited rate', async () => {
    const rates = { ...LIMITS.rates, confirm: { perAddress: 3 } };
    const app = await startApp({}, { limits: { rates } });
    const { voucher } = await aSubscriber(app, { ...AUSTRIAN, salutation: 'MR' }, 'HU');
    const interests = Array.from({ length: 50 }, (_, at): [string, string] => ['interests', `X${at >> 1}`]);
    const post = () =>
      aVisitor(app).send(pathOf(voucher.links.preferences), [['firstName', '<'.repeat(5_000)], ...interests]);
    const refused = await post();
    expect(refused.statusCode).toBe(422);
    const { entry } = shownBy(refused.body);
    expect(entry.firstName).toHaveLength(300);
    expect(entry.interests).toEqual(Array.from({ length: 10 }, (_, index) => `X${index}`));
    expect([(await post()).statusCode, (await post()).statusCode]).toEqual([422, 429]);
  });
});

describe('BEY-19: a subscriber’s link', () => {
  it('reveals neither the address nor its own secret', async () => {
    const app = await startApp();
    const { visitor, voucher } = await aSubscriber(app);
    const token = new URL(voucher.links.preferences).searchParams.get('token') ?? '';
    expect(token).toMatch(/^[0-9a-f]{48}$/);
    for (const link of [voucher.links.preferences, voucher.links.unsubscribe]) {
      const shown = await visitor.get(pathOf(link));
      expect(shown.headers['referrer-policy']).toBe('strict-origin');
      expect(shown.headers['cache-control']).toContain('private');
      const posted = await visitor.post(pathOf(link), { firstName: 'Kim', lastName: 'Gruber' });
      for (const { body } of [shown, posted]) {
        expect(body).not.toContain(token);
        expect(body).not.toContain('kim@example.com');
      }
    }
  });

  it.each(['', 'guess', '..', 'a/b', 'x'.repeat(300), '%2e%2e'])(
    'with the token %j returns an error page',
    async (token) => {
      const visitor = aVisitor(await startApp());
      for (const path of ['/newsletter/preferences', '/newsletter/unsubscribe']) {
        const url = `${path}?${new URLSearchParams({ token })}`;
        const answer = await visitor.post(url, {});
        expect(answer.statusCode).toBe(410);
        expect(answer.headers['content-type']).toContain('text/html');
        expect(answer.body).toContain('Der Link ist nicht mehr gültig');
      }
    },
  );
});

describe('BEY-19: the confirmation', () => {
  it('NWL-15: the response to a posted sign-up contains its origin, a resent one does not', async () => {
    const visitor = aVisitor(await startApp());
    const from = { origin: 'footer', originAddition: 'home' };
    const postedBy = async (form: Record<string, string>) =>
      readPageState((await visitor.post(SIGN_UP, form)).body).content.posted;
    expect((await postedBy({ email: 'kim@example.com', ...from })).triedFrom).toEqual(from);
    expect((await postedBy({ email: 'kim@example.com', ...from, vt_q7: 'x' })).triedFrom).toEqual(from);
    expect(await postedBy({ email: 'kim@example.com', ...from, resend: '1' })).not.toHaveProperty(
      'triedFrom',
    );
    // What the form's own rules refuse was never sent with JavaScript either.
    expect(await postedBy({ email: 'kim', ...from })).not.toHaveProperty('triedFrom');
  });

  it.each(['newsletter-invalid-email', 'newsletter-error', 'newsletter-limit'])(
    'NWL-15: a posted sign-up that the shop refuses is an attempt, too: %s',
    async (scenario) => {
      const visitor = aVisitor(await startApp(), { scenario });
      const from = { origin: 'footer', originAddition: 'home' };
      const postedBy = async (form: Record<string, string>) =>
        readPageState((await visitor.post(SIGN_UP, form)).body).content.posted;
      expect(await postedBy({ email: 'kim@example.com', ...from })).toMatchObject({ triedFrom: from });
      expect(await postedBy({ email: 'kim@example.com', ...from, resend: '1' })).not.toHaveProperty(
        'triedFrom',
      );
    },
  );
});

describe('BEY-19: a mail', () => {
  it.each([
    ['DE', {}, 'Hallo!', 'Bitte bestätige deine Anmeldung zum Newsletter'],
    [
      'HU',
      { salutation: 'MR', firstName: 'Béla', lastName: 'Kovács' },
      'Szia, Béla!',
      'Kérjük, erősítsd meg a hírlevél-feliratkozásodat',
    ],
    [
      'TR',
      { firstName: 'Deniz', lastName: 'Işık', legals: 'COMMERCIAL_MESSAGES' },
      'Merhaba Deniz,',
      'Lütfen e-bülten kaydınızı onaylayın',
    ],
  ])('on %s is HTML and text with an unsubscribe link in both, and no script', async (...row) => {
    const [site, form, greeting, subject] = row;
    const app = await startApp();
    const entry = { email: 'kim@example.com', ...form };
    const { visitor, confirmation, voucher } = await aSubscriber(app, entry, site);
    expect(confirmation.subject).toContain(subject);
    const asked = (await visitor.get(`/demo/outbox/${confirmation.id}.txt`)).body;
    expect(asked).toContain(confirmation.links.confirm);
    // The days until the link expires.
    expect(asked).toMatch(/7\s/);
    for (const mail of [confirmation, voucher]) {
      const { body: html, headers } = await visitor.get(`/demo/outbox/${mail.id}`);
      const { body: text, headers: plain } = await visitor.get(`/demo/outbox/${mail.id}.txt`);
      expect([headers, plain].map((each) => each['content-type'])).toEqual([
        expect.stringContaining('text/html'),
        expect.stringContaining('text/plain'),
      ]);
      expect(html).toContain('<html lang=');
      expect(html).toContain(`>${greeting}<`);
      expect(text.split('\n')[0]).toBe(greeting);
      expect(html.replace(`<style>${DARK_STYLES}</style>`, '')).not.toMatch(/<script|<style|<link/);
      expect(html).toContain('name="color-scheme" content="light dark"');
      expect(html).toContain(mail.links.unsubscribe.replaceAll('&', '&amp;'));
      expect(text).toContain(mail.links.unsubscribe);
      const message = (await visitor.get(`/demo/outbox/${mail.id}.eml`)).body;
      const parts = message.split(/^--part-.*$/m).map((part) => part.split('\r\n\r\n'));
      const decode = (part: string[] | undefined) => Buffer.from(part?.[1] ?? '', 'base64').toString();
      expect(decode(parts[1])).toBe(text);
      expect(decode(parts[2])).toBe(html);
      expect(Math.max(...message.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(200);
    }
    const text = (await visitor.get(`/demo/outbox/${voucher.id}.txt`)).body;
    expect(text).toContain('HELLO10');
  });
});
