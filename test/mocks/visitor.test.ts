import { describe, expect, it } from 'vitest';
import { LOGIN_ID, SCENARIO_LOGIN_TOKEN } from '#mocks/scenarios/scenarioCookies.ts';
import { logIn, logOut } from '#mocks/services/visitorDocument.ts';
import { SITE_CODES } from '#src/config/sites.ts';
import { visitorResponse } from '#src/schemas/customer.ts';
import { baseDataResponse } from '#src/schemas/newsletter.ts';
import { aShop, type CallOptions } from './callShop.ts';

const read = async (send: ReturnType<typeof aShop>['send'], options?: CallOptions) =>
  visitorResponse.parse((await send('readVisitor', options)).body);

describe('a visitor (USR-03)', () => {
  it.each(SITE_CODES)(
    '%s: is a customer of the country after the log-in, and anonymous again after',
    async (site) => {
      const { send, store } = aShop({ site });
      const cookies = await logIn('v1', store, { isCardMember: true });
      const shown = { cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])) };
      const { tracking, customer } = await read(send, shown);
      expect(tracking.loginStatus).toBe('LOGGED_IN');
      expect(customer?.firstname).not.toBe('');
      expect(customer?.statuses).toMatchObject({ isVitrinecardMember: true, isCommunityMember: false });
      expect(customer?.loyaltyBeans).toBeGreaterThan(0);
      expect(cookies.map(({ name }) => name)).toEqual(['LoginToken', 'LongTermToken']);
      const deleted = await logOut('v1', store);
      expect(deleted.every(({ maxAgeSeconds }) => maxAgeSeconds === 0)).toBe(true);
      expect((await read(send, shown)).tracking.loginStatus).toBe('LOGGED_OUT');
    },
  );

  it('USR-01: is remembered without the log-in token by the long-term token, but not by a guessed one', async () => {
    const { send, store } = aShop();
    const [, longTerm] = await logIn('v1', store);
    const status = async (cookies: Record<string, string>) =>
      (await read(send, { cookies })).tracking.loginStatus;
    const remembered = { LongTermToken: longTerm?.value ?? '' };
    expect(await status(remembered)).toBe('REMEMBERED');
    expect(await status({ ...remembered, LoginToken: 'guess' })).toBe('REMEMBERED');
    expect(await status({ LoginToken: 'guess' })).toBe('LOGGED_OUT');
    expect(await status({})).toBe('LOGGED_OUT');
  });

  it('stays logged out despite the scenario', async () => {
    const { send, store } = aShop({ scenarios: ['visitor-logged-in'] });
    expect((await read(send)).tracking.loginStatus).toBe('LOGGED_IN');
    await logOut('v1', store, ['visitor-logged-in']);
    expect((await read(send)).tracking.loginStatus).toBe('LOGGED_OUT');
    expect((await read(send, { scenarios: [] })).tracking.loginStatus).toBe('LOGGED_OUT');
    expect((await read(send)).tracking.loginStatus).toBe('LOGGED_IN');
  });
});

describe('base data (NWL-12)', () => {
  const withToken = (token: string): CallOptions => ({
    params: { base: 'internal' },
    headers: { 'X-LoginToken': token },
  });

  it('are returned only for the issued token', async () => {
    const { send, store } = aShop();
    const [login] = await logIn('v1', store);
    const answer = await send('readBaseData', withToken(login?.value ?? ''));
    expect(baseDataResponse.parse(answer.body)).toMatchObject({
      email: 'johanna.berger@example.com',
      firstName: 'Johanna',
      consents: [],
    });
    expect((await send('readBaseData', withToken('guess'))).status).toBe(401);
    expect((await send('readBaseData', { params: { base: 'internal' } })).status).toBe(401);
    expect((await send('readBaseData', withToken(SCENARIO_LOGIN_TOKEN))).status).toBe(401);
  });
});

describe('customer-info (USR-04)', () => {
  it('is returned for the login token and its own id', async () => {
    const { send } = aShop({
      scenarios: ['visitor-logged-in'],
      headers: { 'X-LoginToken': SCENARIO_LOGIN_TOKEN },
    });
    await send('readVisitor');
    expect((await send('readCustomerInfo', { params: { loginId: LOGIN_ID } })).status).toBe(200);
    expect((await send('readCustomerInfo', { params: { loginId: '1' } })).status).toBe(403);
    expect((await send('readCustomerInfo', { params: { loginId: LOGIN_ID }, headers: {} })).status).toBe(401);
  });
});
