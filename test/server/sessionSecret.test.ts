import { beforeEach, expect, it, vi } from 'vitest';
import { openSqliteStore } from '#server/store/sqliteStore.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import {
  aVisitor,
  CART,
  countHeadphones,
  setHeadphones,
  startApp,
  type Visitor,
} from '../support/testServer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

const fail = (error: Error) => {
  throw error;
};

/** Two servers on one store, and the store itself. */
async function startPair() {
  const DATA_DIR = temporaryFolder();
  const servers = [await startApp({ DATA_DIR }), await startApp({ DATA_DIR })] as const;
  return { servers, store: openSqliteStore(DATA_DIR, fail) };
}

/** The same browser at another server. */
const at = (app: Parameters<typeof aVisitor>[0], { cookies }: Visitor) => aVisitor(app, cookies);

const SECRET = 'server:session-secret';

it.each([
  ['deleted', undefined],
  // As after a fail-over to an empty store, where another server was faster.
  ['replaced', 'another-secret'],
])('BFF-14: when the secret is %s, all servers agree on the new one', async (_what, secret) => {
  const {
    servers: [first, second],
    store,
  } = await startPair();
  const visitor = aVisitor(first);
  await visitor.get(CART);
  await visitor.put(CART, setHeadphones(2));
  const { sid } = visitor.cookies;
  expect(await countHeadphones(at(second, visitor))).toBe(2);

  await store.change(SECRET, () => ({ document: secret, value: undefined }));
  await store.close();
  vi.advanceTimersByTime(5_001);
  // The first request starts the reading; one after it ends the old session.
  await vi.waitFor(async () => {
    await visitor.get(CART);
    expect(visitor.cookies.sid).not.toBe(sid);
  });
  const renewed = visitor.cookies.sid;
  await visitor.put(CART, setHeadphones(3));
  // The other server has not read the secret again, and learns of it from the session.
  const there = at(second, visitor);
  expect(await countHeadphones(there)).toBe(3);
  expect(there.cookies.sid).toBe(renewed);
  // The old session is over on both.
  for (const server of [first, second]) {
    const old = aVisitor(server, { sid: sid ?? '' });
    await old.get(CART);
    expect(old.cookies.sid).not.toBe(sid);
  }
});
