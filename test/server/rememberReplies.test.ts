import { expect, it, vi } from 'vitest';
import { createReplyMemory } from '#server/shop/rememberReplies.ts';
import { endpoints } from '#src/api/endpoints.ts';

const { readNavigation, readThemeWorlds, readCart, readVisitor } = endpoints;

it('BFF-04: the same body of a shared call is parsed once, another body and another call again', () => {
  const remember = createReplyMemory();
  const read = vi.fn(() => ({ data: [] }));
  const first = remember(readNavigation, '[1]', read);
  expect(remember(readNavigation, '[1]', read)).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
  remember(readNavigation, '[2]', read);
  expect(remember(readThemeWorlds, '[1]', read)).not.toBe(first);
  expect(read).toHaveBeenCalledTimes(3);
});

it('BFF-05: data of one visitor is never cached', () => {
  const remember = createReplyMemory();
  const read = vi.fn(() => ({ data: {} }));
  for (const endpoint of [readCart, readCart, readVisitor, readVisitor]) remember(endpoint, '{}', read);
  expect(read).toHaveBeenCalledTimes(4);
});

it('BFF-05: neither many nor long bodies fill the memory', () => {
  const remember = createReplyMemory();
  const read = vi.fn(() => ({ data: [] }));
  const long = 'x'.repeat(200_001);
  remember(readNavigation, long, read);
  remember(readNavigation, long, read);
  expect(read).toHaveBeenCalledTimes(2);
  for (let count = 0; count < 101; count += 1) remember(readNavigation, `${count}`, read);
  remember(readNavigation, '0', read);
  expect(read).toHaveBeenCalledTimes(104);
});
