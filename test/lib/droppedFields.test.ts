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
])('LIB-04: names %s', (_, given, read, fields) => {
  expect(droppedFields(given, read)).toEqual(fields);
});

it('LIB-04: names a bounded number of fields', () => {
  const names = Array.from({ length: 500 }, (_, index) => `field${index}`);
  const given = Object.fromEntries(names.map((name) => [name, 'x']));
  const read = Object.fromEntries(names.map((name) => [name, undefined]));
  expect(droppedFields(given, read)).toHaveLength(20);
});
