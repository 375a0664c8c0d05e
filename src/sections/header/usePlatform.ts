import { useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { onPlatformChange, type Platform, platformAtom, platformOfWidth } from '#src/state/platformAtoms.ts';

const readPlatform = (): Platform => platformOfWidth(window.innerWidth);
// A server cannot know; its styles ask the window's width themselves.
const readServerPlatform = (): Platform => 'CLASSIC';

/**
 * The header's platform: the given one, else the window's, following its width (HDR-06). Other features read it from
 * `platformAtom`.
 */
export function usePlatform(given: Platform | undefined): Platform {
  const measured = useSyncExternalStore(onPlatformChange, readPlatform, readServerPlatform);
  const platform = given ?? measured;
  const setPlatform = useSetAtom(platformAtom);
  useEffect(() => setPlatform(platform), [platform, setPlatform]);
  return platform;
}
