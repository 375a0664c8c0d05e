import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDemo } from '#demo/demo.ts';
import type { PageRenderer } from '#demo/render/pageRenderer.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { listSitePaths } from '#src/sections/footer/sitePaths.ts';
import { PATIENT, sourceRenderer } from '../support/testServer.ts';

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

let app: Awaited<ReturnType<typeof buildApp>>;
const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-links-'));

beforeAll(async () => {
  app = await buildApp(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), {
    application: createDemo(renderer),
    limits: PATIENT,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const read = (url: string, site: SiteCode, scenario = '') =>
  app.inject({ url, headers: { cookie: `site=${site}; scenario=${scenario}` } });

const UNESCAPED: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };
const innerLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) =>
    (href ?? '').replace(/&(amp|#x27|quot);/g, (sign) => UNESCAPED[sign] ?? sign),
  );

it.each(SITE_CODES)('FTR-02, BFF-01: every link of %s resolves to a page of the shop', async (site) => {
  const home = await read(`/?site=${site}`, site);
  const addresses = new Set([...innerLinks(home.body), ...listSitePaths(site)]);
  expect(addresses.size).toBeGreaterThan(70);
  isBodyDrawn = false;
  const dead: string[] = [];
  for (const address of addresses) {
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
