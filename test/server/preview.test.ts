import { expect, it } from 'vitest';
import { aVisitor, readPageState, startApp, type Visitor } from './testServer.ts';

const SUMMER = '2027-07-01T10:00:00.000Z';

/** The headline of the top banner on a visitor's home page, as it came from the server. */
async function bannerOf(visitor: Visitor) {
  const answer = await visitor.get('/?site=DE');
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
  const headers = { 'x-csrf-token': staff.cookies['csrf-token'] ?? '' };
  const travel = (query: string) => staff.get(`/service/preview/api/token?${query}`, headers);
  return { staff, travel };
}

it('BEY-06: a page under preview shows its time, and no cache may keep it', async () => {
  const app = await startApp();
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
  // Nobody else has seen any of it.
  expect(await bannerOf(visitor)).toEqual(today);
  expect(today.caching).toBe('private, no-cache');
});

it('BEY-06: the cookie alone shows nobody another time', async () => {
  const app = await startApp();
  const { staff, travel } = await aStaffVisitor(app);
  await travel(`previewDateTime=${SUMMER}`);
  expect(staff.cookies.preview).toBe('1');
  const curious = await bannerOf(aVisitor(app, { preview: '1' }));
  expect(curious.headline).toBe((await bannerOf(aVisitor(app))).headline);
});

it('BEY-06: the address alone shows nobody another time', async () => {
  const app = await startApp();
  const visitor = aVisitor(app);
  const [plain, shared] = [
    await visitor.get('/?site=DE'),
    await visitor.get(`/?site=DE&previewDateTime=${SUMMER}`),
  ];
  expect(readPageState(shared.body).serverData.promotions).toEqual(
    readPageState(plain.body).serverData.promotions,
  );
});

it('BEY-06: neither time nor test switches the preview off; answers of the calls are never stored', async () => {
  const app = await startApp();
  const { staff, travel } = await aStaffVisitor(app);
  await travel(`previewDateTime=${SUMMER}`);
  const banner = await staff.get('/service/promotion/api/promotion/~header_top');
  expect(banner.headers['cache-control']).toContain('no-store');
  expect((await travel('')).json()).toEqual({ status: 'SUCCESS' });
  expect(staff.cookies).not.toHaveProperty('preview');
});
