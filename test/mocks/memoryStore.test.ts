import { expect, it } from 'vitest';
import { createMemoryStore } from '#mocks/memoryStore.ts';

it('returns copies, so that a caller cannot change stored documents', async () => {
  const store = createMemoryStore();
  const document = { lines: ['a'] };
  await store.change('key', () => ({ document, value: null }));
  document.lines.push('from outside');
  const read = await store.read<typeof document>('key');
  read?.lines.push('from a reader');
  expect(await store.read('key')).toEqual({ lines: ['a'] });
});

it('deletes a document that is changed to undefined, and returns undefined for missing keys', async () => {
  const store = createMemoryStore();
  expect(await store.read('key')).toBeUndefined();
  await store.change('key', (document) => {
    expect(document).toBeUndefined();
    return { document: 1, value: null };
  });
  await store.change('key', () => ({ document: undefined, value: null }));
  expect(await store.read('key')).toBeUndefined();
});

it('loses none of many concurrent changes', async () => {
  const store = createMemoryStore();
  const values = await Promise.all(
    Array.from({ length: 100 }, () =>
      store.change<number, number>('count', (count = 0) => ({ document: count + 1, value: count })),
    ),
  );
  expect(await store.read('count')).toBe(100);
  expect(new Set(values).size).toBe(100);
});

it('keeps the document when a change function throws', async () => {
  const store = createMemoryStore();
  await store.change('key', () => ({ document: 'kept', value: null }));
  const failing = store.change('key', () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await store.read('key')).toBe('kept');
});
