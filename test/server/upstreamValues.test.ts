import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { foreignCookies } from '#server/shop/foreignCookies.ts';
import { type EndpointName, endpoints } from '#src/api/endpoints.ts';
import { aVisitor, CART, PATH_VALUES, readPageState, startApp } from '../support/testServer.ts';
import { type Fault, startShop } from './faultyShop.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const SUGGESTIONS = '/service/searchfrontend/api/suggestions?q=a&site=DE';
const NAVIGATION = '/jsonflyoutnavigation?site=DE';
const VISITOR = '/service/customerfrontenddata/api/v1/psdata';

/** A server with an upstream that answers each call in this way. */
async function startWith(answer: Fault['answer'], env: Record<string, string> = {}) {
  const app = await startApp(
    { SHOP_UPSTREAM: await startShop(answer), ...env },
    { limits: { pageDataMs: 30_000, failuresToOpen: 1_000 } },
  );
  return { app, visitor: aVisitor(app) };
}

const always =
  (status: number, headers: Record<string, string | string[]> = {}, body: string | Buffer = '{}') =>
  (_request: unknown, response: Parameters<Fault['answer']>[1]) =>
    void response.writeHead(status, headers).end(body);

describe('BFF-17: only possible responses of a service reach a visitor', () => {
  const HTML = '<meta http-equiv=refresh content="0;url=https://evil.example/">';
  it.each<[string, Fault['answer'], number]>([
    ['a page', always(200, { 'content-type': 'text/html' }, HTML), 502],
    ['a picture with a script', always(200, { 'content-type': 'image/svg+xml' }, '<svg/>'), 502],
    ['a script', always(200, { 'content-type': 'text/javascript' }, 'alert(1)'), 502],
    ['no type', always(200, {}, HTML), 502],
    ['a type that only looks like JSON', always(200, { 'content-type': 'text/html; json' }, HTML), 502],
    ['the page of an error', always(404, { 'content-type': 'text/html' }, HTML), 404],
    ['a redirect', always(302, { location: 'https://evil.example/' }), 502],
    ['a status above 599', always(600, JSON_TYPE), 502],
    ['an encoded body', always(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }, gzipSync('{"a":1}')), 502],
    [
      'a response that continues nothing',
      (request) => void request.socket.end('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n'),
      502,
    ],
  ])('%s', async (_name, answer, status) => {
    const { visitor } = await startWith(answer);
    const { statusCode, headers, body } = await visitor.get(SUGGESTIONS);
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toMatch(/^application\/json(?:; charset=utf-8)?$/);
    expect(Object.keys(JSON.parse(body))).toEqual(['error']);
    expect(headers).not.toHaveProperty('location');
  });

  it('JSON has the type that the server writes; a body that no call reads stays behind', async () => {
    const json = await startWith(
      always(200, { 'content-type': 'Application/JSON ;charset=evil' }, '{"a":1}'),
    );
    const { headers, body } = await json.visitor.get(SUGGESTIONS);
    expect([headers['content-type'], body]).toEqual(['application/json; charset=utf-8', '{"a":1}']);
    const own = await startWith(always(200, { 'content-type': 'application/vnd.shop.v1+json' }, '{"a":1}'));
    const typed = await own.visitor.get(SUGGESTIONS);
    expect([typed.headers['content-type'], typed.body]).toEqual([
      'application/json; charset=utf-8',
      '{"a":1}',
    ]);
    const text = await startWith(always(200, { 'content-type': 'text/html' }, HTML));
    const unread = await text.visitor.get('/service/searchfrontend/api/cachekey');
    expect([unread.statusCode, unread.body]).toEqual([200, '']);
  });
});

describe('BFF-17: JSON whose headers a gateway has changed', () => {
  it.each<[string, Record<string, string | string[]>]>([
    ['a second type', { 'content-type': ['application/json', 'application/json; charset=utf-8'] }],
    ['two types in one field', { 'content-type': 'application/json, application/json;charset=utf-8' }],
    ['the encoding “identity”', { ...JSON_TYPE, 'content-encoding': 'identity' }],
    ['the encoding “none”', { ...JSON_TYPE, 'content-encoding': 'None' }],
    ['a charset for an encoding', { ...JSON_TYPE, 'content-encoding': 'UTF-8' }],
  ])('%s', async (_name, headers) => {
    const { visitor } = await startWith(always(200, headers, '{"a":1}'));
    const answer = await visitor.get(SUGGESTIONS);
    expect([answer.statusCode, answer.body]).toEqual([200, '{"a":1}']);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it('a page before JSON is a page', async () => {
    const { visitor } = await startWith(always(200, { 'content-type': ['text/html', 'application/json'] }));
    expect((await visitor.get(SUGGESTIONS)).statusCode).toBe(502);
  });
});

describe('BFF-10: how long a browser keeps a call that is the same for everyone', () => {
  it.each<[stated: Record<string, string>, caching: string]>([
    [{ 'cache-control': 'public, max-age=600' }, 'private, max-age=600'],
    [{ 'cache-control': 'public, s-maxage=60, max-age=600', age: '200' }, 'private, max-age=400'],
    [{ 'cache-control': 'max-age=600', age: '900' }, 'private, max-age=0'],
    [{ 'cache-control': 'max-age=600', age: 'evil' }, 'private, max-age=600'],
    [{ 'cache-control': 'no-cache, max-age=600' }, 'private, no-cache'],
    [{ 'cache-control': 'max-age=600, no-cache="set-cookie"' }, 'private, no-cache'],
    [{ 'cache-control': 'max-age=600, no-store' }, 'no-store'],
    [{}, 'private, no-cache'],
  ])('%j: %s', async (stated, caching) => {
    const { visitor } = await startWith(always(200, { ...JSON_TYPE, ...stated }, '[]'));
    expect((await visitor.get(NAVIGATION)).headers['cache-control']).toBe(caching);
  });
});

describe('BFF-17: the headers of a service have the values that HTTP gives them', () => {
  const DATE = 'Sun, 06 Nov 1994 08:49:37 GMT';
  it.each([
    ['retry-after', '120', true],
    ['retry-after', DATE, true],
    ['retry-after', '99999999999999999, evil', false],
    ['retry-after', '999999', false],
    ['retry-after', '-1', false],
    ['retry-after', 'soon', false],
    ['last-modified', DATE, true],
    ['last-modified', 'evil', false],
    ['etag', 'W/"abc-1"', true],
    ['etag', 'evil', false],
    ['content-language', 'de-AT, fr', true],
    ['content-language', '<evil>', false],
  ])('%s: %s', async (header, value, isKept) => {
    const { visitor } = await startWith(always(503, { ...JSON_TYPE, [header]: value }));
    const { headers } = await visitor.get(CART);
    expect(headers[header]).toBe(isKept ? value : undefined);
  });

  it('vary of a public call names what the service names, if it can be a header', async () => {
    const varyOf = async (vary: string | string[]) => {
      const { visitor } = await startWith(always(200, { ...JSON_TYPE, vary }));
      return (await visitor.get(NAVIGATION)).headers.vary;
    };
    expect(await varyOf(['Accept', 'X-Shop'])).toMatch(/, Accept, X-Shop$/);
    expect(await varyOf('evil/1')).not.toMatch('evil');
  });
});

it.each(['mock', 'proxy'])('BFF-11: a HEAD request has the length of the response: %s', async (mode) => {
  const body = JSON.stringify({ products: [], searchTerms: [] });
  const { app, visitor } =
    mode === 'proxy'
      ? await startWith(always(200, JSON_TYPE, body))
      : await startApp().then((mocked) => ({ app: mocked, visitor: aVisitor(mocked) }));
  for (const url of [SUGGESTIONS, NAVIGATION]) {
    const read = await visitor.get(url);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([read.statusCode, '']);
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(read.body));
    expect(head.headers['content-type']).toBe(read.headers['content-type']);
  }
});

describe('BFF-17: a service sets its own cookies only', () => {
  const setBy = async (url: string, lines: string[], env = {}, cookie = '') => {
    const { app } = await startWith(always(200, { ...JSON_TYPE, 'set-cookie': lines }), env);
    const { headers } = await app.inject({ url, headers: { cookie } });
    return [headers['set-cookie'] ?? []].flat().filter((line) => !/^(sid|csrf-token)=/.test(line));
  };
  const FOREIGN = ['consent=x', 'StaffAuth=x', 'preview=1', 'visitor-name=x', 'cart-count=9', 'LoginToken=x'];

  it('the search sets none, the visitor’s service the log-in', async () => {
    expect(await setBy(SUGGESTIONS, FOREIGN)).toEqual([]);
    expect(await setBy(VISITOR, FOREIGN)).toEqual(['LoginToken=x; Path=/']);
    expect(
      await setBy(SUGGESTIONS, ['basket=1; HttpOnly'], { SHOP_COOKIES_SEARCHFRONTEND: 'basket' }),
    ).toEqual(['basket=1; Path=/; HttpOnly']);
  });

  it('for this host and the whole shop, with known attributes', async () => {
    const line =
      'LoginToken=x; Domain=example; Path=/a; Secure; HttpOnly; SameSite=Lax; Max-Age=60; Priority=High';
    expect(await setBy(VISITOR, [line])).toEqual([
      'LoginToken=x; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=60',
    ]);
  });

  it('within a budget, which does not apply to deletions', async () => {
    const lines = ['LoginToken', 'LongTermToken'].map((name) => `${name}=${'x'.repeat(3_900)}`);
    expect(await setBy(VISITOR, lines)).toHaveLength(2);
    const known = `other=${'x'.repeat(4_000)}`;
    expect(await setBy(VISITOR, lines, {}, known)).toHaveLength(1);
    const full = `other=${'x'.repeat(9_000)}`;
    const past = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    const deletions = ['LoginToken=; Max-Age=0', `LongTermToken=; ${past}`];
    // A browser keeps it: the age has precedence over the date.
    const kept = `LoginToken=x; ${past}; Max-Age=60`;
    expect(await setBy(VISITOR, [...lines, kept, ...deletions], {}, full)).toEqual([
      'LoginToken=; Path=/; Max-Age=0',
      `LongTermToken=; Path=/; ${past}`,
    ]);
  });
});

describe('BFF-17: the budget counts the cookies that the visitor has afterwards', () => {
  const value = (length: number) => 'x'.repeat(length);
  it.each([
    [
      'a replaced cookie',
      `LoginToken=${value(3_900)}; other=${value(4_000)}`,
      [`LoginToken=${value(3_901)}`],
      1,
    ],
    ['a shorter one, beyond the budget', `other=${value(9_000)}; LoginToken=old`, ['LoginToken=new'], 1],
    ['a longer one, beyond the budget', `other=${value(9_000)}; LoginToken=old`, ['LoginToken=newer'], 0],
    [
      'one name twice',
      '',
      [`LoginToken=${value(4_000)}`, `LoginToken=${value(3_999)}`, `LongTermToken=${value(4_000)}`],
      2,
    ],
    [
      'a deleted one',
      `LoginToken=${value(4_000)}; other=${value(4_000)}`,
      ['LoginToken=; Max-Age=0', `LongTermToken=${value(4_000)}`],
      2,
    ],
  ])('%s', (_name, cookie, lines, count) => {
    const set = foreignCookies('CUSTOMER', lines, { headers: { cookie }, origin: 'http://localhost' });
    expect(set).toHaveLength(count);
    // The last line of a name wins.
    if (count > 0) expect(lines.at(-1)?.startsWith(set.at(-1)?.split(';')[0] ?? '')).toBe(true);
  });
});

it('BFF-17: a visitor with too many cookies gets a page that deletes those that are not the shop’s', async () => {
  const app = await startApp({ SHOP_COOKIES_CART: 'basket, huge' });
  const visitor = aVisitor(app);
  await visitor.get('/?site=PL', { 'sec-fetch-dest': 'document' });
  const { sid } = visitor.cookies;
  // A partner's, which reduces the footer, and those of a service.
  Object.assign(visitor.cookies, { affiliate: 'partner', basket: 'b1', huge: 'x'.repeat(2_000) });
  for (let index = 0; index < 5; index++) visitor.cookies[`foreign${index}`] = 'x'.repeat(3_900);
  const refused = await visitor.get('/', { accept: 'text/html' });
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([431, 'text/html; charset=utf-8']);
  expect(refused.body).toContain('lang="pl-PL"');
  expect(visitor.cookies).toMatchObject({ sid, site: 'PL', affiliate: 'partner', basket: 'b1' });
  expect(visitor.cookies).not.toHaveProperty('huge');
  expect((await visitor.get('/', { accept: 'text/html' })).statusCode).toBe(200);

  // A header full of tiny cookies makes no longer response.
  const cookie = 'a=b;'.repeat(12_000);
  const { headers } = await app.inject({ url: '/', headers: { cookie } });
  expect(headers['set-cookie']).toHaveLength(200);

  // A long address of another site deletes nothing.
  const long = await app.inject({ url: `/?${'a'.repeat(17_000)}`, headers: { cookie: 'foreign=1' } });
  expect([long.statusCode, long.headers['set-cookie']]).toEqual([431, undefined]);
});

it('BFF-17: on https, what a service sets is Secure, and a cookie with such a name can be deleted', async () => {
  const { app } = await startWith(always(200, { ...JSON_TYPE, 'set-cookie': 'LoginToken=x; HttpOnly' }), {
    PUBLIC_ORIGIN: 'https://shop.example',
  });
  const linesOf = async (url: string, cookie: string) =>
    [(await app.inject({ url, headers: { cookie } })).headers['set-cookie'] ?? []].flat();
  expect(await linesOf(VISITOR, '')).toContain('LoginToken=x; Path=/; HttpOnly; Secure');
  expect(await linesOf('/', `__Secure-foreign=${'x'.repeat(20_000)}`)).toEqual([
    '__Secure-foreign=; Path=/; Max-Age=0; Secure',
  ]);
});

describe('BFF-17: a service’s huge response is cut and reported, and the page stays', () => {
  const list = (length: number, more: object = {}) =>
    Array.from({ length }, (_, index) => ({ title: `t${index}`, href: `/c/${index}`, ...more }));
  const promotion = (content: object) =>
    JSON.stringify({ type: 'ApiPiPromotion', contentJSON: JSON.stringify(content) });
  const deep = (levels: number): object => {
    let node: object = { title: 'leaf', href: '/c/1' };
    for (let level = 0; level < levels; level++) node = { title: 'node', href: '/c/1', children: [node] };
    return node;
  };
  const inNavigation = (body: unknown) => (url: string) =>
    url.startsWith('/jsonfly') ? JSON.stringify(body) : null;

  it.each<[string, (url: string) => string | null, RegExp | null]>([
    ['many entries', inNavigation(list(50, { children: list(300) })), /exceeds 5000 nodes/],
    [
      'many unknown keys',
      inNavigation([Object.fromEntries(list(40_000).map(({ href }) => [href, 1]))]),
      /nodes/,
    ],
    ['deep entries', inNavigation([deep(5_000)]), /exceeds 32 depth/],
    ['a long title', inNavigation([{ title: '<'.repeat(400_000), href: '/c/1' }]), /exceeds 1000 characters/],
    [
      'a long text of content',
      (url) => (url.includes('pi_home') ? promotion({ headline: '<'.repeat(150_000) }) : null),
      /content exceeds 10000 characters/,
    ],
    ['more bytes than a call may have', inNavigation(list(300, { children: list(300) })), null],
  ])('%s', async (_name, answer, report) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { visitor } = await startWith((request, response) => {
      const body = answer(request.url ?? '') ?? '[]';
      response.writeHead(200, JSON_TYPE).end(body);
    });
    const { statusCode, body } = await visitor.get('/');
    expect([statusCode, body.endsWith('</body></html>')]).toEqual([200, true]);
    expect(body).toContain('data-vitrine="footer"');
    expect(body.length).toBeLessThan(1_500_000);
    const reports = warn.mock.calls.map(([message]) => String(message));
    if (report) expect(reports).toEqual(expect.arrayContaining([expect.stringMatching(report)]));
    else expect(readPageState(body).serverData).not.toHaveProperty('navigation');
  });
});

it('BFF-10: a call that is the same for everyone is asked without cookies, except in a preview', async () => {
  const seen: Record<string, string | undefined> = {};
  const { app } = await startWith((request, response) => {
    seen[(request.url ?? '').split('?', 1)[0] ?? ''] = request.headers.cookie;
    response.writeHead(200, JSON_TYPE).end('[]');
  });
  const ask = (cookie: string) =>
    Promise.all([NAVIGATION, CART, '/'].map((url) => app.inject({ url, headers: { cookie } })));
  await ask('LoginToken=a; sid=b');
  expect(seen['/jsonflyoutnavigation']).toBeUndefined();
  expect(seen[CART]).toBe('LoginToken=a');
  await ask('LoginToken=a; preview=1');
  expect(seen['/jsonflyoutnavigation']).toBe('LoginToken=a; preview=1');
});

it('BFF-05: a page repeats the start of a long query only', async () => {
  const { body } = await aVisitor(await startApp()).get(`/?${'a=1&'.repeat(3_500)}`);
  expect(body.match(/a=1&/g)?.length ?? 0).toBeLessThan(20_000);
  expect(body.length).toBeLessThan(400_000);
});

describe('BFF-11: mocks and upstreams treat every call alike', () => {
  const REQUESTS: Record<string, { headers?: Record<string, string>; body?: string }> = {
    'no body': {},
    'no body, but a JSON type': { headers: { 'content-type': 'application/json' } },
    'no body, but another type': { headers: { 'content-type': 'application/x-foreign' } },
    'JSON of another type': { headers: { 'content-type': 'text/plain' }, body: '{}' },
    'broken JSON': { headers: { 'content-type': 'application/json' }, body: '{' },
    'JSON of ten thousand levels': {
      headers: { 'content-type': 'application/json' },
      body: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    },
    'a prototype': { headers: { 'content-type': 'application/json' }, body: '{"__proto__":{"a":1}}' },
    'another origin': { headers: { origin: 'https://evil.example' } },
    'a repeated parameter': { headers: { 'x-repeat': '1' } },
  };

  /** Whether the server itself refused the call, and how. */
  const refusalOf = async (app: FastifyInstance, name: EndpointName, kind: string) => {
    const visitor = aVisitor(app);
    await visitor.get('/healthz');
    await visitor.get(CART);
    const { method, path } = endpoints[name];
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => PATH_VALUES[key] ?? '');
    const { headers, body } = REQUESTS[kind] ?? {};
    const query = headers?.['x-repeat'] ? '?q=a&q=b&site=a&site=b&test=a&test=b&time=1&time=2' : '';
    const answer = await app.inject({
      method,
      url: url + query,
      cookies: visitor.cookies,
      headers: { 'x-csrf-token': visitor.csrf, ...headers },
      ...(body !== undefined && { body }),
    });
    expect([name, answer.statusCode < 500]).toEqual([name, true]);
    return [400, 403, 404, 413, 415].includes(answer.statusCode) ? answer.statusCode : 'handled';
  };

  it.each(Object.keys(REQUESTS))('%s', async (kind) => {
    const mocked = await startApp({ STAGE: 'DEV' });
    const reached = new Set<string>();
    const { app: proxied } = await startWith((request, response) => {
      reached.add(request.url ?? '');
      response.writeHead(200, JSON_TYPE).end('{}');
    });
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const fromMock = await refusalOf(mocked, name, kind);
      const fromProxy = await refusalOf(proxied, name, kind);
      // The mock of a service may refuse what reached it; then the upstream is reached as well.
      if (fromProxy !== 'handled') expect([name, fromMock]).toEqual([name, fromProxy]);
      else expect([400, 404, 'handled'], `${name}: ${fromMock}`).toContain(fromMock);
      if (kind.startsWith('no body')) expect([name, fromProxy]).toEqual([name, 'handled']);
    }
    expect(reached.size).toBeGreaterThan(0);
  });
});

describe('BFF-11: a connection that the service has closed', () => {
  /** Answers the first request of each connection, and closes the connection at the second. */
  const startClosing = () => {
    const used = new WeakSet<object>();
    const state = { requests: 0 };
    const answer: Fault['answer'] = (request, response) => {
      state.requests += 1;
      if (used.has(request.socket)) return void request.socket.destroy();
      used.add(request.socket);
      response.writeHead(200, JSON_TYPE).end('{}');
    };
    return { state, answer };
  };

  it('a read is sent once more on a new one', async () => {
    const { state, answer } = startClosing();
    const { visitor } = await startWith(answer);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push((await visitor.get(CART)).statusCode);
    expect(statuses).toEqual(Array(6).fill(200));
    expect(state.requests).toBeGreaterThan(6);
  });

  it('a write is not: it may have arrived', async () => {
    const { state, answer } = startClosing();
    const { visitor } = await startWith(answer);
    await visitor.get(CART);
    const write = await visitor.put(CART, { setArticle: { productId: '1', tcm: '1', quantity: 1 } });
    expect([write.statusCode, state.requests]).toEqual([502, 2]);
  });
});
