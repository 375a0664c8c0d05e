import { vi } from 'vitest';

/** A loader that fails this often, then returns the value. */
export function brokenFor<Code>(tries: number, code: Code) {
  let left = tries;
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('net::ERR_FAILED');
    return code;
  });
}
