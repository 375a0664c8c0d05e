import { type ComponentType, memo, Suspense, use, useEffect } from 'react';
import { SiteContext } from '#src/i18n/SiteContext.ts';
import { createArrival, type LaterOptions } from './arrival.ts';

/**
 * A part whose code is not in the page's first load (BEY-07): a server draws it at once, the browser takes it over
 * later, in a task of its own. Until then its links and forms work as plain HTML; whoever points at it, focuses it or
 * presses one of its buttons calls it at once, and the press is done when the part is there. A part that does not come
 * stays the plain HTML that it is. Where no server has drawn it, it loads as soon as it is rendered.
 *
 * Give it props that stay the same: a change before it is there makes React draw it anew.
 *
 * @param load gets the part; it is called whenever somebody wants the part, and must not fail: see `steadyLoad`
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LaterOptions,
): ComponentType<Props> {
  const arrival = createArrival(load, options);

  function Part(props: Props) {
    const whenWhole = use(SiteContext)?.whenWhole;
    const Loaded = use(arrival.whenLoaded);
    // A part speaks, so it needs the page's language as well.
    if (whenWhole) use(whenWhole());
    useEffect(arrival.done, []);
    return <Loaded {...props} />;
  }

  // React shows a fallback only where there is no server's markup to keep.
  function Now() {
    useEffect(arrival.now, []);
    return null;
  }

  function Later(props: Props) {
    const whenWhole = use(SiteContext)?.whenWhole;
    useEffect(() => arrival.await(whenWhole), [whenWhole]);
    return (
      <Suspense fallback={<Now />}>
        <Part {...props} />
      </Suspense>
    );
  }
  return memo(Later) as unknown as ComponentType<Props>;
}
