import { useAtomValue, useStore } from 'jotai/react';
import { useMemo } from 'react';
import type { ThemeWorldSection } from '#src/schemas/themeWorld.ts';
import { themeWorldsAtom } from '#src/state/contentAtoms.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { isPreviewed } from '#src/state/previewRevisionAtom.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { readThemeWorlds, type ThemeWorldGroup } from './themeWorldModel.ts';

const NONE: readonly ThemeWorldGroup[] = [];

/**
 * The theme worlds of a flyout, ready to render; empty until they are loaded (NAV-02).
 *
 * @param sections the sections to show; `null` for a flyout without theme worlds
 */
export function useThemeWorlds(sections: readonly ThemeWorldSection[] | null): readonly ThemeWorldGroup[] {
  const worlds = useAtomValue(themeWorldsAtom);
  const { brand } = useAtomValue(environmentAtom).site;
  const store = useStore();
  // The clocks of server and browser differ, and the first render must match the server's. In a preview, staff look at
  // another time, for which the shop has already removed ended theme worlds.
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    if (!worlds || !sections) return NONE;
    const now = isHydrated && !isPreviewed(store.get) ? Date.now() : null;
    return readThemeWorlds(worlds, { brandSlug: brand.slug, sections, now });
  }, [worlds, sections, brand, isHydrated, store]);
}
