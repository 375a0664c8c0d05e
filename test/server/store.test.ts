import { once } from 'node:events';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createMemoryStore } from '#mocks/memoryStore.ts';
import type { DocumentStore } from '#mocks/world.ts';
import { createDocumentTexts } from '#server/store/documentText.ts';
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
type OnError = (error: Error) => void;
const stores: [name: string, open: (onError?: OnError) => Promise<ServerStore>][] = [
  ['sqlite', async (onError = fail) => openSqliteStore(folder, onError)],
  ['redis', (onError = fail) => openRedisStore(redis.url, onError)],
];

const key = (text: string) => `${text}:${Math.random()}`;

/** Writes to a store as an operator or another program does. */
async function overwrite(store: string, key: string, text: string): Promise<void> {
  if (store === 'sqlite') {
    const database = new DatabaseSync(path.join(folder, 'vitrine.sqlite'));
    database.prepare('UPDATE documents SET value = ? WHERE key = ?').run(text, key);
    database.close();
    return;
  }
  const client = await createClient({ url: redis.url }).connect();
  await client.set(`vitrine:${key}`, text);
  client.destroy();
}

async function open(
  openStore: (onError?: OnError) => Promise<ServerStore>,
  onError?: OnError,
): Promise<ServerStore> {
  const store = await openStore(onError);
  onTestFinished(() => store.close());
  return store;
}

/** Opens the store in several threads at the same moment; each answers with its error, or with nothing. */
async function openTogether(file: string, count: number): Promise<string[]> {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  const url = new URL('./openStore.worker.ts', import.meta.url);
  const workers = Array.from(
    { length: count },
    () => new Worker(url, { workerData: { path: file, gate, count } }),
  );
  return Promise.all(workers.map(async (worker) => (await once(worker, 'message'))[0] as string));
}

it('BFF-08: servers that open one new SQLite file at the same moment all start', async () => {
  const outcomes = await openTogether(temporaryFolder(), 10);
  expect(outcomes).toEqual(Array.from({ length: 10 }, () => ''));
});

const increment = (count = 0) => ({ document: count + 1, value: count + 1 });

const everyStore: [name: string, open: () => Promise<DocumentStore>][] = [
  ['memory', async () => createMemoryStore()],
  ...stores.map(([name, openStore]): (typeof everyStore)[number] => [
    name,
    () => {
      folder = temporaryFolder();
      return open(openStore);
    },
  ]),
];

describe.each(everyStore)('the %s store', (_name, openEvery) => {
  it('stores, changes and deletes documents', async () => {
    const store = await openEvery();
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
  });

  it('applies hundreds of concurrent changes of one document', async () => {
    const store = await openEvery();
    const outbox = key('outbox');
    await Promise.all(Array.from({ length: 300 }, () => store.change(outbox, increment)));
    expect(await store.read(outbox)).toBe(300);
  });

  it('keeps a document unchanged when a change throws, and continues', async () => {
    const store = await openEvery();
    const count = key('count');
    await store.change(count, increment);
    const broken = store.change(count, () => {
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await store.change(count, increment)).toBe(2);
  });

  it('returns copies, so that a caller cannot change stored documents', async () => {
    const store = await openEvery();
    const cart = key('cart');
    const document = { lines: ['a'] };
    await store.change(cart, () => ({ document, value: null }));
    document.lines.push('from outside');
    const read = await store.read<typeof document>(cart);
    read?.lines.push('from a reader');
    expect(await store.read(cart)).toEqual({ lines: ['a'] });
  });
});

describe.each(stores)('the %s store of several servers', (name, openStore) => {
  it('BFF-08: loses no change when several servers write one document concurrently', async () => {
    folder = temporaryFolder();
    const servers = [await open(openStore), await open(openStore), await open(openStore)];
    const count = key('count');
    await expect(servers[0]?.ping()).resolves.toBeUndefined();
    const changes = servers.flatMap((store) =>
      Array.from({ length: 30 }, () => store.change(count, increment)),
    );
    const values = await Promise.all(changes);
    expect(new Set(values).size).toBe(90);
    expect(await servers[0]?.read(count)).toBe(90);
  });

  it.each([
    ['half a document', (text: string) => text.slice(0, 20)],
    ['valid JSON of another shape', () => '{"lines":5}'],
    ['a changed document', (text: string) => text.replace('coffee', 'coffins')],
  ])('BFF-14: %s counts as absent, is logged once and can be written again', async (_what, damage) => {
    folder = temporaryFolder();
    const errors: string[] = [];
    const store = await open(openStore, ({ message }) => void errors.push(message));
    const cart = key('cart');
    const document = { lines: ['coffee'] };
    await store.change(cart, () => ({ document, value: undefined }));
    await overwrite(name, cart, damage(createDocumentTexts(fail).encode(document)));
    expect(await store.read(cart)).toBeUndefined();
    expect(await store.read(cart)).toBeUndefined();
    expect(errors).toEqual(['A document of the kind cart is damaged and counts as absent.']);
    await store.change(cart, (known) => ({ document: known ?? document, value: undefined }));
    expect(await store.read(cart)).toEqual(document);
  });
});

it('BFF-14: a key that another program uses for another type counts as absent', async () => {
  const errors: string[] = [];
  const store = await open(() => openRedisStore(redis.url, ({ message }) => void errors.push(message)));
  const client = await createClient({ url: redis.url }).connect();
  await client.hSet('vitrine:cart:taken', 'a', '1');
  expect(await store.read('cart:taken')).toBeUndefined();
  await client.hSet('vitrine:cart:taken', 'a', '1');
  expect(await store.change('cart:taken', increment)).toBe(1);
  client.destroy();
  expect(errors).toHaveLength(1);
});

it('BFF-02: the embedded store persists when it is reopened', async () => {
  folder = temporaryFolder();
  const before = openSqliteStore(folder, fail);
  await before.change('cart', () => ({ document: { lines: 3 }, value: null }));
  await before.close();
  const after = openSqliteStore(folder, fail);
  expect(await after.read('cart')).toEqual({ lines: 3 });
  await after.close();
});
