import { expect, it } from 'vitest';
import { LINKS } from '#src/config/links.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { appOfFile, aVisitor } from '../support/testServer.ts';

const demo = appOfFile();

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

// The countries share their components: one by day, all at night.
it.each(process.env.RENDERED_TEXTS === 'all' ? SITE_CODES : (['DE'] as const))(
  'BFF-05: no page of %s has a style attribute, which its policy forbids',
  async (site) => {
    const urls = [...PAGES, SITES[site].links.imprint];
    for (const url of urls) {
      const { body, headers } = await aVisitor(await demo(), { site }).get(url);
      expect(headers['content-security-policy']).toContain("style-src-attr 'none'");
      expect(body.match(/<[^>]* style="[^>]*>/g) ?? [], url).toEqual([]);
    }
  },
);

it.each(['/demo', '/demo/outbox', '/demo/elements', '/demo/api', '/signin', '/register'])(
  'BFF-05: %s has no style attribute either',
  async (url) => {
    const { body } = await aVisitor(await demo()).get(url);
    expect(body.match(/<[^>]* style="[^>]*>/g) ?? []).toEqual([]);
  },
);

it.each(['staff', 'logged-in', 'long-content'])(
  'BFF-05: nor has the home page in scenario %s',
  async (scenario) => {
    const { body } = await aVisitor(await demo(), { scenario }).get('/');
    expect(body.match(/<[^>]* style="[^>]*>/g) ?? []).toEqual([]);
  },
);
