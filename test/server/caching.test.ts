import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDemo } from '#demo/demo.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { appOfFile, aVisitor, CART, sourceRenderer, startApp } from '../support/testServer.ts';

const demo = appOfFile();
const publishedDemo = appOfFile({ PUBLIC_ORIGIN: 'https://shop.example' });

const NAVIGATION = '/jsonflyoutnavigation?site=DE';
const WEEK = 'public, max-age=604800';

describe('BFF-01: the Cache-Control headers', () => {
  it.each([
    ['/', 'private, no-cache'],
    ['/nowhere', 'private, no-cache'],
    ['/demo', 'private, no-cache'],
    ['/contact', 'private, no-cache'],
    ['/refund', 'private, no-cache'],
    ['/demo/outbox', 'private, no-store'],
    ['/newsletter/preferences?token=guess', 'private, no-store'],
    ['/newsletter/unsubscribe?token=guess', 'private, no-store'],
    [CART, 'no-store'],
    ['/service/customerfrontenddata/api/v1/psdata', 'no-store'],
    [NAVIGATION, 'private, no-cache'],
    ['/healthz', 'no-store'],
    ['/readyz', 'no-store'],
    ['/metrics', 'no-store'],
    ['/favicon.svg', WEEK],
    ['/robots.txt', 'public, max-age=86400'],
    ['/llms.txt', 'private, no-cache'],
    ['/demo/consent/LIVE.js', WEEK],
    ['/demo/consent/ask.js', WEEK],
    ['/images/cup.svg', WEEK],
  ])('%s: %s', async (url, caching) => {
    expect((await aVisitor(await demo()).get(url)).headers['cache-control']).toBe(caching);
  });

  it('no cache stores the response to a form', async () => {
    const visitor = aVisitor(await demo());
    const answer = await visitor.post('/subscribenewsletter', { email: 'kim' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'private, no-store']);
  });

  it('content-hashed assets are cached for a year and served precompressed', async () => {
    const assetFolder = path.join(temporaryFolder(), 'assets');
    mkdirSync(assetFolder);
    writeFileSync(path.join(assetFolder, 'page-4f2a.js'), 'export const page = 1;');
    writeFileSync(path.join(assetFolder, 'page-4f2a.js.br'), 'squeezed');
    const app = await startApp({}, { application: createDemo({ ...sourceRenderer, assetFolder }) });
    const plain = await aVisitor(app).get('/assets/page-4f2a.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body).toBe('export const page = 1;');
    const squeezed = await aVisitor(app).get('/assets/page-4f2a.js', { 'accept-encoding': 'gzip, br' });
    expect([squeezed.headers['content-encoding'], squeezed.body]).toEqual(['br', 'squeezed']);
    expect(squeezed.headers.vary).toMatch(/accept-encoding/i);
    expect(squeezed.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  });
});

describe('BFF-10: a response that a shared cache may store sets no cookie', () => {
  it.each([
    '/',
    '/signin',
    '/logout',
    '/nowhere',
    '/nowhere.png',
    '/.well-known/nothing',
    '/p/4041/variants.json',
    '/p/0000/variants.json',
    '/robots.txt',
    '/sitemap.xml',
    '/security.txt',
    '/.well-known/security.txt',
    '/llms.txt',
    '/openapi.json',
    '/images/none.svg',
    '/demo/elements',
    '/demo/outbox/none',
    '/demo?scenario=cart-full',
    '/service/unknown',
    NAVIGATION,
    CART,
  ])('%s', async (url) => {
    const { headers } = await aVisitor(await demo()).get(url);
    // Without this header, each cache decides itself.
    expect(headers).toHaveProperty('cache-control');
    if (!/\b(?:private|no-store)\b/.test(String(headers['cache-control'])))
      expect(headers).not.toHaveProperty('set-cookie');
  });
});

it.each(['/robots.txt', '/sitemap.xml', '/security.txt', '/.well-known/security.txt'])(
  'BFF-10: a shared cache gives no one %s with the host that another client has forwarded',
  async (url) => {
    const forged = { 'x-forwarded-host': 'evil.example' };
    const { headers, body } = await aVisitor(await demo()).get(url, forged);
    expect(body).toContain('evil.example');
    expect(headers.vary).toMatch(/\bX-Forwarded-Host\b/i);
    const published = await aVisitor(await publishedDemo()).get(url, forged);
    expect(published.body).toContain('https://shop.example/');
    expect(published.body).not.toContain('evil');
    expect(published.headers).not.toHaveProperty('vary');
  },
);

describe('BFF-01: an unchanged response is a 304 without a body', () => {
  it.each([NAVIGATION, '/service/promotion/api/promotion/~header_top', '/images/cup.svg', '/favicon.svg'])(
    '%s',
    async (url) => {
      const app = await demo();
      const first = await aVisitor(app).get(url);
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^(W\/)?".+"$/);
      for (const known of [etag, `"other", ${etag}`, '*']) {
        const again = await aVisitor(app).get(url, { 'if-none-match': known });
        expect([again.statusCode, again.body], known).toEqual([304, '']);
        expect(again.headers.etag).toBe(etag);
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      }
      const other = await aVisitor(app).get(url, { 'if-none-match': '"other"' });
      expect([other.statusCode, other.body]).toEqual([200, first.body]);
    },
  );

  it('also when a proxy has compressed it and named the encoding in the tag', async () => {
    const app = await demo();
    const tag = String((await aVisitor(app).get(NAVIGATION)).headers.etag).slice(1, -1);
    for (const known of [`W/"${tag}"`, `"${tag}-gzip"`, `W/"${tag}-br"`, `"${tag}--gzip"`]) {
      const again = await aVisitor(app).get(NAVIGATION, { 'if-none-match': known });
      expect([known, again.statusCode]).toEqual([known, 304]);
    }
    for (const other of [`"${tag}x"`, `"x-${tag}"`, `"${tag.slice(0, -1)}-gzip"`]) {
      const again = await aVisitor(app).get(NAVIGATION, { 'if-none-match': other });
      expect([other, again.statusCode]).toEqual([other, 200]);
    }
  });

  it('and responses for another site, a scenario or staff are not cached', async () => {
    const app = await demo();
    const known = { 'if-none-match': String((await aVisitor(app).get(NAVIGATION)).headers.etag) };
    const hungarian = await aVisitor(app).get('/jsonflyoutnavigation?site=HU', known);
    expect(hungarian.statusCode).toBe(200);
    expect(hungarian.headers.vary).toBe('Cookie, X-Hunter-Site');
    const failing = await aVisitor(app, { scenario: 'navigation-error' }).get(NAVIGATION, known);
    expect(failing.statusCode).toBe(500);
    const staff = await aVisitor(app, { preview: '1' }).get(NAVIGATION, known);
    expect([staff.statusCode, staff.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('and a page never is: it contains its own nonce', async () => {
    const { headers } = await aVisitor(await demo()).get('/');
    expect(headers).not.toHaveProperty('etag');
    expect(headers.vary).toBe('Accept-Encoding, Cookie, Sec-GPC');
  });
});
