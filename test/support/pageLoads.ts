import { onTestFinished, vi } from 'vitest';

/**
 * Watches page loads by `location.assign`, which jsdom does not implement, until the end of the test.
 *
 * @example expect(watchPageLoads()).toHaveBeenCalledWith('https://at.shop.example/');
 */
export function watchPageLoads() {
  const assign = vi.fn<Location['assign']>();
  const { location } = window;
  // Its methods cannot be replaced on the object itself.
  const watched = new Proxy(
    {},
    { get: (_, name) => (name === 'assign' ? assign : Reflect.get(location, name)) },
  );
  vi.stubGlobal('location', watched);
  onTestFinished(() => void vi.unstubAllGlobals());
  return assign;
}
