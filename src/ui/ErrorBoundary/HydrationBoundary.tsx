import { Activity, type ReactNode, Suspense, useState } from 'react';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';

interface HydrationBoundaryProps {
  /** Shown while content that no server rendered waits for its code or texts. @default nothing */
  fallback?: ReactNode;
  /** Content that never waits on a server. */
  children: ReactNode;
}

/**
 * A boundary for content that waits in a browser only. The server's markup stays until the content is hydrated; content
 * without such markup waits in a Suspense boundary.
 *
 * On a server it is no Suspense boundary: streaming renderers take large ones out of the page and put them back by
 * script, so legal links would depend on a script, and the page would shift.
 */
export const HydrationBoundary = ({ fallback = null, children }: HydrationBoundaryProps) => (
  <Activity>
    <Content fallback={fallback}>{children}</Content>
  </Activity>
);

function Content({ fallback, children }: HydrationBoundaryProps) {
  // Later renders keep the structure of the first one.
  const [hasMarkup] = useState(!useIsHydrated());
  return hasMarkup ? children : <Suspense fallback={fallback}>{children}</Suspense>;
}
