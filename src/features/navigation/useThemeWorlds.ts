import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { useEffect, useMemo } from 'react';
import { useSite } from '#src/i18n/SiteContext.ts';
import { callAt } from '#src/lib/callAt.ts';
import { endOfThemeWorld } from '#src/lib/endOfThemeWorld.ts';
import { onOnline } from '#src/lib/onOnline.ts';
import { endOfShopDay } from '#src/lib/shopTime.ts';
import { THEME_WORLD_SECTIONS, type ThemeWorldSection } from '#src/schemas/themeWorld.ts';
import {
  contentInstantAtom,
  pageInstantAtom,
  readClockAtom,
  serverInstantAtom,
} from '#src/state/clockAtoms.ts';
import { servedWorldsAtom, themeWorldsAtom } from '#src/state/contentAtoms.ts';
import { previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';
import { isNavigationOpenAtom, loadWorldsAtom, worldsInstantAtom } from './navigationAtoms.ts';
import { readThemeWorlds, type ThemeWorldGroup } from './themeWorldModel.ts';

const NONE: readonly ThemeWorldGroup[] = [];

/**
 * The shop's theme worlds at the page's time, or at the time of a preview, ready to render; empty until they are loaded. It
 * requests them unless the server or the navigation of the same page has.
 *
 * @param sections the sections to show; `null` shows none. @default all
 * @example const [first] = useThemeWorlds(['new'])[0]?.tiles ?? [];
 */
export function useThemeWorlds(
  sections: readonly ThemeWorldSection[] | null = THEME_WORLD_SECTIONS,
): readonly ThemeWorldGroup[] {
  useThemeWorldSource();
  return useShownThemeWorlds(sections);
}

/** The same without a source: the navigation has one for all its flyouts. */
export function useShownThemeWorlds(
  sections: readonly ThemeWorldSection[] | null,
): readonly ThemeWorldGroup[] {
  const worlds = useHydratedAtomValue(themeWorldsAtom, useAtomValue(servedWorldsAtom));
  const { brand, timeZone } = useSite();
  const served = useAtomValue(serverInstantAtom);
  const now = useHydratedAtomValue(contentInstantAtom, served);
  const readAt = useHydratedAtomValue(worldsInstantAtom, served);
  return useMemo(() => {
    if (!worlds || !sections) return NONE;
    const countedUntil = readAt === null ? null : endOfShopDay(readAt, timeZone);
    return readThemeWorlds(worlds, { brandSlug: brand.slug, timeZone, sections, now, countedUntil });
  }, [worlds, sections, brand, timeZone, now, readAt]);
}

/**
 * Requests the theme worlds, and reads the clock when they arrive, when a flyout opens, when the next one ends, and at
 * the shop's midnight.
 */
export function useThemeWorldSource(): void {
  const store = useStore();
  const load = useSetAtom(loadWorldsAtom);
  const revision = useAtomValue(previewRevisionAtom);
  // Each revision needs a new answer.
  useEffect(() => {
    void load();
    return onOnline(() => void load());
  }, [load, revision]);
  const worlds = useAtomValue(themeWorldsAtom);
  const { timeZone } = useSite();
  const instant = useAtomValue(pageInstantAtom);
  const readClock = useSetAtom(readClockAtom);
  useEffect(() => readClock(), [readClock, worlds]);
  useEffect(
    () => store.sub(isNavigationOpenAtom, () => store.get(isNavigationOpenAtom) && readClock()),
    [store, readClock],
  );
  useEffect(() => {
    if (!worlds || instant === null) return;
    const ends = THEME_WORLD_SECTIONS.flatMap((section) =>
      (worlds[section]?.themeworlds ?? []).map((world) => endOfThemeWorld(world, timeZone) ?? 0),
    );
    const midnight = endOfShopDay(instant, timeZone) ?? 0;
    const next = Math.min(...[...ends, midnight].filter((end) => end >= instant));
    if (!Number.isFinite(next)) return;
    // One millisecond after the end, which still belongs to the theme world.
    return callAt(Date.now() + next + 1 - instant, readClock);
  }, [worlds, instant, timeZone, readClock]);
}
