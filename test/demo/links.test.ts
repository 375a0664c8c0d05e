import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createDemo } from '#demo/demo.ts';
import type { PageRenderer } from '#demo/render/pageRenderer.ts';
import { matchPage } from '#demo/routes/matchPage.ts';
import { LINKS } from '#src/config/links.ts';
import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { listSitePaths } from '#src/sections/footer/sitePaths.ts';
import { appOfFile, sourceRenderer } from '../support/testServer.ts';

/** Whether a page is wanted whole; a crawl only asks whether it is there. */
let isBodyDrawn = true;
beforeEach(() => {
  isBodyDrawn = true;
});

const renderer: PageRenderer = {
  ...sourceRenderer,
  async loadEntry() {
    const entry = await import('#demo/render/entry-server.tsx');
    return isBodyDrawn ? entry : { ...entry, renderBody: async () => Readable.from(['']) };
  },
};

const demo = appOfFile({}, { application: createDemo(renderer) });
let app: FastifyInstance;
beforeAll(async () => {
  app = await demo();
});

const read = (url: string, site: SiteCode, scenario = '') =>
  app.inject({ url, headers: { cookie: `site=${site}; scenario=${scenario}` } });

const UNESCAPED: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };
const innerLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) =>
    (href ?? '').replace(/&(amp|#x27|quot);/g, (sign) => UNESCAPED[sign] ?? sign),
  );

/** Addresses with routes of their own, which a server answers. */
const OWN_ROUTES = /^\/(?:signin|register|logout|subscribenewsletter|contact|consent)(?:[?#]|$)/;

it.each(SITE_CODES)('FTR-02, BFF-01: every link of %s leads to a page of the shop', async (site) => {
  const home = await read(`/?site=${site}`, site);
  const addresses = new Set([...innerLinks(home.body), ...listSitePaths(site), ...Object.values(LINKS)]);
  expect(addresses.size).toBeGreaterThan(70);
  const isPage = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://page.invalid');
    return OWN_ROUTES.test(address) || matchPage(site, pathname, searchParams) !== null;
  };
  expect([...addresses].filter((address) => !isPage(address))).toEqual([]);
  // A server answers those of one country, and of the others those that no page matches.
  isBodyDrawn = false;
  const dead: string[] = [];
  for (const address of addresses) {
    if (site !== 'DE' && !OWN_ROUTES.test(address)) continue;
    // Pages do not need the shop's services to be there, and without them the crawl is quick.
    const { statusCode } = await read(address, site, 'offline');
    if (![200, 302, 303].includes(statusCode)) dead.push(`${statusCode} ${address}`);
  }
  expect(dead).toEqual([]);
});

it('FTR-07: the country switcher keeps the page in the demo', async () => {
  const { body } = await read('/c-4711/zahlungsarten.html?x=1', 'DE');
  const links = innerLinks(body);
  expect(links).toContain('/c-4711/odeme-secenekleri.html?x=1&site=TR');
  expect(links).toContain('/c-4711/zahlungsarten.html?x=1&site=DE');
  const onlyGerman = innerLinks((await read('/c-4801/mobilfunk.html', 'DE')).body);
  expect(onlyGerman).toContain('/?site=AT');
});

it('FTR-03: the checkout and visitors with a reducing cookie get the reduced footer from the server', async () => {
  const reduced = /<footer[^>]* data-reduced="true"/;
  expect((await read('/checkout', 'DE')).body).toMatch(reduced);
  const affiliate = await app.inject({ url: '/?site=DE', headers: { cookie: 'affiliate=1' } });
  expect(affiliate.body).toMatch(reduced);
  expect((await read('/', 'DE')).body).not.toMatch(reduced);
});

it.each(['SMARTPHONE', 'TABLET'])(
  'FTR-04: an app on %s gets neither countries nor desktop view',
  async (platform) => {
    const { body } = await read(`/?platform=${platform}`, 'DE');
    expect(body).not.toContain('data-vitrine="country-switcher"');
    expect(body).not.toContain('data-part="desktop-view"');
  },
);

it('FTR-10: every logo is served', async () => {
  const { body } = await read('/?site=TR', 'TR');
  const sources = new Set(
    [...body.matchAll(/src="(\/service\/footer-images\/[^"]+)"/g)].map(([, source]) => source ?? ''),
  );
  expect(sources.size).toBeGreaterThan(5);
  for (const url of sources) {
    const { statusCode, headers } = await app.inject({ url });
    expect(`${statusCode} ${headers['content-type']}`).toBe('200 image/svg+xml');
  }
});
