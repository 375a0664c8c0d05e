import { describe, expect, it } from 'vitest';
import { STORY_TIME } from '#mocks/msw.ts';
import { SCENARIO_STAFF_TOKEN } from '#mocks/scenarios/scenarioCookies.ts';
import { logInStaff, STAFF_SESSION_MS } from '#mocks/services/staffSession.ts';
import { STAFF_RENEW_MS } from '#src/config/limits.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { abTestsResponse, authCheckResponse } from '#src/schemas/preview.ts';
import { aShop, type CallOptions } from './callShop.ts';

async function aStaffShop(shared: CallOptions = {}) {
  const shop = aShop(shared);
  const [cookie] = await logInStaff(shop.store, STORY_TIME);
  const cookies = { [cookie?.name ?? '']: cookie?.value ?? '', preview: '1' };
  return {
    ...shop,
    send: (name: Parameters<typeof shop.send>[0], options: CallOptions = {}) =>
      shop.send(name, { cookies, ...options }),
  };
}
const later = (milliseconds: number) => ({ now: new Date(STORY_TIME.getTime() + milliseconds) });
const summer = '2027-07-01T08:00:00.000Z';

describe('a staff session (PRV-01)', () => {
  it('requires a logged-in member of staff', async () => {
    const { send } = await aStaffShop();
    expect((await send('checkStaff')).body).toMatchObject({ status: 'SUCCESS' });
    for (const cookies of [
      {},
      { StaffAuth: 'guess' },
      { StaffAuth: SCENARIO_STAFF_TOKEN },
    ] as CallOptions['cookies'][]) {
      expect((await send('checkStaff', { cookies })).body).toEqual({ status: 'UNAUTHORIZED' });
      expect((await send('renewStaff', { cookies })).body).toEqual({ status: 'UNAUTHORIZED' });
      expect((await send('setPreview', { cookies })).body).toEqual({ status: 'UNAUTHORIZED' });
    }
  });

  it('lasts as long as it is renewed', async () => {
    const { send } = await aStaffShop();
    for (let time = STAFF_RENEW_MS; time < 3 * STAFF_SESSION_MS; time += STAFF_RENEW_MS)
      expect((await send('renewStaff', later(time))).body).toEqual({
        status: 'SUCCESS',
        expiresAt: later(time + STAFF_SESSION_MS).now.toISOString(),
      });
    expect((await send('checkStaff', later(5 * STAFF_SESSION_MS))).body).toEqual({ status: 'UNAUTHORIZED' });
    expect((await send('renewStaff', later(5 * STAFF_SESSION_MS))).body).toEqual({ status: 'UNAUTHORIZED' });
  });
});

describe('preview settings (PRV-05)', () => {
  it('are stored in the session and returned by the check', async () => {
    const { send } = await aStaffShop();
    const query = {
      test: 'Top banner wording',
      group: 'Variant A',
      previewDateTime: '2027-07-01T10:00:00+02:00',
    };
    const answer = await send('setPreview', { query });
    expect(answer.body).toEqual({ status: 'SUCCESS' });
    expect(answer.cookies).toEqual([{ name: 'preview', value: '1' }]);
    expect(authCheckResponse.parse((await send('checkStaff')).body)).toEqual({
      status: 'SUCCESS',
      dateTime: summer,
      abTestName: 'Top banner wording',
      abTestGroup: 'Variant A',
      expiresAt: later(STAFF_SESSION_MS).now.toISOString(),
    });
    await send('setPreview', { query: { previewDateTime: summer } });
    expect((await send('checkStaff')).body).not.toHaveProperty('abTestName', 'Top banner wording');
  });

  it.each([
    ['PRV-07: a test that does not exist', { test: 'Nope', group: 'Returns first' }],
    ['PRV-07: a group that the test does not have', { test: 'Top banner wording', group: 'Nope' }],
    [
      'PRV-07: a test that does not run at that time',
      { test: 'Benefits order', group: 'Returns first', previewDateTime: '2027-07-01T10:00:00+02:00' },
    ],
    ['a test without a group', { test: 'Benefits order' }],
    ['a group without a test', { group: 'Returns first' }],
    ['no date', { previewDateTime: 'tomorrow' }],
  ])('are rejected: %s', async (_, query) => {
    const { send } = await aStaffShop();
    expect((await send('setPreview', { query: query as Record<string, string> })).body).toEqual({
      status: 'BAD_REQUEST',
    });
  });
});

/** What the home page gets from the services that a preview changes. */
async function homeParts({ send }: Pick<Awaited<ReturnType<typeof aStaffShop>>, 'send'>) {
  const read = async (promotionId: string) => (await send('readPromotion', { params: { promotionId } })).body;
  return {
    banner: await read('~header_top'),
    benefits: await read('~header_benefits'),
    teaser: await read('pi_home'),
    footer: await read('SHOP_FOOTER'),
    navigation: (await send('readNavigation')).body,
    worlds: (await send('readThemeWorlds')).body,
  };
}

describe('what a preview shows (BEY-21)', () => {
  it.each([
    ['2026-11-24T09:00:00Z', 3],
    ['2027-05-02T09:00:00Z', 2],
    ['2027-08-15T09:00:00Z', 1],
  ])('differs in every group of every test of %s, except the control group', async (time, count) => {
    const shop = await aStaffShop();
    const tests = abTestsResponse.parse((await shop.send('readAbTests', { query: { time } })).body);
    expect(tests).toHaveLength(count);
    await shop.send('setPreview', { query: { previewDateTime: time } });
    const plain = JSON.stringify(await homeParts(shop));
    for (const { name, groups } of tests) {
      const shown = new Set<string>();
      for (const [index, group] of groups.entries()) {
        const query = { previewDateTime: time, test: name, group: group.name };
        expect((await shop.send('setPreview', { query })).body).toEqual({ status: 'SUCCESS' });
        const parts = JSON.stringify(await homeParts(shop));
        expect(parts === plain, `${name}: ${group.name}`).toBe(index === 0);
        shown.add(parts);
      }
      expect(shown.size).toBe(groups.length);
    }
  });
});

describe('A/B tests (PRV-03)', () => {
  it('PRV-07: begin and end at midnight in the shop’s time zone, also in daylight saving time', async () => {
    const at = async (site: SiteCode, time: string) =>
      abTestsResponse.parse((await aShop({ site }).send('readAbTests', { query: { time } })).body).length;
    // 1 July begins two hours before UTC in Germany, three in Türkiye.
    expect(await at('DE', '2027-06-30T21:59:00Z')).toBe(0);
    expect(await at('DE', '2027-06-30T22:00:00Z')).toBe(1);
    expect(await at('TR', '2027-06-30T21:00:00Z')).toBe(1);
    // 1 November is on winter time.
    expect(await at('DE', '2026-10-31T22:59:00Z')).toBe(2);
    expect(await at('DE', '2026-10-31T23:00:00Z')).toBe(3);
  });
});

describe('the visitor of a preview (BEY-21)', () => {
  const NO_DATA = { status: 401 };
  it.each([
    ['LOGGED_OUT', { tracking: { loginStatus: 'LOGGED_OUT' } }, NO_DATA],
    ['REMEMBERED', { tracking: { loginStatus: 'REMEMBERED' } }, NO_DATA],
    [
      'LOGGED_IN',
      { tracking: { loginStatus: 'LOGGED_IN' }, customer: { loyaltyBeans: 0 } },
      { status: 200, body: { salutation: 'MRS', consents: [] } },
    ],
    [
      'CARD_MEMBER',
      { tracking: { loginStatus: 'LOGGED_IN' }, customer: { loyaltyBeans: 1250 } },
      { status: 200, body: { salutation: 'MRS', consents: ['DNE'] } },
    ],
  ] as const)(
    'BEY-21: is the one that staff selected, only for their session: %s',
    async (visitor, seen, baseData) => {
      const { send } = await aStaffShop();
      const before = await send('readVisitor');
      const readBaseData = (options: CallOptions = {}) =>
        send('readBaseData', { params: { base: 'internal' }, ...options });
      expect((await send('setPreview', { query: { visitor } })).body).toEqual({ status: 'SUCCESS' });
      expect((await send('checkStaff')).body).toMatchObject({ visitor });
      expect((await send('readVisitor')).body).toMatchObject(seen);
      expect(await readBaseData()).toMatchObject(baseData);
      expect((await send('readVisitor', { cookies: { preview: '1' } })).body).toEqual(before.body);
      expect((await readBaseData({ cookies: { preview: '1' } })).status).toBe(401);
      await send('setPreview');
      expect((await send('readVisitor')).body).toEqual(before.body);
    },
  );

  it('is not logged in, and has no access to customer data', async () => {
    const { send } = await aStaffShop();
    const answer = await send('setPreview', { query: { visitor: 'CARD_MEMBER' } });
    expect(answer.cookies?.map(({ name }) => name)).toEqual(['preview']);
    expect((await send('readCustomerInfo', { params: { loginId: '10042' } })).status).toBe(401);
  });
});
