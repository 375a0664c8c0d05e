import { expect, it } from 'vitest';
import { droppedFields } from '#src/lib/droppedFields.ts';

it.each([
  ['nothing of an answer that was read whole', { a: '1', b: [{ c: 2 }] }, { a: 1, b: [{ c: 2 }] }, []],
  ['nothing of fields that no schema knows', { a: 1, extra: { x: 1 } }, { a: 1 }, []],
  [
    'nothing of fields that say nothing',
    { a: null, b: '', c: [], d: {} },
    { a: undefined, b: undefined, c: [], d: undefined },
    [],
  ],
  ['a field', { a: { b: 7 } }, { a: { b: undefined } }, ['a.b']],
  ['a list that is none', { a: 'x' }, { a: [] }, ['a']],
  [
    'items, each field once',
    { a: [{ b: 7 }, { b: 8 }] },
    { a: [{ b: undefined }, { b: undefined }] },
    ['a[].b'],
  ],
  [
    'an item before another that was read in part',
    { a: [{ id: 1 }, { id: 2, b: 7 }] },
    { a: [{ id: '2', b: undefined }] },
    ['a[]', 'a[].b'],
  ],
  ['an answer', 'x', [], ['body']],
  [
    'no keys that are the sender’s own words',
    { translations: { coffee: 7, tea: 8 }, a: { 'de-DE': 7, '\u001b[31m': 7, ['k'.repeat(41)]: 7 } },
    {
      translations: { coffee: undefined, tea: undefined },
      a: { 'de-DE': undefined, '\u001b[31m': undefined, ['k'.repeat(41)]: undefined },
    },
    ['translations.*', 'a.*'],
  ],
  ['an item that has no text', { a: [{ toString: 1 }, 'x', [[1]]] }, { a: ['x'] }, ['a[]']],
  ['an item that is an endless list', [JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)), 1], [1], ['[]']],
  ['no inherited field', { a: {}, b: [1] }, { a: { constructor: undefined }, b: [1] }, []],
])('LIB-04: names %s', (_, received, parsed, fields) => {
  expect(droppedFields(received, parsed)).toEqual(fields);
});

it('LIB-04: names a bounded number of fields', () => {
  const names = Array.from({ length: 500 }, (_, index) => `field${index}`);
  const received = Object.fromEntries(names.map((name) => [name, 'x']));
  const parsed = Object.fromEntries(names.map((name) => [name, undefined]));
  expect(droppedFields(received, parsed)).toHaveLength(20);
});

/** Objects so deep that a function which calls itself for each runs out of stack. */
const nested = (inner: unknown) => {
  let value = inner;
  for (let level = 0; level < 100_000; level += 1) value = { a: value };
  return value;
};

it('LIB-04: skips a response that is nested too deeply', () => {
  expect(droppedFields(nested(7), nested(undefined))).toEqual([]);
});

it('LIB-04: skips a response that is too large', () => {
  const received = Array.from({ length: 100_000 }, (_, index) => ({
    a: 1,
    ...(index === 99_999 && { b: 7 }),
  }));
  const parsed = received.map(({ a }) => ({ a, b: undefined }));
  expect(droppedFields(received, parsed)).toEqual([]);
  expect(droppedFields(received.slice(-10), parsed.slice(-10))).toEqual(['[].b']);
});

/** A list that counts how many of its items are read. */
function countingList(length: number, item: (index: number) => object) {
  let reads = 0;
  const list = Array.from({ length }, (_, index) => {
    const fields = item(index);
    return new Proxy(fields, {
      ownKeys: (target) => {
        reads += 1;
        return Reflect.ownKeys(target);
      },
      get: (target, key) => {
        reads += 1;
        return Reflect.get(target, key);
      },
    });
  });
  return { list, reads: () => reads };
}

it.each([
  ['kept', 100_000, 100_000],
  ['left out', 100_000, 50_000],
  ['left out at the start', 100_000, 2],
])('C1: reads a bounded number of fields of a list whose items are %s', (_, received, parsed) => {
  const from = countingList(received, (index) => ({
    id: received === parsed ? index : index + parsed,
    name: 'x',
  }));
  const to = countingList(parsed, (index) => ({ id: index + received, name: undefined }));
  droppedFields(from.list, to.list);
  expect(from.reads() + to.reads()).toBeLessThan(500_000);
});
