import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useMemo } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { onOnline } from '#src/lib/onOnline.ts';
import { navigationTreeAtom, servedTreeAtom } from '#src/state/contentAtoms.ts';
import { withTopEntries } from '#src/state/topEntries.ts';
import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { usePageAddress } from '#src/ui/usePagePath.ts';
import { loadTreeAtom } from './navigationAtoms.ts';
import { markPage, type NavigationItem, readNavigation } from './navigationModel.ts';

/** What the navigation needs to know about the page. */
export interface NavigationOptions {
  /** The page's path, with its query if that identifies the page. @default the window's, after hydration */
  path?: string | undefined;
  /** The path of the shop that serves the tree, instead of `/jsonflyoutnavigation`; the same as that of `Navigation`. */
  route?: string | undefined;
}

/** The entries at an address, as the navigation shows them. */
export function useNavigationEntries(
  address: string | null,
  route: string | undefined,
): readonly NavigationItem[] {
  const site = useSite();
  const text = useText();
  const isHydrated = useIsHydrated();
  const tree = useHydratedAtomValue(navigationTreeAtom, useAtomValue(servedTreeAtom));
  const load = useSetAtom(loadTreeAtom);
  useEffect(() => {
    void load(route);
    return onOnline(() => void load(route));
  }, [load, route]);
  const unmarked = useMemo(() => readNavigation(withTopEntries(tree, site, text)), [tree, site, text]);
  return useMemo(
    () => markPage(unmarked, address, isHydrated ? window.location.origin : null),
    [unmarked, address, isHydrated],
  );
}

/**
 * The shop's navigation for a menu, a sitemap or breadcrumbs of the page's own: safe addresses and short titles, the
 * current page and the path to it marked. It requests the tree unless the server or the `Navigation` of the same page has.
 * Suspends while the browser loads the language, as `useText` does.
 *
 * @example
 * const path = useNavigation().filter(({ current }) => current !== null);
 */
export const useNavigation = ({ path, route }: NavigationOptions = {}): readonly NavigationItem[] =>
  useNavigationEntries(usePageAddress(path), route);
