import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSharedView, signSharedView } from '#demo/preview/sharedView.ts';
import { createMemoryStore } from '#mocks/memoryStore.ts';
import type { ServerStore } from '#server/store/serverStore.ts';
import { startShop } from '../server/faultyShop.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { aVisitor, pathOf, readPageState, startApp, type Visitor } from '../support/testServer.ts';

const TOKEN = '/service/preview/api/token';
const SUMMER = '2027-07-01T10:00:00.000Z';
type App = Parameters<typeof aVisitor>[0];

const headlineOf = (body: string): string =>
  JSON.parse(readPageState(body).serverData.promotions['~header_top'].contentJSON).headline;
const homeOf = async (visitor: Visitor) => headlineOf((await visitor.get('/?site=DE')).body);
const toolsOf = async (staff: Visitor) => readPageState((await staff.get('/demo/preview?to=/')).body).content;

/** A member of staff who previews the summer. */
async function aPlanner(app: App) {
  const staff = aVisitor(app);
  await staff.get('/demo?scenario=staff');
  await staff.call(`${TOKEN}?previewDateTime=${SUMMER}`);
  return staff;
}

async function share(staff: Visitor, form: Record<string, string> = {}) {
  const defaults = { csrf: staff.csrf, hours: '24', target: '/?site=DE' };
  const answer = await staff.send('/demo/preview/links', { ...defaults, ...form });
  const link = (await toolsOf(staff)).links?.[0];
  return { answer, link, path: link ? pathOf(link.url) : '' };
}

/** A demo whose staff share a preview of the summer, and a visitor who has opened its link. */
async function aColleague(env: Record<string, string> = {}) {
  const app = await startApp(env);
  const staff = await aPlanner(app);
  const { link, path } = await share(staff);
  const colleague = aVisitor(app);
  return { app, staff, link, path, colleague, opened: await colleague.get(path) };
}

it('BEY-21: a link shows its visitor the preview without a log-in, from page to page, and no other visitor', async () => {
  const { app, staff, colleague, opened } = await aColleague();
  const today = await homeOf(aVisitor(app));
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toBe('/?site=DE');
  const page = await colleague.get('/?site=DE');
  expect(headlineOf(page.body)).toBe(await homeOf(staff));
  expect(headlineOf(page.body)).not.toBe(today);
  expect(page.headers['cache-control']).toBe('private, no-store');
  const category = await colleague.get('/c/420100?site=DE');
  expect(headlineOf(category.body)).toBe(await homeOf(staff));
  const call = await colleague.get('/service/promotion/api/promotion/~header_top');
  expect(JSON.parse(call.json().contentJSON).headline).toBe(headlineOf(page.body));
  expect(call.headers['cache-control']).toContain('no-store');
  // None of it is cached for other visitors.
  expect(await homeOf(aVisitor(app))).toBe(today);
});

it('BEY-21: a link gives no staff session: nothing can be changed, renewed or shared with it', async () => {
  const { colleague, opened } = await aColleague();
  expect(opened.cookies.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining(['preview', 'previewShare']),
  );
  expect(opened.cookies.map(({ name }) => name)).not.toContain('StaffAuth');
  expect(opened.cookies.find(({ name }) => name === 'previewShare')?.httpOnly).toBe(true);
  const check = (await colleague.get('/service/preview/api/auth/checkauth')).json();
  expect(check).toMatchObject({ status: 'SUCCESS', isShared: true, dateTime: SUMMER });
  for (const call of ['token', 'auth/login/renew'])
    expect((await colleague.call(`/service/preview/api/${call}`)).json().status).toBe('UNAUTHORIZED');
  expect((await colleague.get('/demo/preview')).statusCode).toBe(404);
  const { csrf } = colleague;
  expect((await colleague.post('/demo/preview/links', { csrf })).statusCode).toBe(404);
  expect((await colleague.post('/demo/preview/revoke', { csrf, link: 'x' })).statusCode).toBe(404);
});

it('BEY-21: staff who open a colleague’s link and leave it return to their own preview, which is still marked', async () => {
  const app = await startApp();
  const { path } = await share(await aPlanner(app));
  const other = aVisitor(app);
  await other.get('/demo?scenario=staff');
  const own = '2027-09-01T10:00:00.000Z';
  await other.call(`${TOKEN}?previewDateTime=${own}`);
  const opened = await other.get(path);
  // Its end is not the end of the preview of one's own.
  expect(opened.cookies.find(({ name }) => name === 'preview')).not.toHaveProperty('maxAge');
  await other.call('/service/preview/api/auth/logout');
  expect(other.cookies).not.toHaveProperty('previewShare');
  expect(other.cookies).toHaveProperty('preview');
  const check = (await other.get('/service/preview/api/auth/checkauth')).json();
  expect(check).toMatchObject({ status: 'SUCCESS', dateTime: own });
  expect(check).not.toHaveProperty('isShared');
  expect((await other.get('/?site=DE')).headers['cache-control']).toBe('private, no-store');
});

it('BEY-21: the longest names of a test and its group fit into a link', async () => {
  const store = createMemoryStore() as unknown as ServerStore;
  const claims = {
    abTestName: '日'.repeat(200),
    abTestGroup: '本'.repeat(200),
    dateTime: SUMMER,
    site: 'DE',
    path: `/${'x'.repeat(299)}`,
    expiresAt: SUMMER,
  } as const;
  const token = await signSharedView(store, claims);
  expect(await readSharedView(store, token, new Date('2027-07-01T09:00:00.000Z'))).toEqual(claims);
});

it('BEY-21: a withdrawn link opens no preview, even in a browser that opened it before', async () => {
  const { app, staff, link, path, colleague } = await aColleague();
  await staff.send('/demo/preview/revoke', { csrf: staff.csrf, link: link.id, target: '/' });
  expect((await toolsOf(staff)).links).toEqual([]);
  expect(await homeOf(colleague)).toBe(await homeOf(aVisitor(app)));
  expect(colleague.cookies).not.toHaveProperty('previewShare');
  const again = await aVisitor(app).get(path);
  expect(again.statusCode).toBe(410);
  expect(again.headers['cache-control']).toBe('private, no-store');
});

it('BEY-21: a link shows its preview while another process writes to the store', async () => {
  const DATA_DIR = temporaryFolder();
  const { staff, colleague } = await aColleague({ DATA_DIR });
  const other = new DatabaseSync(join(DATA_DIR, 'vitrine.sqlite'));
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const { body } = await colleague.get('/?site=DE');
  other.exec('COMMIT');
  expect(headlineOf(body)).toBe(await homeOf(staff));
  expect(colleague.cookies).toHaveProperty('previewShare');
});

it('BEY-21: a store that does not answer ends no preview', async () => {
  const app = await startApp({ STORE_URL: 'redis://127.0.0.1:1' });
  const visitor = aVisitor(app, { previewShare: `token.${'x'.repeat(43)}`, preview: '1' });
  expect((await visitor.get('/')).statusCode).toBe(200);
  expect(visitor.cookies).toHaveProperty('previewShare');
});

it('BEY-21: a link expires at its time', async () => {
  const app = await startApp();
  const since = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: since });
  const { path } = await share(await aPlanner(app), { hours: '1' });
  const colleague = aVisitor(app);
  await colleague.get(path);
  const today = await homeOf(aVisitor(app));
  vi.setSystemTime(since + 3_599_000);
  expect(await homeOf(colleague)).not.toBe(today);
  vi.setSystemTime(since + 3_600_000);
  expect(await homeOf(colleague)).toBe(today);
  expect((await aVisitor(app).get(path)).statusCode).toBe(410);
});

it('BEY-21: a changed, foreign, over-long or malformed token opens no preview', async () => {
  const app = await startApp();
  const { path } = await share(await aPlanner(app));
  const today = await homeOf(aVisitor(app));
  const token = new URL(path, 'http://x').searchParams.get('previewToken') ?? '';
  const [payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const later = Buffer.from(JSON.stringify({ ...claims, expiresAt: '2099-01-01T00:00:00.000Z' }));
  // Another server's secret.
  const foreign = await signSharedView(createMemoryStore() as unknown as ServerStore, claims);
  for (const forged of [
    `${later.toString('base64url')}.${signature}`,
    `${payload}.${'A'.repeat(43)}`,
    payload,
    foreign,
    'x'.repeat(10_000),
    '.',
    '%00',
  ]) {
    const visitor = aVisitor(app, { previewShare: forged });
    expect(await homeOf(visitor), forged).toBe(today);
    expect(visitor.cookies).not.toHaveProperty('previewShare');
    const opened = await aVisitor(app).get(`/demo/preview/open?previewToken=${encodeURIComponent(forged)}`);
    expect(opened.statusCode, forged).toBe(410);
    expect(opened.cookies.map(({ name }) => name)).not.toContain('previewShare');
  }
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  `/${'x'.repeat(3_000)}`,
])('BEY-21: a link redirects only to pages of the shop: %s', async (target) => {
  const app = await startApp();
  const { path } = await share(await aPlanner(app), { target });
  expect((await aVisitor(app).get(path)).headers.location).toBe('/?site=DE');
});

it('BEY-21: another site cannot create or withdraw a link on behalf of staff', async () => {
  const app = await startApp();
  const staff = await aPlanner(app);
  const { link } = await share(staff);
  for (const address of ['links', 'revoke'])
    expect(
      (await staff.send(`/demo/preview/${address}`, { csrf: 'guessed', link: link.id })).statusCode,
    ).toBe(403);
  expect((await toolsOf(staff)).links).toHaveLength(1);
});

/** The headers under which a page in a frame of ours asks. */
const IN_FRAME = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };

describe('the comparison', () => {
  it('BEY-21: shows staff a page today and in the preview, with the differences as text', async () => {
    const app = await startApp();
    const staff = await aPlanner(app);
    const { comparison } = await toolsOf(staff);
    const today = await homeOf(aVisitor(app));
    const planned = await homeOf(staff);
    const { differences, pages } = comparison.result;
    const banner = differences.find(({ part }: { part: string }) => part === 'banner');
    expect(banner.before).toContain(today);
    expect(banner.after).toContain(planned);
    expect(headlineOf((await staff.get(pages.first, IN_FRAME)).body)).toBe(today);
    expect(headlineOf((await staff.get(pages.second, IN_FRAME)).body)).toBe(planned);
    // What the page in the frame asks for afterwards is of the same time.
    const referer = new URL(pages.first, 'http://localhost').href;
    const call = await staff.get('/service/promotion/api/promotion/~header_top', {
      referer,
      'sec-fetch-dest': 'empty',
    });
    expect(JSON.parse(call.json().contentJSON).headline).toBe(today);
    // A side does not end in sight: without its token it would show the preview under "today".
    const inFrame = { referer, 'sec-fetch-dest': 'empty' };
    const check = (await staff.get('/service/preview/api/auth/checkauth', inFrame)).json();
    expect(check).toEqual({ status: 'SUCCESS', isShared: true });
  });

  it('BEY-21: is framed by this origin only, is not cached, and starts no preview', async () => {
    const app = await startApp();
    const staff = await aPlanner(app);
    const tools = await staff.get('/demo/preview?to=/');
    expect(tools.headers['content-security-policy']).toContain("frame-src 'self'");
    expect(tools.headers['x-frame-options']).toBe('DENY');
    const { comparison } = readPageState(tools.body).content;
    const framed = await aVisitor(app).get(comparison.result.pages.second, IN_FRAME);
    expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(framed.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(framed.headers['cache-control']).toBe('private, no-store');
    expect(framed.cookies.map(({ name }) => name)).not.toContain('previewShare');
    expect(framed.cookies.map(({ name }) => name)).not.toContain('preview');
    // A frame's token is no link, and no other page can be framed.
    const token =
      new URL(comparison.result.pages.second, 'http://localhost').searchParams.get('previewToken') ?? '';
    expect((await staff.get(`/demo/preview/open?previewToken=${token}`)).statusCode).toBe(410);
    const { path } = await share(staff);
    const link = new URL(path, 'http://localhost').searchParams.get('previewToken') ?? '';
    for (const address of ['/', `/?previewToken=${link}`, '/?previewToken=forged'])
      expect((await staff.get(address, IN_FRAME)).headers['x-frame-options'], address).toBe('DENY');
  });

  it.each(['/no-such-page', 'https://evil.example/', '//evil.example'])(
    'BEY-21: for an address outside the shop opens no other site: %s',
    async (target) => {
      const app = await startApp();
      const staff = await aPlanner(app);
      const { body } = await staff.get(`/demo/preview?to=${encodeURIComponent(target)}`);
      const { comparison } = readPageState(body).content;
      if (target === '/no-such-page') expect(comparison).toBeUndefined();
      else expect(comparison.result.pages.first).toMatch(/^\/\?previewToken=/);
    },
  );
});

describe('the comparison of any two views', () => {
  const SELECTION = JSON.stringify({ test: 'Top banner wording', group: 'Variant B' });
  /** The comparison that an address asks for. */
  async function compared(staff: Visitor, query: Record<string, string>) {
    const answer = await staff.get(`/demo/preview?${new URLSearchParams({ to: '/', ...query })}`);
    return { answer, ...readPageState(answer.body).content.comparison };
  }

  it('BEY-21: shows two dates and test groups that staff do not preview', async () => {
    const app = await startApp();
    const staff = await aPlanner(app);
    const { sides, result } = await compared(staff, {
      'first-date': '2027-11-02',
      'first-time': '12:00',
      'first-visitor': 'REMEMBERED',
      'second-date': '2027-05-02',
      'second-time': '12:00',
      'second-selection': SELECTION,
    });
    expect(sides.first.entry).toMatchObject({ date: '2027-11-02', time: '12:00', visitor: 'REMEMBERED' });
    expect(sides.second.shown).toMatchObject({ test: 'Top banner wording', group: 'Variant B' });
    const [first, second] = await Promise.all(
      [result.pages.first, result.pages.second].map(async (page) =>
        headlineOf((await staff.get(page, IN_FRAME)).body),
      ),
    );
    const banner = result.differences.find(({ part }: { part: string }) => part === 'banner');
    expect(first).not.toBe(second);
    expect(banner.before).toContain(first);
    expect(banner.after).toContain(second);
    // What staff preview themselves stays as it was.
    const check = (await staff.get('/service/preview/api/auth/checkauth')).json();
    expect(check).toMatchObject({ dateTime: SUMMER });
    expect(check).not.toHaveProperty('abTestName');
  });

  it('PRV-07: reads each date on the shop’s clock, also across summer time, and names the zone', async () => {
    const staff = await aPlanner(await startApp());
    const query = { 'first-date': '2027-03-27', 'second-date': '2027-03-28', 'second-time': '12:00' };
    const { sides } = await compared(staff, query);
    expect(sides.first.zone).toBe('Mitteleuropäische Normalzeit');
    expect(sides.second.zone).toBe('Mitteleuropäische Sommerzeit');
    // A date without a time is its first minute.
    expect(sides.first.entry.time).toBe('00:00');
    expect(sides.second.shown.time).toContain('12:00 (Mitteleuropäische Sommerzeit)');
  });

  it('PRV-09: keeps the second of the two times that the end of summer time repeats', async () => {
    const staff = await aPlanner(await startApp());
    await staff.call(`${TOKEN}?previewDateTime=2027-10-31T01:30:00.000Z`);
    const shown = (await staff.get('/demo/preview?to=/')).body;
    const field = (name: string) =>
      new RegExp(`name="second-${name}"[^>]* value="([^"]*)"`).exec(shown)?.[1] ?? '';
    const query = Object.fromEntries(
      ['date', 'time', 'later'].map((name) => [`second-${name}`, field(name)]),
    );
    const { sides } = await compared(staff, query);
    expect(sides.second.shown.time).toContain('02:30 (Mitteleuropäische Normalzeit)');
    // The form has no choice between the two times, so another time is the first one again.
    const edited = await compared(staff, { ...query, 'second-time': '02:45' });
    expect(edited.sides.second.shown.time).toContain('02:45 (Mitteleuropäische Sommerzeit)');
  });

  it.each([
    ['a long query', 1_500, '/c/420201?mark='],
    ['a query that is too long', 5_000, '/c/420201'],
  ])('compares a page with %s', async (_, length, page) => {
    const staff = await aPlanner(await startApp());
    const { result } = await compared(staff, { to: `/c/420201?mark=${'x'.repeat(length)}` });
    expect(result?.pages.first).toContain(page);
  });

  it.each([
    ['a test that does not run then', { 'second-date': '2027-06-20', 'second-selection': SELECTION }, 'test'],
    [
      'a group that the test does not have',
      { 'second-selection': '{"test":"Top banner wording","group":"X"}' },
      'test',
    ],
    ['a test without a group', { 'second-selection': '{"test":"Top banner wording","group":""}' }, 'test'],
    ['a text that is no selection', { 'second-selection': 'Variant B' }, 'test'],
    ['a time without its date', { 'second-time': '12:00' }, 'date'],
    ['a date that does not exist', { 'second-date': '2027-02-30' }, 'date'],
    ['an endless date', { 'second-date': '9'.repeat(5_000) }, 'date'],
  ])('PRV-07: refuses %s, and says so at its field', async (_, query, problem) => {
    const staff = await aPlanner(await startApp());
    const { answer, sides, result } = await compared(staff, query);
    expect(sides.second.problem).toBe(problem);
    expect(result).toBeUndefined();
    expect(answer.body).toContain('<title>Fehler: ');
  });
});

it('BFF-04: the tools wait for the tests, both pages and their own page at the same time', async () => {
  let pages = 0;
  let release = () => {};
  const allAsked = new Promise<void>((resolve) => (release = resolve));
  const url = await startShop(async (request, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.url?.includes('flyoutnavigation')) {
      pages += 1;
      if (pages === 3) release();
    } else await allAsked;
    response.end('[]');
  });
  const app = await startApp(
    { SHOP_UPSTREAM_NAVIGATION: url, SHOP_UPSTREAM_ABTESTFRONTEND: url },
    { limits: { pageDataMs: 5_000 } },
  );
  const staff = aVisitor(app);
  await staff.get('/demo?scenario=staff');
  const query = new URLSearchParams({ to: '/', 'second-date': '2027-05-02' });
  pages = 0;
  const { comparison } = readPageState((await staff.get(`/demo/preview?${query}`)).body).content;
  expect(comparison.sides.second.tests).toEqual([]);
  expect(comparison.result).toBeDefined();
});

it('BEY-21: a button that is pressed twice makes one link, and a later press another one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const staff = await aPlanner(await startApp());
  await Promise.all([share(staff), share(staff)]);
  expect((await toolsOf(staff)).links).toHaveLength(1);
  await share(staff, { hours: '1' });
  expect((await toolsOf(staff)).links).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  await share(staff);
  expect((await toolsOf(staff)).links).toHaveLength(3);
});

it('BEY-21: every answer to a form is a page: made, withdrawn, refused', async () => {
  const app = await startApp();
  const staff = await aPlanner(app);
  const { answer, link } = await share(staff);
  const made = await staff.get(String(answer.headers.location));
  expect(made.body).toContain('Der Link ist erstellt.');
  const { csrf } = staff;
  const refused = await staff.send('/demo/preview/revoke', { csrf: 'guessed', link: link.id, target: '/' });
  expect(refused.body).toContain('<title>Fehler: ');
  const withdrawn = await staff.send('/demo/preview/revoke', { csrf, link: link.id, target: '/' });
  const page = await staff.get(String(withdrawn.headers.location));
  expect(page.body).toContain('Der Link ist zurückgezogen.');
});

it('BEY-21: a preview of another visitor alone can be shared, and its link says whose', async () => {
  const app = await startApp();
  const staff = aVisitor(app);
  await staff.get('/demo?scenario=staff');
  await staff.call(`${TOKEN}?visitor=CARD_MEMBER`);
  expect((await toolsOf(staff)).previewed).toEqual({ visitor: 'CARD_MEMBER' });
  expect((await share(staff)).link.shown).toEqual({ visitor: 'CARD_MEMBER' });
});

describe('the visitor of a preview', () => {
  const statusOf = async (visitor: Visitor) => {
    const answer = await visitor.get('/service/customerfrontenddata/api/v1/psdata');
    return { status: answer.json().tracking.loginStatus, caching: answer.headers['cache-control'] };
  };

  it('BEY-21: is visible to staff and through their link only, and is not cached', async () => {
    const app = await startApp();
    const staff = await aPlanner(app);
    await staff.call(`${TOKEN}?visitor=CARD_MEMBER`);
    expect(staff.cookies).not.toHaveProperty('LoginToken');
    expect((await statusOf(staff)).status).toBe('LOGGED_IN');
    const { path } = await share(staff);
    const colleague = aVisitor(app);
    await colleague.get(path);
    const seen = await statusOf(colleague);
    expect(seen.status).toBe('LOGGED_IN');
    expect(seen.caching).toContain('no-store');
    expect(colleague.cookies).not.toHaveProperty('LoginToken');
    expect((await statusOf(aVisitor(app))).status).toBe('LOGGED_OUT');
  });

  it('BEY-21: cannot be selected by a cookie, an address or a shared link', async () => {
    const { app, colleague } = await aColleague();
    await colleague.call(`${TOKEN}?visitor=CARD_MEMBER`);
    await colleague.get('/?previewVisitor=CARD_MEMBER');
    expect((await statusOf(colleague)).status).toBe('LOGGED_OUT');
    const curious = aVisitor(app, { preview: '1' });
    await curious.get('/?previewVisitor=CARD_MEMBER');
    expect((await statusOf(curious)).status).toBe('LOGGED_OUT');
  });
});
