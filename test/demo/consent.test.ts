import { expect, it } from 'vitest';
import { appOfFile, aVisitor } from '../support/testServer.ts';

const demo = appOfFile();

const ASKING = { scenario: 'consent-panel' };
const PANEL = 'data-vitrine="consent"';
const LINK = 'href="/consent"';

it('BEY-20: a shop with consent shows the panel on the first page, and not after a decision', async () => {
  const visitor = aVisitor(await demo(), ASKING);
  const first = (await visitor.get('/?site=DE')).body;
  expect(first).toContain(PANEL);
  expect(first).toContain(LINK);
  const answer = await visitor.send('/consent', { choice: 'all', target: '/p/4002?a=1' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/p/4002?a=1']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.cookies).toMatchObject([
    {
      name: 'consent',
      value: '1.necessary.analytics.marketing',
      maxAge: 15_552_000,
      sameSite: 'Lax',
      path: '/',
    },
  ]);
  // Scripts of the page read it.
  expect(answer.cookies[0]).not.toHaveProperty('httpOnly');
  const next = (await visitor.get('/p/4002')).body;
  expect(next).not.toContain(PANEL);
  expect(next).toContain(LINK);
});

it('BEY-20: a browser with Global Privacy Control is not asked, and its visitor can still decide', async () => {
  const visitor = aVisitor(await demo(), ASKING);
  const { body, headers } = await visitor.get('/?site=DE', { 'sec-gpc': '1' });
  expect(body).not.toContain(PANEL);
  expect(body).toContain(LINK);
  expect(headers.vary).toContain('Sec-GPC');
  expect((await visitor.get('/consent', { 'sec-gpc': '1' })).body).toContain(PANEL);
});

it('BEY-20: a shop without consent has no panel and no link, and stores no decision', async () => {
  const visitor = aVisitor(await demo());
  const { body } = await visitor.get('/');
  expect(body).not.toContain(PANEL);
  expect(body).not.toContain(LINK);
  const page = await visitor.get('/consent');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain(PANEL);
  expect((await visitor.post('/consent', { choice: 'all' })).statusCode).toBe(404);
  expect(visitor.cookies).not.toHaveProperty('consent');
});

it.each([
  ['//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('BEY-20: a decision does not redirect to %s', async (target, location) => {
  const answer = await aVisitor(await demo(), ASKING).send('/consent', { choice: 'all', target });
  expect(answer.headers.location).toBe(location);
});

it('BEY-20: another site cannot consent for a visitor', async () => {
  const visitor = aVisitor(await demo(), ASKING);
  const answer = await visitor.send('/consent', { choice: 'all' }, { 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(403);
  expect(answer.cookies.map(({ name }) => name)).not.toContain('consent');
});

it.each(['/newsletter/unsubscribe?token=secret', '/subscribenewsletter?doi=secret', '/?previewToken=secret'])(
  'BEY-20: a page with a secret in its address shows no panel, the next page does: %s',
  async (url) => {
    const visitor = aVisitor(await demo(), ASKING);
    expect((await visitor.get(url)).body).not.toContain(PANEL);
    expect((await visitor.get('/')).body).toContain(PANEL);
  },
);
