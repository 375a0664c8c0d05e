import { expect, it } from 'vitest';
import { failed, ok } from '#src/lib/result.ts';

it('represents success or failure, with a value or an error', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(failed('ITEM_LIMIT')).toEqual({ ok: false, error: 'ITEM_LIMIT' });
});
