import { expect, it } from 'vitest';
import {
  appOfFile,
  aVisitor,
  CART,
  readPageState,
  SUBSCRIBE,
  setHeadphones,
  signIn,
  signUpOf,
} from '../support/testServer.ts';

const demo = appOfFile();

const directive = (policy: unknown, name: string) =>
  String(policy)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

it('BFF-05: allows only scripts with the nonce of the response', async () => {
  const app = await demo();
  const [first, second] = [await aVisitor(app).get('/'), await aVisitor(app).get('/')];
  const scripts = directive(first.headers['content-security-policy'], 'script-src') ?? '';
  expect(scripts).not.toContain('unsafe');
  const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? '';
  expect(nonce.length).toBeGreaterThanOrEqual(20);
  expect(second.headers['content-security-policy']).not.toContain(nonce);
  const tags = first.body.match(/<script(?! type="application\/(?:ld\+)?json")[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
  const nonces = [...first.body.matchAll(/nonce="([^"]*)"/g)].map(([, each]) => each);
  expect(nonces.length).toBeGreaterThan(3);
  expect(new Set(nonces)).toEqual(new Set([nonce]));
  expect(first.body).not.toMatch(/ on\w+="/);
});

it.each(['/', '/nowhere', CART, '/healthz', '/favicon.svg'])(
  'BFF-05: %s has the security headers',
  async (url) => {
    const { headers } = await aVisitor(await demo()).get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    const policy = headers['content-security-policy'];
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(policy, 'object-src')).toBe("object-src 'none'");
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

it.each([
  ...['/mail/logo.png', '/mail/images/dress.png'].map((url) => [url, 'cross-origin'] as const),
  ...['/', CART, '/favicon.svg', '/images/dress.svg'].map((url) => [url, 'same-origin'] as const),
])(
  'BFF-05, BFF-06: a mail program on another origin may show the pictures of mails only: %s',
  async (url, policy) => {
    const { headers } = await aVisitor(await demo()).get(url);
    expect(headers['cross-origin-resource-policy']).toBe(policy);
  },
);

it('keeps the request id of a proxy in front, unless it could forge a log line', async () => {
  const app = await demo();
  const sendId = async (id: string) =>
    (await aVisitor(app).get('/healthz', { 'x-request-id': id })).headers['x-request-id'];
  expect(await sendId('edge-1234567890')).toBe('edge-1234567890');
  expect(await sendId('a{"level":60}')).not.toContain('level');
});

it('sets no cookie where none is needed', async () => {
  const app = await demo();
  for (const url of ['/favicon.svg', '/images/cup.svg', '/healthz', '/robots.txt', '/sitemap.xml']) {
    expect((await aVisitor(app).get(url)).headers).not.toHaveProperty('set-cookie');
  }
});

it.each(['first', 'last'])(
  'BFF-05: cookies of another application of the domain, sent %s, change neither session nor site',
  async (place) => {
    const visitor = aVisitor(await demo());
    await visitor.get('/?site=PL');
    const { sid, site, 'csrf-token': csrf = '' } = visitor.cookies;
    const own = `sid=${sid}; site=${site}; csrf-token=${csrf}`;
    const foreign = 'sid=s%3Aforeign.app; site=intranet; csrf-token=theirs';
    const cookie = (place === 'first' ? [foreign, own] : [own, foreign]).join('; ');
    const changed = await visitor.put(CART, setHeadphones(), { cookie, 'x-csrf-token': csrf });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers).not.toHaveProperty('set-cookie');
    const page = await visitor.get('/', { cookie });
    expect(page.body).toContain('<html lang="pl-PL">');
    expect(page.headers).not.toHaveProperty('set-cookie');
  },
);

it('BFF-05: a cart write requires the token of its own session', async () => {
  const app = await demo();
  const [visitor, other] = [aVisitor(app), aVisitor(app)];
  await visitor.get('/');
  await other.get('/');
  const theirs = other.csrf;
  const attempts: Record<string, string>[] = [
    { 'x-csrf-token': '' },
    { 'x-csrf-token': theirs },
    { 'x-csrf-token': theirs, cookie: `sid=${visitor.cookies.sid}; csrf-token=${theirs}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'none' },
  ];
  for (const headers of attempts) {
    const answer = await visitor.put(CART, setHeadphones(), headers);
    expect(answer.statusCode, JSON.stringify(headers)).toBe(403);
    expect(answer.json()).toEqual({ error: 'UNKNOWN' });
  }
  expect((await visitor.put(CART, setHeadphones())).statusCode).toBe(200);
  const own = await visitor.put(CART, setHeadphones(2), {
    host: 'localhost:80',
    origin: 'http://localhost:80',
  });
  expect(own.statusCode).toBe(200);
});

it.each<[Record<string, string>, string]>([
  [{ host: 'localhost:80' }, 'http://localhost'],
  [{ host: 'LOCALHOST' }, 'http://localhost'],
  [{ 'x-forwarded-host': 'shop.example:443', 'x-forwarded-proto': 'https' }, 'https://shop.example'],
  [{ 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'HTTPS' }, 'https://shop.example'],
  [{ 'x-forwarded-host': 'shop.example:8443', 'x-forwarded-proto': 'https' }, 'https://shop.example:8443'],
])(
  'BFF-05: a host in the words of a proxy, %j, is the origin that the browser names',
  async (named, origin) => {
    const visitor = aVisitor(await demo());
    await visitor.get('/');
    const answer = await visitor.put(CART, setHeadphones(), { ...named, origin });
    expect(answer.statusCode).toBe(200);
    const { body } = await visitor.get('/robots.txt', named);
    expect(body).toContain(`${origin}/sitemap.xml`);
  },
);

it('BFF-05: a browser whose settings forbid referrers hides the origin of a form, not its site', async () => {
  const logInFrom = async (site: string) => {
    const visitor = aVisitor(await demo());
    await visitor.get('/signin');
    const values = { csrf: visitor.csrf, email: 'kim@example.com', password: 'secret' };
    await visitor.send('/signin', values, { origin: 'null', 'sec-fetch-site': site });
    return visitor.cookies;
  };
  expect(await logInFrom('same-origin')).toHaveProperty('LoginToken');
  // A sandboxed frame.
  expect(await logInFrom('cross-site')).not.toHaveProperty('LoginToken');
});

it.each(['/', '/checkout', '/signin', '/newsletter', '/nowhere', SUBSCRIBE])(
  'BFF-05: a form of another site, with which browsers send no cookies, replaces none of %s',
  async (url) => {
    const visitor = aVisitor(await demo());
    const headers = { origin: 'https://pay.example', 'sec-fetch-site': 'cross-site', accept: 'text/html' };
    expect((await visitor.send(url, 'result=paid', headers)).headers).not.toHaveProperty('set-cookie');
    // The browser sends them with the page that follows.
    expect((await visitor.get('/')).headers).toHaveProperty('set-cookie');
  },
);

it.each(['token?test=a&group=b', 'auth/login/renew', 'auth/logout'])(
  'BFF-05: the preview write %s requires the token, and fails with its own schema',
  async (call) => {
    const app = await demo();
    const visitor = aVisitor(app);
    await visitor.get('/');
    const url = `/service/preview/api/${call}`;
    const refused = await visitor.get(url);
    expect([refused.statusCode, refused.json()]).toEqual([403, { status: 'UNAUTHORIZED' }]);
    expect((await visitor.call(url)).statusCode).toBe(200);
  },
);

it.each([
  ['application/json', {}, 200],
  ['application/json; charset=utf-8', {}, 200],
  ['text/plain', {}, 415],
  ['application/x-www-form-urlencoded', {}, 415],
  ['application/json', { 'sec-fetch-site': 'cross-site' }, 403],
  ['application/json', { origin: 'https://evil.example' }, 403],
])('BFF-05: a newsletter sign-up as %s with %j returns %d', async (type, headers, status) => {
  const app = await demo();
  const answer = await app.inject({
    method: 'POST',
    url: SUBSCRIBE,
    headers: { 'content-type': type, ...headers },
    body: JSON.stringify(signUpOf('a@b.de')),
  });
  // A service that takes a sign-up may answer with any success.
  expect(answer.statusCode < 300 ? 200 : answer.statusCode).toBe(status);
  if (status > 299) expect(answer.headers['content-type']).toContain('application/problem+json');
});

/** Redirect targets of an attacker’s link, and where they lead. */
const TARGETS = [
  ['/orderhistory?page=2', '/orderhistory?page=2'],
  ['/c/coffee/../../account', '/account'],
  ['red', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/..//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/%2e%2e//evil.example', '/'],
  ['/..\\/evil.example', '/'],
  ['https://evil.example', '/'],
  ['https:evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/\t/evil.example', '/'],
  ['', '/'],
] as const;

it('BFF-05: redirects only within the shop after a log-in', async () => {
  const app = await demo();
  for (const [target, leads] of TARGETS) {
    const { statusCode, headers } = await signIn(aVisitor(app), { target });
    expect([statusCode, headers.location], target).toEqual([303, leads]);
  }
});

it.each(['loginRedirect', 'siteUrl'])('BFF-05: %s redirects to no other site', async (name) => {
  const app = await demo();
  for (const [target, leads] of TARGETS) {
    const page = await aVisitor(app).get(`/signin?${new URLSearchParams({ [name]: target })}`);
    expect(readPageState(page.body).content.target, target).toBe(leads);
    const out = await aVisitor(app).get(`/logout?${new URLSearchParams({ [name]: target })}`);
    expect(out.headers).not.toHaveProperty('location');
  }
});

it('BFF-05: every cookie applies to the whole site with SameSite=Lax, and Secure on https; only the session is hidden from scripts', async () => {
  const app = await demo();
  const visitor = aVisitor(app);
  const https = { 'x-forwarded-proto': 'https' };
  const answers = [
    await visitor.get('/?site=PL', https),
    await visitor.get('/demo?scenario=visitor-card-member,staff', https),
    await visitor.get('/service/preview/api/token?previewDateTime=2027-07-01T10:00:00.000Z', {
      ...https,
      'x-csrf-token': visitor.csrf,
    }),
  ];
  const cookies = answers.flatMap((answer) => answer.cookies);
  const names = ['sid', 'csrf-token', 'site', 'scenario', 'LoginToken', 'LongTermToken', 'StaffAuth'];
  expect(new Set(cookies.map(({ name }) => name))).toEqual(new Set([...names, 'preview']));
  for (const cookie of cookies) {
    expect(cookie, cookie.name).toMatchObject({ path: '/', sameSite: 'Lax', secure: true });
    expect(cookie.httpOnly === true, cookie.name).toBe(cookie.name === 'sid');
    expect(cookie, cookie.name).not.toHaveProperty('domain');
  }
});

it('BFF-05: a host with a line break is rejected', async () => {
  const { statusCode } = await aVisitor(await demo()).get('/signin', { host: 'localhost\r\nX: y' });
  expect(statusCode).toBe(400);
});

it.each(['localhost.evil.example', 'evil.example'])(
  'BFF-05: no redirect repeats the requested host',
  async (host) => {
    const visitor = aVisitor(await demo());
    await visitor.get('/signin', { host });
    const form = { csrf: visitor.csrf, email: 'a@b.de', password: 'x', target: '/cart' };
    const { headers } = await visitor.send('/signin', form, { host });
    expect(headers.location).toBe('/cart');
  },
);

it('BFF-05: a visitor’s input stays text, in the page and in its state', async () => {
  const attack = '</script><script>alert(1)</script><!--';
  const app = await demo();
  const visitor = aVisitor(app);
  const pages = [
    await visitor.get(`/search?query=${encodeURIComponent(attack)}`),
    await visitor.get(`/nowhere?${encodeURIComponent(attack)}`),
    await visitor.post('/subscribenewsletter', { email: attack, firstName: attack }),
  ];
  for (const { body } of pages) {
    expect(body).not.toContain('<script>alert');
    expect(/id="page-state">(.*?)<\/script>/s.exec(body)?.[1]).toMatch(/^\{[^<]+\}$/);
  }
  expect(readPageState(pages[0]?.body ?? '').content.term).toBe(attack);
});
