import { describe, expect, it } from 'vitest';
import { STORY_TIME } from '#mocks/msw.ts';
import { SCENARIO_STAFF_TOKEN } from '#mocks/scenarios/scenarioCookies.ts';
import { logInStaff, STAFF_SESSION_MS } from '#mocks/services/staffSession.ts';
import { STAFF_RENEW_MS } from '#src/config/limits.ts';
import { abTestsReply, authCheckReply } from '#src/schemas/preview.ts';
import { aShop, type CallOptions } from './callShop.ts';

async function aStaffShop(shared: CallOptions = {}) {
  const shop = aShop(shared);
  const [cookie] = await logInStaff(shop.store, STORY_TIME);
  const cookies = { [cookie?.name ?? '']: cookie?.value ?? '', preview: '1' };
  return {
    ...shop,
    ask: (name: Parameters<typeof shop.ask>[0], options: CallOptions = {}) =>
      shop.ask(name, { cookies, ...options }),
  };
}
const later = (milliseconds: number) => ({ now: new Date(STORY_TIME.getTime() + milliseconds) });
const summer = '2027-07-01T08:00:00.000Z';

describe('a staff session (PRV-01)', () => {
  it('is for who logged in, and for nobody else', async () => {
    const { ask } = await aStaffShop();
    expect((await ask('checkStaff')).body).toMatchObject({ status: 'SUCCESS' });
    for (const cookies of [
      {},
      { StaffAuth: 'guess' },
      { StaffAuth: SCENARIO_STAFF_TOKEN },
    ] as CallOptions['cookies'][]) {
      expect((await ask('checkStaff', { cookies })).body).toEqual({ status: 'UNAUTHORIZED' });
      expect((await ask('renewStaff', { cookies })).body).toEqual({ status: 'UNAUTHORIZED' });
      expect((await ask('setPreview', { cookies })).body).toEqual({ status: 'UNAUTHORIZED' });
    }
  });

  it('lives as long as it is renewed', async () => {
    const { ask } = await aStaffShop();
    for (let time = STAFF_RENEW_MS; time < 3 * STAFF_SESSION_MS; time += STAFF_RENEW_MS)
      expect((await ask('renewStaff', later(time))).body).toEqual({ status: 'SUCCESS' });
    expect((await ask('checkStaff', later(5 * STAFF_SESSION_MS))).body).toEqual({ status: 'UNAUTHORIZED' });
    expect((await ask('renewStaff', later(5 * STAFF_SESSION_MS))).body).toEqual({ status: 'UNAUTHORIZED' });
  });

  it('ends with logging out, and takes its cookies with it', async () => {
    const { ask } = await aStaffShop();
    const answer = await ask('logoutStaff');
    expect(answer.body).toEqual({ status: 'SUCCESS' });
    expect(answer.cookies).toEqual([
      { name: 'StaffAuth', value: '', maxAgeSeconds: 0 },
      { name: 'preview', value: '', maxAgeSeconds: 0 },
    ]);
    expect((await ask('checkStaff')).body).toEqual({ status: 'UNAUTHORIZED' });
  });

  it('can be had by a scenario, until it is ended', async () => {
    const { ask } = aShop({ scenarios: ['staff'], cookies: { StaffAuth: SCENARIO_STAFF_TOKEN } });
    expect((await ask('checkStaff')).body).toMatchObject({ status: 'SUCCESS' });
    await ask('logoutStaff');
    expect((await ask('checkStaff')).body).toEqual({ status: 'UNAUTHORIZED' });
  });
});

describe('preview settings (PRV-05)', () => {
  it('are kept with the session and told by the check', async () => {
    const { ask } = await aStaffShop();
    const query = {
      test: 'Top banner wording',
      group: 'Variant A',
      previewDateTime: '2027-07-01T10:00:00+02:00',
    };
    const answer = await ask('setPreview', { query });
    expect(answer.body).toEqual({ status: 'SUCCESS' });
    expect(answer.cookies).toEqual([{ name: 'preview', value: '1' }]);
    expect(authCheckReply.parse((await ask('checkStaff')).body)).toEqual({
      status: 'SUCCESS',
      dateTime: summer,
      abTestName: 'Top banner wording',
      abTestGroup: 'Variant A',
    });
    await ask('setPreview', { query: { previewDateTime: summer } });
    expect((await ask('checkStaff')).body).not.toHaveProperty('abTestName', 'Top banner wording');
  });

  it.each([
    ['PRV-07: a test that does not exist', { test: 'Nope', group: 'Stepper' }],
    ['PRV-07: a group that the test does not have', { test: 'Top banner wording', group: 'Nope' }],
    [
      'PRV-07: a test that does not run at that time',
      { test: 'Mini cart stepper', group: 'Stepper', previewDateTime: '2027-07-01T10:00:00+02:00' },
    ],
    ['a test without a group', { test: 'Mini cart stepper' }],
    ['a group without a test', { group: 'Stepper' }],
    ['no date', { previewDateTime: 'tomorrow' }],
  ])('are refused: %s', async (_, query) => {
    const { ask } = await aStaffShop();
    expect((await ask('setPreview', { query: query as Record<string, string> })).body).toEqual({
      status: 'BAD_REQUEST',
    });
  });

  it('BEY-06: show promotions and theme worlds of their time, to their own session only', async () => {
    const { ask } = await aStaffShop();
    const banner = { params: { promotionId: '~header_top' } };
    const [winter, worlds] = [await ask('readPromotion', banner), await ask('readThemeWorlds')];
    await ask('setPreview', { query: { previewDateTime: summer } });
    expect((await ask('readPromotion', banner)).body).not.toEqual(winter.body);
    expect((await ask('readThemeWorlds')).body).not.toEqual(worlds.body);
    const stranger = { cookies: { preview: '1' } };
    expect((await ask('readPromotion', { ...banner, ...stranger })).body).toEqual(winter.body);
    expect((await ask('readThemeWorlds', stranger)).body).toEqual(worlds.body);
  });

  it('show the chosen test group', async () => {
    const { ask } = await aStaffShop();
    const banner = { params: { promotionId: '~header_top' } };
    const before = await ask('readPromotion', banner);
    await ask('setPreview', { query: { test: 'Top banner wording', group: 'Variant A' } });
    const after = await ask('readPromotion', banner);
    expect(JSON.stringify(before.body)).toContain(String.raw`\"selector\":\"voucherCode\"`);
    expect(JSON.stringify(after.body)).toContain(String.raw`\"selector\":\"ctaButton\"`);
    await ask('setPreview', { query: { test: 'Top banner wording', group: 'Variant B' } });
    const other = await ask('readPromotion', banner);
    expect(JSON.stringify(other.body)).toMatch(/\\"headline\\":\\"10\s% auf Strick/);
    await ask('setPreview', { query: { test: 'Top banner wording', group: 'Control' } });
    expect((await ask('readPromotion', banner)).body).toEqual(before.body);
  });
});

describe('A/B tests (PRV-03)', () => {
  it('are those of the time that is asked for', async () => {
    const { ask } = aShop();
    const at = async (time: string) =>
      abTestsReply.parse((await ask('readAbTests', { query: { time } })).body).map(({ name }) => name);
    expect(await at('2026-11-21T10:00:00Z')).toEqual([
      'Top banner wording',
      'Mini cart stepper',
      'Winter teaser order',
    ]);
    expect(await at('2027-05-01T10:00:00Z')).toEqual(['Top banner wording', 'Summer shipping note']);
    expect(await at('2027-06-20T10:00:00Z')).toEqual([]);
  });

  it('are refused for what is no time', async () => {
    expect((await aShop().ask('readAbTests', { query: { time: 'soon' } })).status).toBe(400);
  });
});
