import { type ComponentType, memo, Suspense, use, useEffect } from 'react';
import { SiteContext } from '#src/i18n/SiteContext.ts';
import type { Lazy } from '#src/lib/loadWithRetry.ts';
import { createHydrationTrigger, type IslandOptions } from './hydrationTrigger.ts';

/**
 * A part whose code is not in the page's first load (BEY-07). The server renders it, and the browser hydrates it later,
 * in a task of its own. Until then its links and forms work as plain HTML. Pointing at it, focusing it or pressing one of
 * its buttons loads it at once; the press is replayed after hydration. A part that fails to load stays plain HTML. Where
 * no server has rendered it, it loads as soon as it is mounted.
 *
 * Its props must not change before it is loaded: React would replace the server's markup.
 *
 * @example
 * const Guide = island(importWithRetry('The guide', () => import('./Guide.tsx'), ({ Guide }) => Guide), {
 *   root: '[data-part="guide"]',
 *   until: 'visible',
 * });
 */
export function island<Props extends object>(
  lazy: Pick<Lazy<ComponentType<Props>>, 'load'>,
  options: IslandOptions,
): ComponentType<Props> {
  const trigger = createHydrationTrigger(lazy.load, options);

  function Part(props: Props) {
    const whenWhole = use(SiteContext)?.whenWhole;
    const Loaded = use(trigger.whenLoaded);
    // Parts have texts, so they need the page's language too.
    if (whenWhole) use(whenWhole());
    useEffect(trigger.done, []);
    return <Loaded {...props} />;
  }

  // React renders a fallback only where there is no server-rendered markup.
  function LoadNow() {
    useEffect(trigger.loadNow, []);
    return null;
  }

  function Island(props: Props) {
    const whenWhole = use(SiteContext)?.whenWhole;
    useEffect(() => trigger.schedule(whenWhole), [whenWhole]);
    return (
      <Suspense fallback={<LoadNow />}>
        <Part {...props} />
      </Suspense>
    );
  }
  return memo(Island) as unknown as ComponentType<Props>;
}
