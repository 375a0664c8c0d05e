import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { paymentsOf } from '#demo/model/checkoutForm.ts';
import { matchPage } from '#demo/routes/matchPage.ts';
import { themeWorldOf, themeWorldsAt } from '#mocks/content/themeWorlds.ts';
import { LINKS } from '#src/config/links.ts';
import { LOCALE_CODES, LOCALES } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { formatShortMoney } from '#src/lib/money.ts';
import { RENDERED_SITES } from '../support/renderedSites.ts';
import {
  appOfFile,
  aVisitor,
  CART,
  mainOf,
  readPageState,
  setHeadphones,
  signIn,
} from '../support/testServer.ts';

const demo = appOfFile();
let app: FastifyInstance;
beforeAll(async () => {
  app = await demo();
});

const langOf = (html: string) => /<html lang="([^"]+)">/.exec(html)?.[1];

it.each(SITE_CODES)('LAW-03: the links of %s to the privacy notice open the notice', (site) => {
  const { content } = matchPage(site, SITES[site].links.privacy, new URLSearchParams()) ?? {};
  expect(content).toMatchObject({ kind: 'topic', topic: 'privacy' });
});

describe('the site and language of a page', () => {
  it.each(LOCALE_CODES)('SIT-02: ?locale=%s overrides the language', async (locale) => {
    const { body } = await aVisitor(app).get(`/?locale=${locale}`);
    expect(langOf(body)).toBe(locale);
    expect(LOCALES[locale]).toBeDefined();
  });

  it.each([
    ['query before cookie', '/?site=hu', { site: 'PL' }, 'localhost', 'HU'],
    ['cookie before host', '/', { site: 'PL' }, 'sk.localhost:3000', 'PL'],
    ['host label', '/', {}, 'ch-fr.localhost:3000', 'CH_FR'],
    ['unknown query, then cookie', '/?site=XX', { site: 'TR' }, 'localhost', 'TR'],
    ['unknown cookie, then host', '/', { site: 'nowhere' }, 'cz.localhost', 'CZ'],
    ['nothing known, then DE', '/?site=XX&locale=xx', { site: 'XX' }, 'www.localhost', 'DE'],
    ['prototype names are no sites', '/?site=constructor', {}, 'localhost', 'DE'],
    ['the first of several', '/?site=AT&site=HU', {}, 'localhost', 'AT'],
  ] as const)('SIT-01: %s', async (_case, url, cookies, host, site) => {
    const { body } = await aVisitor(app, cookies).get(url, { host });
    expect(readPageState(body)).toMatchObject({ site, locale: SITES[site].locale });
  });

  it('stores the site of a link for the following pages and calls', async () => {
    const visitor = aVisitor(app);
    await visitor.get('/?site=HU');
    expect(readPageState((await visitor.get('/cart')).body).site).toBe('HU');
  });
});

describe('addresses', () => {
  it.each([
    ['DE', '/c-4300/mode.html', 'Mode'],
    ['HU', '/c-4200/kave.html', 'Kávé'],
    ['TR', '/c-4300/moda.html', 'Moda'],
  ] as const)('HDR-12: on %s %s lists the products of “%s”', (site, path, title) => {
    const { content } = matchPage(site, path, new URLSearchParams()) ?? {};
    expect(content).toMatchObject({ kind: 'category', title });
    expect(content?.kind === 'category' && content.tiles.length).toBeGreaterThan(1);
  });

  it.each([
    ...Object.values(LINKS),
    '/service/storefinder/search?searchTerm=20095',
    '/c/coffee',
    '/c/only-an-editor-knows',
    '/c-4750/hilfe.html',
    '/some/editor/page.html',
    '/search',
    '/demo',
    '/demo/outbox',
  ])('BFF-01: %s returns a page with header and footer', async (url) => {
    const { statusCode, body } = await aVisitor(app).get(url);
    expect(statusCode).toBe(200);
    for (const part of ['header', 'footer']) expect(body).toContain(`data-vitrine="${part}"`);
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  it.each(['/nowhere', '/p/0000', '/service/unknown', '/c', '/%2e%2e/etc/passwd'])(
    'returns 404 with a page of the shop for %s',
    async (url) => {
      const { statusCode, body } = await aVisitor(app).get(`${url}?site=PL`);
      expect(statusCode).toBe(404);
      expect(body).toContain('data-vitrine="header"');
      expect(body).toContain('Nie ma takiej strony');
    },
  );

  it('HDR-04, FTR-03: the checkout is reduced, and a parameter can override it', async () => {
    const state = async (url: string) => readPageState((await aVisitor(app).get(url)).body);
    expect(await state('/checkout')).toMatchObject({ header: { reduced: true }, isFooterReduced: true });
    expect(await state('/checkout?reduced=false')).toMatchObject({ header: { reduced: false } });
    expect(await state('/?sticky=false&search=overlay&stage=LIVE&useminicart=no')).toMatchObject({
      header: { sticky: false, search: 'overlay', stage: 'LIVE' },
    });
    expect((await state('/?useminicart=no')).header).not.toHaveProperty('useminicart');
  });

  it('responds to HEAD like GET, without a body', async () => {
    const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/' });
    expect([statusCode, body]).toEqual([200, '']);
  });
});

/** The addresses that a page's content links to. */
const linksIn = (html: string) => [...mainOf(html).matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);

describe('DSG-01: no page is a dead end', () => {
  it.each(RENDERED_SITES)('each page of an account of %s leads to the others', async (site) => {
    const visitor = aVisitor(app, { site });
    expect(linksIn((await visitor.get(LINKS.account)).body)).not.toContain(LINKS.watchlist);
    await signIn(visitor);
    const { links, loyaltyCard, userMenu } = SITES[site];
    const { account, orders, watchlist, loyaltyBeans } = LINKS;
    const pages = [account, orders, watchlist, ...(loyaltyCard ? [loyaltyBeans] : [])];
    for (const page of pages) {
      const shown = linksIn((await visitor.get(page)).body);
      expect(shown.filter((link) => [...pages, loyaltyBeans, links.contact].includes(link ?? ''))).toEqual([
        ...pages.filter((other) => other !== page),
        ...(userMenu.contact ? [links.contact] : []),
      ]);
    }
  });

  it.each([
    ['a page of a group', '/c-4712/kauf-auf-rechnung.html', '/c-4713/ratenkauf.html'],
    ['a legal page', SITES.DE.links.terms, SITES.DE.links.imprint],
    ['the privacy notice', SITES.DE.links.privacy, SITES.DE.links.terms],
  ] as const)('%s leads to those beside it in the footer, but not to itself', async (_page, path, beside) => {
    const links = linksIn((await aVisitor(app).get(path)).body);
    expect(links).toContain(beside);
    expect(links).not.toContain(path);
  });

  it.each(SITE_CODES)('the help page of %s says when delivery is free', async (site) => {
    const { links, freeShipping, money } = SITES[site];
    const help = mainOf((await aVisitor(app, { site }).get(links.help)).body);
    for (const amount of [freeShipping.all, freeShipping.coffee])
      if (amount !== null) expect(help).toContain(formatShortMoney(amount, money));
  });

  it.each(SITE_CODES)('the help page of %s answers payment, delivery, returns and contact', async (site) => {
    const { body } = await aVisitor(app, { site }).get(SITES[site].links.help);
    const headings = [...mainOf(body).matchAll(/<h2[^>]*>([^<]+)</g)].map(([, heading]) => heading);
    expect(headings).toHaveLength(4);
    expect(linksIn(body).filter((href) => href?.startsWith('tel:'))).toHaveLength(1);
    for (const { label } of paymentsOf(site)) expect(mainOf(body)).toContain(label);
  });

  it('an empty outbox leads to the forms that send mails', async () => {
    const { body } = await aVisitor(await demo()).get('/demo/outbox');
    expect(linksIn(body)).toEqual(expect.arrayContaining([LINKS.newsletter, LINKS.checkout, '/demo']));
  });
});

describe.each(RENDERED_SITES)('NAV-10: theme worlds of %s', (site) => {
  const ids = Array.from({ length: 12 }, (_, index) => `4100-${index + 1}`);
  const worldsNow = () => {
    const { scout, new: newest, more, lastChance } = themeWorldsAt(site, new Date());
    return [scout, newest, more, lastChance].flatMap((section) => section?.themeworlds ?? []);
  };
  const read = async (path: string) => {
    const { body } = await aVisitor(app).get(`${path}?site=${site}`);
    return mainOf(body).replaceAll('&#x27;', "'");
  };

  it('the overview leads to each world that the shop shows', async () => {
    const main = await read('/c/4100');
    for (const { url, title, imgUrl, endDateText, onlyXDaysLeftText } of worldsNow())
      for (const part of [`href="${url}"`, title, imgUrl, onlyXDaysLeftText ?? endDateText])
        expect(main).toContain(part);
  });

  it('the overview begins with this week’s world', async () => {
    const [thisWeek] = themeWorldsAt(site, new Date()).new?.themeworlds ?? [];
    const urls = worldsNow().map(({ url }) => url);
    expect(linksIn(await read('/c/4100')).find((href) => href && urls.includes(href))).toBe(thisWeek?.url);
  });

  it('a world that ends soon follows this week’s', async () => {
    const { new: newest, lastChance } = themeWorldsAt(site, new Date());
    const [first, second] = [newest?.themeworlds[0]?.url, lastChance?.themeworlds[0]?.url];
    if (!first || !second) throw new Error('There is no such world.');
    const urls = worldsNow().map(({ url }) => url);
    const shown = linksIn(await read('/c/4100')).filter((href) => href && urls.includes(href));
    expect(shown.slice(0, 2)).toEqual([first, second]);
  });

  it('a world has its title, sentence, scene, end and at least three products of its own', async () => {
    const [world] = worldsNow();
    if (!world) throw new Error('There is no world.');
    const { sentence = '', products = [] } = themeWorldOf(site, world.url.slice('/c/'.length)) ?? {};
    const main = await read(world.url);
    for (const part of [world.title, sentence, world.imgUrl, world.endDateText]) expect(main).toContain(part);
    for (const id of products) expect(main).toContain(`href="/p/${id}"`);
    expect(products.length).toBeGreaterThan(2);
  });

  it('a world that the shop does not show says that it has ended, and leads to the current ones', async () => {
    const shown = worldsNow().map(({ url }) => url);
    const ended = ids.map((id) => `/c/${id}`).find((url) => !shown.includes(url)) ?? '';
    const main = await read(ended);
    for (const url of shown) expect(main).toContain(`href="${url}"`);
    expect(await read(shown[0] ?? '')).not.toContain(`href="${shown[1]}"`);
  });

  it('each world has a scene of its own', () => {
    const scenes = ids.map((id) => themeWorldOf(site, id)?.imgUrl);
    expect(new Set(scenes).size).toBe(12);
    expect(themeWorldOf(site, '4100-13')).toBeUndefined();
  });
});

it.each(SITE_CODES)('LAW-01: the price of a product says what it includes: %s', async (site) => {
  const main = mainOf((await aVisitor(app).get(`/p/4002?site=${site}`)).body);
  const { priceNote } = SITES[site].rules;
  const words = main.replaceAll(/<[^>]+>/g, '');
  expect(words).toContain(priceNote.linkText ?? priceNote.sum);
  if (priceNote.linkText) expect(main).toContain(`href="${SITES[site].links.shippingCosts}"`);
});

it.each(SITE_CODES)(
  'DSG-03: an order names its conditions beside the button, and required fields: %s',
  async (site) => {
    const main = mainOf((await aVisitor(app).get(`/checkout?site=${site}`)).body);
    const last = main.slice(main.indexOf('id="review"'));
    const links = [...last.matchAll(/ href="([^"]+)"[^>]*>(?:<[^>]+>)*([^<]+)/g)];
    expect(links.map(([, href]) => href)).toContain(SITES[site].links.terms);
    for (const [, , title] of links) expect(title?.trim()).not.toBe('');
    // Switzerland has no right of withdrawal.
    if (SITES[site].rules.withdrawalDays) expect(links).toHaveLength(2);
    expect(main).toMatch(/>\* \p{L}+/u);
  },
);

describe('the head of a page', () => {
  it('has the required elements, in the page’s language', async () => {
    const { body, headers } = await aVisitor(app).get('/p/4002?site=HU');
    expect(body).toMatch(/<title>Bio.+ · Vitrine<\/title>/);
    expect(body).toMatch(/<meta name="description" content="[^"]+">/);
    expect(body.match(/<meta name="theme-color"/g)).toHaveLength(2);
    expect(body).toContain('<link rel="modulepreload" href="/assets/hu-HU.js"');
    expect(body).toContain('<link rel="preload" href="/assets/font.woff2" as="font"');
    expect(body).not.toContain('noindex');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('SRC-01: a repeated search term is empty', async () => {
    for (const [address, term] of [
      ['/search?query=tasse', 'tasse'],
      ['/search?query=tasse&query=kanne', ''],
    ] as const)
      expect(readPageState((await aVisitor(app).get(address)).body).content.term, address).toBe(term);
  });

  it('SRC-01: a search without a term has a title without empty quotation marks', async () => {
    const { body } = await aVisitor(app).get('/search?query=&site=DE');
    expect(body).toContain('<title>Suche · Vitrine</title>');
    expect(body).toMatch(/<h1[^>]*>Suche<\/h1>/);
  });

  it.each([
    ['/contact', ['Kundenservice', 'Guthaben auszahlen']],
    ['/refund', ['Kundenservice']],
    ['/c-4788/vertrag-widerrufen.html', ['Kundenservice']],
    ['/signin', ['Konto anlegen']],
    ['/register', ['Anmelden']],
  ])('BFF-01: %s has cards beside its form', async (address, cards) => {
    const main = mainOf((await aVisitor(app).get(address)).body);
    expect([...main.matchAll(/<section[^>]*><h2[^>]*>([^<]+)/g)].map(([, heading]) => heading)).toEqual(
      cards,
    );
  });

  it('SRC-01: a search with one result leads on to frequent searches and categories', async () => {
    const leadsOn = async (term: string) =>
      /Häufig gesucht.*href="\/search\?query=Kaffee".*href="\/c\/\w+"/s.test(
        mainOf((await aVisitor(app).get(`/search?query=${term}`)).body),
      );
    expect(await Promise.all(['shirt', 'kaffee'].map(leadsOn))).toEqual([true, false]);
  });

  it('BEY-16: contains no visitor data except from their own cookies', async () => {
    const visitor = aVisitor(app);
    const strip = (html: string) =>
      html.replaceAll(/nonce="[^"]+"|"csrf":"[^"]+"|name="csrf" value="[^"]+"|"now":\d+/g, '');
    const before = strip((await visitor.get('/')).body);
    await signIn(visitor);
    await visitor.put(CART, setHeadphones(3));
    delete visitor.cookies['visitor-name'];
    delete visitor.cookies['cart-count'];
    expect(strip((await visitor.get('/')).body)).toBe(before);
  });
});
