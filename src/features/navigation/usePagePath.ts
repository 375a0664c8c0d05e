import { useSyncExternalStore } from 'react';

const onPathChange = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};
const readPath = () => window.location.pathname;
// A server that names no path leaves the marks to the tree's own flags.
const readServerPath = () => null;

/** The page's path: the given one, else the window's once the page lives. */
export function usePagePath(given: string | undefined): string | null {
  const measured = useSyncExternalStore(onPathChange, readPath, readServerPath);
  return given ?? measured;
}
