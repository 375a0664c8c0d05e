import { expect, it } from 'vitest';
import { startShop } from '../server/faultyShop.ts';
import { appOfFile, aVisitor, readPageState, startApp, type Visitor } from '../support/testServer.ts';

const demo = appOfFile();

const SUMMER = '2027-07-01T10:00:00.000Z';

/** The headline of the top banner on a visitor's home page, as it came from the server. */
async function bannerOf(visitor: Visitor, parameters = '') {
  const answer = await visitor.get(`/?site=DE${parameters}`);
  const { promotions, themeWorlds } = readPageState(answer.body).serverData;
  return {
    headline: JSON.parse(promotions['~header_top'].contentJSON).headline as string,
    worlds: JSON.stringify(themeWorlds),
    caching: answer.headers['cache-control'],
  };
}

async function aStaffVisitor(app: Parameters<typeof aVisitor>[0]) {
  const staff = aVisitor(app);
  await staff.get('/demo?scenario=staff');
  const travel = (query: string) => staff.call(`/service/preview/api/token?${query}`);
  return { staff, travel };
}

it('BEY-06: a page under preview shows its time, and no cache may store it', async () => {
  const app = await demo();
  const { staff, travel } = await aStaffVisitor(app);
  const visitor = aVisitor(app);
  const today = await bannerOf(visitor);
  const autumn = await travel(`previewDateTime=2027-11-01T10:00:00.000Z`);
  expect(autumn.json()).toEqual({ status: 'SUCCESS' });
  const winterBanner = await bannerOf(staff);
  await travel(`previewDateTime=${SUMMER}`);
  const summerBanner = await bannerOf(staff);
  expect(summerBanner.headline).not.toBe(winterBanner.headline);
  expect(summerBanner.worlds).not.toBe(winterBanner.worlds);
  expect(summerBanner.caching).toBe('private, no-store');
  // No other visitor has seen any of it.
  expect(await bannerOf(visitor)).toEqual(today);
  expect(today.caching).toBe('private, no-cache');
});

it.each([
  ['the cookie', { preview: '1' }, ''],
  ['the address', {}, `&previewDateTime=${SUMMER}`],
  [
    'a staff cookie that the shop does not know, with an address,',
    { StaffAuth: 'guessed' },
    `&previewDateTime=${SUMMER}`,
  ],
])('BEY-06: %s alone does not change the time', async (_what, cookies, parameters) => {
  const app = await demo();
  const { staff, travel } = await aStaffVisitor(app);
  await travel(`previewDateTime=${SUMMER}`);
  expect(staff.cookies.preview).toBe('1');
  const visitor = aVisitor(app, cookies);
  const curious = await bannerOf(visitor, parameters);
  expect(curious.headline).toBe((await bannerOf(aVisitor(app))).headline);
  expect(visitor.cookies).toMatchObject(cookies);
  expect('preview' in visitor.cookies).toBe('preview' in cookies);
});

it('BEY-06: a request without time and test switches the preview off; responses of the calls are never stored', async () => {
  const app = await demo();
  const { staff, travel } = await aStaffVisitor(app);
  await travel(`previewDateTime=${SUMMER}`);
  const banner = await staff.get('/service/promotion/api/promotion/~header_top');
  expect(banner.headers['cache-control']).toContain('no-store');
  expect((await travel('')).json()).toEqual({ status: 'SUCCESS' });
  expect(staff.cookies).not.toHaveProperty('preview');
});

it('BEY-06: a shared address shows staff its time from the first paint, and on the next page', async () => {
  const app = await demo();
  const { staff } = await aStaffVisitor(app);
  const today = await bannerOf(staff);
  const shared = await staff.get(
    `/?site=DE&previewDateTime=${SUMMER}&abTest=Top+banner+wording&group=Variant+A`,
  );
  const { serverData } = readPageState(shared.body);
  const content = JSON.parse(serverData.promotions['~header_top'].contentJSON);
  expect(content.headline).not.toBe(today.headline);
  expect(content.voucherOrButton).toEqual({ selector: 'ctaButton' });
  expect(JSON.stringify(serverData.themeWorlds)).not.toBe(today.worlds);
  expect(shared.headers['cache-control']).toBe('private, no-store');
  expect(staff.cookies.preview).toBe('1');
  expect((await bannerOf(staff)).headline).toBe(content.headline);
});

it.each([
  ['a page loaded ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['a page inside another', { 'sec-fetch-dest': 'iframe' }],
])('BEY-06: %s has no effect, whatever the parameters of the address', async (_what, headers) => {
  const app = await demo();
  const { staff } = await aStaffVisitor(app);
  const today = await bannerOf(staff);
  await staff.get(`/?site=DE&previewDateTime=${SUMMER}`, headers);
  expect(staff.cookies).not.toHaveProperty('preview');
  expect((await bannerOf(staff)).headline).toBe(today.headline);
});

it('BEY-06: a failing preview service affects the shared address, not the page', async () => {
  const app = await demo();
  const staff = aVisitor(app);
  await staff.get('/demo?scenario=staff,preview-error');
  const shared = await staff.get(`/?site=DE&previewDateTime=${SUMMER}`);
  expect(shared.statusCode).toBe(200);
  expect(readPageState(shared.body).serverData.promotions['~header_top']).toBeTruthy();
  expect(staff.cookies).not.toHaveProperty('preview');
});

/** A shop elsewhere: its preview service, and promotions that a cache may keep. */
async function anUpstream() {
  const requests: { url: string; cookie: string }[] = [];
  const url = await startShop((request, response) => {
    const { url = '', headers } = request;
    requests.push({ url, cookie: headers.cookie ?? '' });
    response.setHeader('Content-Type', 'application/json');
    if (url.includes('/token')) response.setHeader('Set-Cookie', 'preview=summer-token; Path=/; HttpOnly');
    if (url.includes('/promotion/')) response.setHeader('Cache-Control', 'public, max-age=600');
    const body = url.includes('/preview/')
      ? { status: 'SUCCESS' }
      : { type: 'ApiTopBannerPromotion', contentJSON: '{"headline":"Upstream"}' };
    response.end(JSON.stringify(body));
  });
  return { requests, url };
}

it('BEY-06: a real shop’s own preview cookie is passed to the browser, and to the page’s calls', async () => {
  const { requests, url } = await anUpstream();
  const app = await startApp({ SHOP_UPSTREAM_PREVIEW: url, SHOP_UPSTREAM_PROMOTION: url });
  const staff = aVisitor(app, { StaffAuth: 'theirs' });
  await staff.get(`/?site=DE&previewDateTime=${SUMMER}`);
  expect(staff.cookies.preview).toBe('summer-token');
  const token = requests.find((call) => call.url.includes('/token'));
  expect(token?.url).toContain(`previewDateTime=${encodeURIComponent(SUMMER)}`);
  const promotion = requests.find((call) => call.url.includes('/promotion/'));
  expect(promotion?.cookie).toContain('preview=summer-token');
});

it('BEY-06: no cache stores a proxied response under preview; only the browser stores any other, for as long as the shop allows', async () => {
  const { url } = await anUpstream();
  const app = await startApp({ SHOP_UPSTREAM_PROMOTION: url });
  const path = '/service/promotion/api/promotion/~header_top';
  const caching = async (visitor: Visitor) => (await visitor.get(path)).headers['cache-control'];
  expect(await caching(aVisitor(app, { preview: '1' }))).toBe('private, no-store');
  expect(await caching(aVisitor(app))).toBe('private, max-age=600');
});
