import { vi } from 'vitest';

/** Loads code that does not come for so many tries. */
export function brokenFor<Code>(tries: number, code: Code) {
  let left = tries;
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('net::ERR_FAILED');
    return code;
  });
}
