import { type ComponentType, use, useEffect, useState } from 'react';
import { SiteContext } from '#src/i18n/SiteContext.ts';
import type { Lazy } from '#src/lazy/loadWithRetry.ts';

/**
 * A component that only the browser renders. Its code loads on mount, or earlier when `lazy.load` is called. It renders
 * nothing until its code and the page's language are loaded.
 *
 * @example const Dialog = clientIsland(importWithRetry('The dialog', () => import('./Dialog.tsx'), ({ Dialog }) => Dialog));
 */
export function clientIsland<Props extends object>(
  lazy: Pick<Lazy<ComponentType<Props>>, 'load'>,
): ComponentType<Props> {
  return function ClientIsland(props: Props) {
    const whenTextsLoaded = use(SiteContext)?.whenTextsLoaded;
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isMounted = true;
      void Promise.all([lazy.load(), whenTextsLoaded?.()]).then(([Loaded]) => {
        if (isMounted) setPart(() => Loaded);
      });
      return () => {
        isMounted = false;
      };
    }, [whenTextsLoaded]);
    return Part && <Part {...props} />;
  };
}
