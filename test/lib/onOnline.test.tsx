import { expect, it, vi } from 'vitest';
import { onOnline } from '#src/lib/onOnline.ts';

const fire = (type: string) => void window.dispatchEvent(new Event(type));

it('BEY-08: calls back when the network works again, but not in the back/forward cache', () => {
  const listener = vi.fn();
  const stop = onOnline(listener);
  fire('online');
  expect(listener).toHaveBeenCalledTimes(1);
  fire('pagehide');
  fire('online');
  expect(listener).toHaveBeenCalledTimes(1);
  fire('pageshow');
  fire('pageshow');
  fire('online');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  fire('pageshow');
  fire('online');
  expect(listener).toHaveBeenCalledTimes(2);
});
