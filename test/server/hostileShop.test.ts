import { expect, it } from 'vitest';
import type { SiteCode } from '#src/config/sites.ts';
import { FOOTER_PROMOTION_ID } from '#src/schemas/footer.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { HOSTILE_ADDRESSES, isHarmless } from '../support/hostileAddresses.ts';
import { aVisitor, startApp } from '../support/testServer.ts';
import { startShop } from './faultyShop.ts';

const LOOKS_LIKE_ADDRESS = /^(?:\/|https?:|tel:|#|\?)/;

/** The library's own image of one transparent pixel. */
const EMPTY_IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const PHONE = /^tel:\+?[\d().\- ]+$/;

/** The same answer with a hostile address in place of each address, JSON inside JSON included. */
function poisoned(value: unknown, next: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, next));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        name === 'contentJSON'
          ? JSON.stringify(poisoned(JSON.parse(String(item)), next))
          : poisoned(item, next),
      ]),
    );
  return typeof value === 'string' && LOOKS_LIKE_ADDRESS.test(value) ? next() : value;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const decoded = (text: string) =>
  text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? '');

/** Every address in a page that a browser follows or loads. */
const addressesOf = (html: string) =>
  [...html.matchAll(/ (href|src|action|formaction|poster|data|srcset|xlink:href)="([^"]*)"/g)].map(
    ([, attribute = '', value = '']) => ({ attribute, address: decoded(value) }),
  );

it.each<[SiteCode, number]>([
  ['DE', 0],
  ['CZ', 1],
  ['TR', 2],
])(
  'PRM-09, BFF-05: no hostile value of a shop on %s gets into a link or an image of a page',
  async (site, round) => {
    let count = round * 997;
    const next = () => {
      count += 1;
      return HOSTILE_ADDRESSES[(count * 7) % HOSTILE_ADDRESSES.length] ?? '';
    };
    const mock = await startApp();
    const upstream = await startShop(async (request, response) => {
      const url = request.url ?? '';
      const isFooter = url.includes(FOOTER_PROMOTION_ID);
      const answer = isFooter
        ? { type: 'ApiFooter', contentJSON: JSON.stringify(FOOTER_CONTENTS[site]) }
        : (await mock.inject({ url, headers: { cookie: `site=${site}`, 'x-hunter-site': site } })).json();
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(poisoned(answer, next)));
    });
    const app = await startApp({ SHOP_UPSTREAM: upstream }, { limits: { pageDataMs: 10_000 } });
    const countBefore = count;
    const { body } = await aVisitor(app).get(`/?site=${site}`);
    // Navigation, theme worlds, promotions and the footer were answered by the hostile shop.
    expect(count - countBefore).toBeGreaterThan(150);
    const addresses = addressesOf(body);
    expect(addresses.length).toBeGreaterThan(100);
    const isKnown = ({ attribute, address }: (typeof addresses)[number]) =>
      attribute === 'href' ? PHONE.test(address) : address === EMPTY_IMAGE;
    const harmful = addresses.filter((one) => !isKnown(one) && !isHarmless(one.address));
    expect(harmful).toEqual([]);
  },
);
