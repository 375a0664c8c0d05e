import { useAtomValue, useStore } from 'jotai/react';
import { useMemo } from 'react';
import type { ThemeWorldSection } from '#src/schemas/themeWorld.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { isPreviewed } from '#src/state/previewRevisionAtom.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { themeWorldsAtom } from './navigationAtoms.ts';
import { readThemeWorlds, type ThemeWorldGroup } from './themeWorldModel.ts';

const NONE: readonly ThemeWorldGroup[] = [];

/**
 * The theme worlds of a flyout, ready to be drawn; empty until there are some (NAV-02).
 *
 * @param sections what the flyout shows; `null` for a flyout without theme worlds
 */
export function useThemeWorlds(sections: readonly ThemeWorldSection[] | null): readonly ThemeWorldGroup[] {
  const worlds = useAtomValue(themeWorldsAtom);
  const { brand } = useAtomValue(environmentAtom).site;
  const store = useStore();
  // The clocks of server and browser differ, and the first render has to match the server's. Staff look at another time,
  // for which the shop has already left out what is over.
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    if (!worlds || !sections) return NONE;
    const now = isHydrated && !isPreviewed(store.get) ? Date.now() : null;
    return readThemeWorlds(worlds, { brandSlug: brand.slug, sections, now });
  }, [worlds, sections, brand, isHydrated, store]);
}
