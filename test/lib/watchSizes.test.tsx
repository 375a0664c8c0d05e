import { expect, it, vi } from 'vitest';
import { watchSizes } from '#src/lib/watchSizes.ts';

it('BEY-08: a change of size is answered in the next frame, and after the end no more', () => {
  let report = () => {};
  class Observer {
    observe = vi.fn();
    disconnect = vi.fn();
    constructor(onReport: () => void) {
      report = onReport;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.useFakeTimers();
  const onChange = vi.fn();
  const stop = watchSizes([document.body, null], onChange);
  report();
  report();
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(onChange).toHaveBeenCalledOnce();
  report();
  stop?.();
  vi.advanceTimersToNextFrame();
  expect(onChange).toHaveBeenCalledOnce();
});
