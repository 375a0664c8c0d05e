import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openRedisStore } from '#server/store/redisStore.ts';
import type { ServerStore } from '#server/store/serverStore.ts';
import { openSqliteStore } from '#server/store/sqliteStore.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { type RealRedis, startRedis } from './realRedis.ts';

const fail = (error: Error) => {
  throw error;
};

let redis: RealRedis;
beforeAll(async () => {
  redis = await startRedis();
  // Installing one may take its time.
}, 500_000);
afterAll(() => redis.stop());

let folder: string;
const stores: [name: string, open: () => Promise<ServerStore>][] = [
  ['sqlite', async () => openSqliteStore(folder)],
  ['redis', () => openRedisStore(redis.url, fail)],
];

async function open(openStore: () => Promise<ServerStore>): Promise<ServerStore> {
  const store = await openStore();
  onTestFinished(() => store.close());
  return store;
}

/** Opens the store in several threads at the same moment; each answers with its error, or with nothing. */
async function openTogether(path: string, count: number): Promise<string[]> {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  const url = new URL('./openStore.worker.ts', import.meta.url);
  const workers = Array.from({ length: count }, () => new Worker(url, { workerData: { path, gate, count } }));
  return Promise.all(workers.map(async (worker) => (await once(worker, 'message'))[0] as string));
}

it('BFF-08: servers that open one new SQLite file at the same moment all start', async () => {
  const outcomes = await openTogether(temporaryFolder(), 10);
  expect(outcomes).toEqual(Array.from({ length: 10 }, () => ''));
});

const increment = (count = 0) => ({ document: count + 1, value: count + 1 });

describe.each(stores)('the %s store', (name, openStore) => {
  const key = (text: string) => `${text}:${name}:${Math.random()}`;

  it('stores, changes and deletes documents', async () => {
    folder = temporaryFolder();
    const store = await open(openStore);
    const cart = key('cart');
    expect(await store.read(cart)).toBeUndefined();
    const value = await store.change(cart, (known) => ({
      document: { lines: ['ő', '</script>', known ?? null] },
      value: 7,
    }));
    expect(value).toBe(7);
    expect(await store.read(cart)).toEqual({ lines: ['ő', '</script>', null] });
    await store.change(cart, () => ({ document: undefined, value: undefined }));
    expect(await store.read(cart)).toBeUndefined();
    await expect(store.ping()).resolves.toBeUndefined();
  });

  it('BFF-08: loses no change when several servers write one document concurrently', async () => {
    folder = temporaryFolder();
    const servers = [await open(openStore), await open(openStore), await open(openStore)];
    const count = key('count');
    const changes = servers.flatMap((store) =>
      Array.from({ length: 30 }, () => store.change(count, increment)),
    );
    const values = await Promise.all(changes);
    expect(new Set(values).size).toBe(90);
    expect(await servers[0]?.read(count)).toBe(90);
  });

  it('applies hundreds of concurrent changes of one document', async () => {
    folder = temporaryFolder();
    const store = await open(openStore);
    const outbox = key('outbox');
    await Promise.all(Array.from({ length: 300 }, () => store.change(outbox, increment)));
    expect(await store.read(outbox)).toBe(300);
  });

  it('keeps a document unchanged when a change throws, and continues', async () => {
    folder = temporaryFolder();
    const store = await open(openStore);
    const count = key('count');
    await store.change(count, increment);
    const broken = store.change(count, () => {
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await store.change(count, increment)).toBe(2);
  });
});

it('BFF-02: the embedded store persists when it is reopened', async () => {
  folder = temporaryFolder();
  const before = openSqliteStore(folder);
  await before.change('cart', () => ({ document: { lines: 3 }, value: null }));
  await before.close();
  const after = openSqliteStore(folder);
  expect(await after.read('cart')).toEqual({ lines: 3 });
  await after.close();
});
