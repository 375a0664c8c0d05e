import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createDemo } from '#demo/demo.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { LINKS } from '#src/config/links.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { aVisitor, PATIENT, sourceRenderer } from '../support/testServer.ts';

let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'vitrine-test-')),
  });
  app = await buildApp(config, { application: createDemo(sourceRenderer), limits: PATIENT });
  return () => app.close();
});

/** A page of each kind; the other addresses show the same components. */
const PAGES = [
  '/',
  '/search?query=tee',
  '/search?query=nothing-like-this',
  '/checkout',
  '/p/4002',
  '/p/4010',
  '/c/coffee',
  '/nowhere',
  '/refund',
  ...Object.values(LINKS),
];

it.each(SITE_CODES)('BFF-05: no page of %s has a style attribute, which its policy forbids', async (site) => {
  const urls = [...PAGES, SITES[site].links.imprint];
  for (const url of urls) {
    const { body, headers } = await aVisitor(app, { site }).get(url);
    expect(headers['content-security-policy']).toContain("style-src-attr 'none'");
    expect(body.match(/<[^>]* style="[^>]*>/g) ?? [], url).toEqual([]);
  }
});

it.each(['/demo', '/demo/outbox', '/demo/elements', '/demo/api', '/signin', '/register'])(
  'BFF-05: %s has no style attribute either',
  async (url) => {
    const { body } = await aVisitor(app).get(url);
    expect(body.match(/<[^>]* style="[^>]*>/g) ?? []).toEqual([]);
  },
);

it.each(['staff', 'logged-in', 'long-content'])(
  'BFF-05: nor has the home page in scenario %s',
  async (scenario) => {
    const { body } = await aVisitor(app, { scenario }).get('/');
    expect(body.match(/<[^>]* style="[^>]*>/g) ?? []).toEqual([]);
  },
);
