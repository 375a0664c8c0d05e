import { useSetAtom } from 'jotai/react';
import { useEffect, useSyncExternalStore } from 'react';
import { onPlatformChange, type Platform, platformAtom, platformOfWidth } from '#src/state/platformAtoms.ts';

const readPlatform = (): Platform => platformOfWidth(window.innerWidth);
// The server does not know the window's width; its styles use media queries.
const readServerPlatform = (): Platform => 'CLASSIC';

/** The header's platform: the prop, or else by the window's width. Other features read it from `platformAtom`. */
export function usePlatform(platformProp: Platform | undefined): Platform {
  const measured = useSyncExternalStore(onPlatformChange, readPlatform, readServerPlatform);
  const platform = platformProp ?? measured;
  const setPlatform = useSetAtom(platformAtom);
  useEffect(() => setPlatform(platform), [platform, setPlatform]);
  useEffect(() => () => setPlatform(null), [setPlatform]);
  return platform;
}
