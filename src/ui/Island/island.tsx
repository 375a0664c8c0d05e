import { type ComponentType, memo, use, useEffect } from 'react';
import { SiteContext } from '#src/i18n/SiteContext.ts';
import { HydrationBoundary } from '#src/ui/ErrorBoundary/HydrationBoundary.tsx';
import { createHydrationTrigger, type IslandOptions } from './hydrationTrigger.ts';

/** The code of an island: what `importWithRetry` returns. */
export interface IslandSource<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** Its `value` is the component if it is loaded already, as on a server. */
  state?: { value: ComponentType<Props> | undefined };
}

/**
 * A component whose code is not part of the initial load. The server renders it, and the browser hydrates it
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
  lazy: IslandSource<Props>,
  options: IslandOptions,
): ComponentType<Props> {
  const Loaded = lazy.state?.value;
  if (Loaded) return eagerIsland(Loaded);
  const trigger = createHydrationTrigger(lazy.load, options);

  function Part(props: Props) {
    const whenTextsLoaded = use(SiteContext)?.whenTextsLoaded;
    const Loaded = use(trigger.whenLoaded);
    // Components have texts, so they also need the page's language.
    if (whenTextsLoaded) use(whenTextsLoaded());
    useEffect(trigger.done, []);
    return <Loaded {...props} />;
  }

  // React renders a fallback only if there is no server-rendered markup.
  function LoadNow() {
    useEffect(trigger.loadNow, []);
    return null;
  }

  function Island(props: Props) {
    const whenTextsLoaded = use(SiteContext)?.whenTextsLoaded;
    useEffect(() => trigger.schedule(whenTextsLoaded), [whenTextsLoaded]);
    return (
      <HydrationBoundary fallback={<LoadNow />}>
        <Part {...props} />
      </HydrationBoundary>
    );
  }
  return memo(Island) as unknown as ComponentType<Props>;
}

/** Renders a component at once, in the boundary that the browser expects. */
function eagerIsland<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const EagerIsland = (props: Props) => (
    <HydrationBoundary>
      <Part {...props} />
    </HydrationBoundary>
  );
  return memo(EagerIsland) as unknown as ComponentType<Props>;
}
