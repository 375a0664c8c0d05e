import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aVisitor,
  CART,
  countHeadphones,
  loginStatusOf,
  newestMail,
  pathOf,
  readOutbox,
  readPageState,
  setHeadphones,
  signIn,
  startApp,
  type Visitor,
} from '../support/testServer.ts';

// Every flow a second time: what it has done stays, and is done once. A new flow joins by a row; the forms of the demo
// have theirs in `forms.test.ts`.

interface Flow {
  /** One use by a visitor. @param time counts the uses, from 0 */
  use: (visitor: Visitor, time: number) => Promise<{ statusCode: number }>;
  /** What must be the same after the second use as after the first one. */
  state: (visitor: Visitor) => Promise<unknown>;
  /** What the flow has done. */
  done: unknown;
}

const SIGN_UP = '/subscribenewsletter';
const AUSTRIAN = { email: 'kim@example.com', salutation: 'MRS', firstName: 'Kim', lastName: 'Gruber' };
const SUMMER = '2027-07-01T10:00:00.000Z';

const contentOf = async (visitor: Visitor, address: string) =>
  readPageState((await visitor.get(address)).body).content;
const subscription = async (visitor: Visitor) => [
  (await visitor.get('/json/psdata')).json().nl_status,
  (await readOutbox(visitor)).length,
];
const login = async (visitor: Visitor) => [await loginStatusOf(visitor), await countHeadphones(visitor)];
const vouchers = async (visitor: Visitor) => (await visitor.get(CART)).json().cart.redeemedWsacs;

async function signUp(visitor: Visitor): Promise<string> {
  await visitor.get(`${SIGN_UP}?site=AT`);
  await visitor.post(SIGN_UP, AUSTRIAN);
  return pathOf((await newestMail(visitor)).links.confirm);
}

async function subscribe(visitor: Visitor) {
  await visitor.post(await signUp(visitor), {});
  return (await newestMail(visitor)).links;
}

async function planSummer(visitor: Visitor) {
  await visitor.get('/demo?scenario=staff');
  await visitor.call(`/service/preview/api/token?previewDateTime=${SUMMER}`);
}

const share = (visitor: Visitor) =>
  visitor.send('/demo/preview/links', { csrf: visitor.csrf, hours: '24', target: '/?site=DE' });

const FLOWS: Record<string, (visitor: Visitor, app: FastifyInstance) => Promise<Flow>> = {
  'NWL-17: the link of a sign-up is opened': async (visitor) => {
    const link = await signUp(visitor);
    return { use: (who) => who.get(link), state: subscription, done: ['WAITING_FOR_DOI', 1] };
  },
  'NWL-17: a sign-up is confirmed': async (visitor) => {
    const link = await signUp(visitor);
    return { use: (who) => who.post(link, {}), state: subscription, done: ['SUBSCRIBED', 2] };
  },
  'BEY-19: a subscriber unsubscribes': async (visitor) => {
    const link = pathOf((await subscribe(visitor)).unsubscribe);
    return { use: (who) => who.post(link, {}), state: subscription, done: ['NOT_SUBSCRIBED', 2] };
  },
  'BEY-19: preferences are saved': async (visitor) => {
    const link = pathOf((await subscribe(visitor)).preferences);
    const entry = { firstName: 'Kim', lastName: 'Gruber', interests: 'COFFEE' };
    return {
      use: (who) => who.post(link, entry),
      state: async () => (await contentOf(visitor, link)).shown.entry.interests,
      done: ['COFFEE'],
    };
  },
  'BEY-21: a shared preview is opened': async (visitor, app) => {
    const staff = aVisitor(app);
    await planSummer(staff);
    await share(staff);
    const [link] = (await contentOf(staff, '/demo/preview?to=/')).links;
    return {
      use: (who) => who.get(pathOf(link.url)),
      state: async () => (await visitor.get('/?site=DE')).headers['cache-control'],
      done: 'private, no-store',
    };
  },
  'BEY-21: a preview is shared': async (visitor) => {
    await planSummer(visitor);
    return {
      use: share,
      state: async () => (await contentOf(visitor, '/demo/preview?to=/')).links.length,
      done: 1,
    };
  },
  'USR-01: a customer logs in': async (visitor) => {
    await visitor.get('/signin');
    await visitor.put(CART, setHeadphones(2));
    const form = { csrf: visitor.csrf, email: 'a@b.de', password: 'x' };
    return { use: (who) => who.send('/signin', form), state: login, done: ['LOGGED_IN', 2] };
  },
  'USR-01: a customer logs out': async (visitor) => {
    await signIn(visitor);
    const headers = { 'sec-fetch-site': 'same-origin' };
    return { use: (who) => who.get('/logout', headers), state: login, done: ['LOGGED_OUT', 0] };
  },
  'BEY-13: a voucher is redeemed, then in lower case': async (visitor) => {
    await visitor.get('/');
    await visitor.put(CART, setHeadphones(1));
    return {
      use: (who, time) =>
        who.put(CART, { setWsac: { code: time === 0 ? 'WINTER10' : 'winter10', remove: false } }),
      state: vouchers,
      done: ['WINTER10'],
    };
  },
};

// Two presses within a few seconds are one, however busy the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

describe.each(Object.entries(FLOWS))('%s', (_what, begin) => {
  const start = async () => {
    const app = await startApp();
    const visitor = aVisitor(app);
    return { app, visitor, flow: await begin(visitor, app) };
  };

  it('once more', async () => {
    const { visitor, flow } = await start();
    expect((await flow.use(visitor, 0)).statusCode).toBeLessThan(400);
    expect(await flow.state(visitor)).toEqual(flow.done);
    expect((await flow.use(visitor, 1)).statusCode).toBeLessThan(400);
    expect(await flow.state(visitor)).toEqual(flow.done);
  });

  it.each([
    ['by a double press', true],
    ['after an answer that was lost', false],
  ])('%s: both requests have the cookies of the page', async (_how, isAtOnce) => {
    const { app, visitor, flow } = await start();
    const second = aVisitor(app, visitor.cookies);
    const first = flow.use(visitor, 0);
    if (!isAtOnce) await first;
    const answers = await Promise.all([first, flow.use(second, 1)]);
    for (const { statusCode } of answers) expect(statusCode).toBeLessThan(400);
    // The browser keeps the cookies of the last answer.
    expect(await flow.state(second)).toEqual(flow.done);
  });
});
