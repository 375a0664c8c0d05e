import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setupServer } from 'msw/node';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anArticle, aPartnerProduct, aSubscription } from '#mocks/builders/cart.ts';
import { aNavigationTree, aPromotion, suggestions, themeWorlds } from '#mocks/builders/page.ts';
import { assortmentOf } from '#mocks/content/assortment.ts';
import { PARTNER_PRODUCTS } from '#mocks/content/catalogue.ts';
import { createMswHandlers } from '#mocks/msw.ts';
import { SITE_CODES } from '#src/config/sites.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { Footer } from '#src/sections/footer/index.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { freePort } from '../../scripts/lib/freePort.ts';
import { aShop } from './callShop.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const listen = async (app: RequestListener): Promise<Server> => {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const stop = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

/** A page with the mocks on the origin of an app. Without an app, nothing answers there. */
async function openPage(app?: RequestListener): Promise<string> {
  const server = app && (await listen(app));
  if (server) closers.push(() => stop(server));
  const port = server ? portOf(server) : await freePort();
  const origin = `http://127.0.0.1:${port}`;
  vi.stubGlobal('location', new URL('/shop/page?a=1', origin));
  const msw = setupServer(...createMswHandlers());
  msw.listen({ onUnhandledFrame: 'error' });
  closers.push(
    () => msw.close(),
    () => vi.unstubAllGlobals(),
  );
  return origin;
}

const answering =
  (status: number, type: string, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': type }).end(body);

/** Whether an answer is the placeholder: an image that no app of these tests has. */
async function isPlaceholder(response: Response): Promise<boolean> {
  const text = await response.text();
  return response.ok && response.headers.get('Content-Type') === 'image/svg+xml' && text.startsWith('<svg');
}

const ADDRESS = /\/[\w/.-]+\.(?:svg|png|jpe?g|gif|webp|avif)(?:#\w+)?/g;
const addressesIn = (value: unknown): string[] => JSON.stringify(value).match(ADDRESS) ?? [];

describe('BFF-03, LIB-11: an image of the mock shop or of the library', () => {
  it.each(SITE_CODES)('%s: is a placeholder at each address in an app without images', async (site) => {
    const origin = await openPage();
    const { variants, article } = assortmentOf(site);
    const { send } = aShop({ site, scenarios: ['cart-full', 'footer-override'] });
    const foreign = aShop({ site, scenarios: ['foreign'] });
    const provider = {
      site,
      serverData: { footerContent: FOOTER_CONTENTS[site] },
      children: createElement(Footer),
    };
    const footer = renderToString(createElement(VitrineProvider, provider));
    const answers = [
      await send('readCart'),
      await send('readNavigation', { query: { site } }),
      await send('readThemeWorlds'),
      await send('readSuggestions', { query: { q: 'ka', site } }),
      await send('readPromotion', { params: { promotionId: '~header_top' } }),
      await send('readPromotion', { params: { promotionId: 'pi_home' } }),
      await send('readPromotion', { params: { promotionId: 'category_4200' } }),
      await send('readPromotion', { params: { promotionId: 'SHOP_FOOTER' } }),
      await foreign.send('readPromotion', { params: { promotionId: 'category_4200' } }),
      await foreign.send('readPromotion', { params: { promotionId: 'SHOP_FOOTER' } }),
      variants.map((variant) => article(variant, 1)),
      PARTNER_PRODUCTS.map(({ id }) => assortmentOf(site).partnerProduct(id, 1)),
      [anArticle(), aPartnerProduct(), aSubscription(), aNavigationTree(), aPromotion()],
      [suggestions(), themeWorlds()],
      // The library’s own: logos, and the newsletter’s image.
      footer,
    ];
    const addresses = [...new Set(addressesIn(answers))];
    expect(addresses.length).toBeGreaterThan(50);
    for (const folder of ['/images/teasers/', '/service/footer-images/', '/service/newsletter/'])
      expect(addresses.some((address) => address.startsWith(folder))).toBe(true);
    const isAnswered = (address: string) => fetch(origin + address).then(isPlaceholder);
    const answered = await Promise.all(addresses.map(isAnswered));
    expect(addresses.filter((_, index) => !answered[index])).toEqual([]);
  });

  it('is the app’s own file if it has one', async () => {
    const origin = await openPage(answering(200, 'image/webp', 'own image'));
    const response = await fetch(`${origin}/images/cup.svg`);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(await response.text()).toBe('own image');
  });

  it.each<[string, RequestListener]>([
    ['its page, as a single-page app does', answering(200, 'text/html; charset=utf-8', '<!doctype html>')],
    ['404', answering(404, 'text/plain', 'Not found')],
    ['an image of an error', answering(404, 'image/png', 'sad robot')],
    ['no type', (_, response) => response.end('?')],
    ['nothing', (request) => request.socket.destroy()],
  ])('is a placeholder if the app answers with %s', async (_answer, app) => {
    const origin = await openPage(app);
    expect(await isPlaceholder(await fetch(`${origin}/images/teasers/coffee.svg`))).toBe(true);
  });

  it('is a placeholder without code and texts, in one grey for light and dark grounds', async () => {
    const origin = await openPage();
    const image = await (await fetch(`${origin}/images/cup.svg#coral`)).text();
    expect(image).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96">.*<\/svg>$/);
    expect([...new Set(image.match(/#[\da-f]{3,8}\b/gi))]).toEqual(['#808080']);
    expect(image).not.toMatch(/<(script|style|image|text)|\son\w+=/);
  });
});

describe('BFF-03: the mocks leave alone', () => {
  const ok = answering(404, 'text/plain', 'the app');

  it.each([
    '/images/logo.png',
    '/images/more/cup.svg',
    '/images/teasers/more/cup.svg',
    '/shop/images/cup.svg',
    '/assets/cup.svg',
  ])('%s of the app', async (path) => {
    const origin = await openPage(ok);
    expect(await (await fetch(origin + path)).text()).toBe('the app');
  });

  it('images of other origins', async () => {
    await openPage();
    const cdn = await listen(ok);
    closers.push(() => stop(cdn));
    const response = await fetch(`http://127.0.0.1:${portOf(cdn)}/images/cup.svg`);
    expect(await response.text()).toBe('the app');
  });
});
