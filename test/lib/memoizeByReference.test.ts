import { expect, it, vi } from 'vitest';
import { memoizeByReference } from '#src/lib/memoizeByReference.ts';

it('computes once per object, and again for another equal object', () => {
  const count = vi.fn(({ words }: { words: string[] }) => words.length);
  const countOnce = memoizeByReference(count);
  const text = { words: ['a', 'b'] };
  expect([countOnce(text), countOnce(text)]).toEqual([2, 2]);
  expect(count).toHaveBeenCalledTimes(1);
  expect(countOnce({ words: ['a', 'b'] })).toBe(2);
  expect(count).toHaveBeenCalledTimes(2);
});

it('caches an undefined result', () => {
  const find = vi.fn((_: object) => undefined);
  const findOnce = memoizeByReference(find);
  const place = {};
  findOnce(place);
  findOnce(place);
  expect(find).toHaveBeenCalledTimes(1);
});

it('retries after a failure', () => {
  let isBroken = true;
  const readOnce = memoizeByReference(({ text }: { text: string }) => {
    if (isBroken) throw new Error('not now');
    return text;
  });
  const letter = { text: 'hello' };
  expect(() => readOnce(letter)).toThrow('not now');
  isBroken = false;
  expect(readOnce(letter)).toBe('hello');
});
