import { type ComponentType, memo, Suspense, use, useEffect } from 'react';
import { SiteContext } from '#src/i18n/SiteContext.ts';
import type { Lazy } from '#src/lib/loadWithRetry.ts';
import { createHydrationTrigger, type IslandOptions } from './hydrationTrigger.ts';

/**
 * A component whose code is not part of the initial load (BEY-07). The server renders it, and the browser hydrates it
 * later, in a separate task. Until then its links and forms work as plain HTML. Hover, focus or a press on one of its
 * buttons loads it immediately; the press is replayed after hydration. A component that fails to load stays plain HTML.
 * If no server rendered it, it loads on mount.
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
    // Components have texts, so they also need the page's language.
    if (whenWhole) use(whenWhole());
    useEffect(trigger.done, []);
    return <Loaded {...props} />;
  }

  // React renders a fallback only if there is no server-rendered markup.
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
