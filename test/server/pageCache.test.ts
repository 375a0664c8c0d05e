import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { PageFrame } from '#server/model/pageState.ts';
import { PageCache, pageKey } from '#server/render/pageCache.ts';
import { aVisitor, readPageState, sourceRenderer, startApp, type Visitor } from './testServer.ts';

const nonceOf = (html: string) =>
  /<meta property="csp-nonce" content="" nonce="([^"]+)">/.exec(html)?.[1] ?? '';

/** How often the server renders while something happens. */
async function countRenders(during: () => Promise<void>): Promise<number> {
  const entry = await sourceRenderer.loadEntry();
  const render = vi.fn(entry.renderBody);
  const load = vi.spyOn(sourceRenderer, 'loadEntry').mockResolvedValue({ ...entry, renderBody: render });
  await during();
  load.mockRestore();
  return render.mock.calls.length;
}

/** A cached page; the cache stores it after the last byte is sent. */
async function getTwice(visitor: Visitor, other: Visitor, url: string) {
  const first = await visitor.get(url);
  await wait(0);
  return [first, await other.get(url)] as const;
}

describe('cached pages', () => {
  it('BFF-02: two anonymous visitors get the same page from one render, each with a separate nonce and token', async () => {
    const app = await startApp();
    const [anna, boris] = [aVisitor(app), aVisitor(app)];
    const renders = await countRenders(async () => {
      const [first, second] = await getTwice(anna, boris, '/');
      const [hers, his] = [anna.cookies['csrf-token'] ?? '', boris.cookies['csrf-token'] ?? ''];
      expect(hers).not.toBe(his);
      for (const secret of [hers, anna.cookies.sid ?? '', nonceOf(first.body)]) {
        expect(secret).toMatch(/.{20}/);
        expect(second.body).not.toContain(secret);
      }
      expect(readPageState(second.body).csrf).toBe(his);
      expect(String(second.headers['content-security-policy'])).toContain(`'nonce-${nonceOf(second.body)}'`);
      // But for what is their own, it is the very same page.
      const neutral = (html: string, token: string) =>
        html.replaceAll(nonceOf(html), 'NONCE').replaceAll(token, 'TOKEN');
      expect(neutral(second.body, his)).toBe(neutral(first.body, hers));
    });
    expect(renders).toBe(1);
  });

  it.each([
    ['another site', '/?site=DE', {}, '/?site=HU', {}],
    ['another language', '/?locale=de-DE', {}, '/?locale=en', {}],
    ['another page', '/', {}, '/c/coffee', {}],
    ['another platform', '/', {}, '/?platform=MATCH', {}],
    ['a log-in', '/', {}, '/', { LoginToken: 'x' }],
    ['the affiliate’s short footer', '/', {}, '/', { affiliate: '1' }],
    ['the site of a cookie', '/', {}, '/', { site: 'PL' }],
  ] as const)('SIT-01: %s is a separate entry', async (_what, url, cookies, otherUrl, otherCookies) => {
    const app = await startApp();
    const renders = await countRenders(async () => {
      await aVisitor(app, cookies).get(url);
      await wait(0);
      await aVisitor(app, otherCookies).get(otherUrl);
    });
    expect(renders).toBe(2);
  });

  it.each([
    ['a search', '/search?query=geheim', {}],
    ['a form', '/contact', {}],
    ['a log-in form', '/signin', {}],
    ['an address with anything else in it', '/?utm_source=lena@example.com', {}],
    ['a scenario of the demo', '/', { scenario: 'promotion-none' }],
    ['another time that staff look at', '/', { preview: '1' }],
    ['staff', '/', { StaffAuth: 'x' }],
  ] as const)('BFF-05: %s is never cached', async (_what, url, cookies) => {
    const app = await startApp();
    const renders = await countRenders(async () => {
      await getTwice(aVisitor(app, cookies), aVisitor(app, cookies), url);
    });
    expect(renders).toBe(2);
  });

  it('BFF-04: a page that lacks the data of a failed service is not cached', async () => {
    const app = await startApp({ SHOP_UPSTREAM_NAVIGATION: 'http://127.0.0.1:9' });
    const renders = await countRenders(async () => {
      await getTwice(aVisitor(app), aVisitor(app), '/');
    });
    expect(renders).toBe(2);
  });
});

describe('the cache', () => {
  const values = { nonce: 'nonce-1', csrf: 'token-1' };

  it('stores a page for ten seconds', () => {
    let now = 1_000;
    const pageCache = new PageCache(() => now);
    pageCache.store('home', '<p>Hi</p>', values);
    now += 9_999;
    expect(pageCache.take('home', values)?.toString()).toBe('<p>Hi</p>');
    now += 2;
    expect(pageCache.take('home', values)).toBeNull();
  });

  it('stores a hundred pages, and evicts the least recently used', () => {
    const pageCache = new PageCache(() => 0);
    for (let page = 1; page <= 100; page += 1) pageCache.store(`page ${page}`, '', values);
    pageCache.take('page 1', values);
    pageCache.store('page 101', '', values);
    expect(pageCache.take('page 1', values)).not.toBeNull();
    expect(pageCache.take('page 2', values)).toBeNull();
  });

  it('replaces every nonce and token', () => {
    const pageCache = new PageCache(() => 0);
    pageCache.store('home', 'nonce-1 ö token-1 nonce-1', values);
    expect(pageCache.take('home', { nonce: 'nonce-2', csrf: 'token-2' })?.toString()).toBe(
      'nonce-2 ö token-2 nonce-2',
    );
  });
});

it('BEY-20: a page that shows a visitor’s consent is not cached', () => {
  const request = { method: 'GET', url: '/', cookies: {} } as FastifyRequest;
  const state = { site: 'DE', content: { kind: 'home' }, address: '/', csrf: 'token' } as PageFrame;
  expect(pageKey(request, state)).not.toBeNull();
  expect(pageKey(request, { ...state, consent: { view: 'closed', target: '/' } })).toBeNull();
});
