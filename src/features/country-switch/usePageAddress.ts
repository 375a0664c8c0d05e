import { useSyncExternalStore } from 'react';

function onNavigation(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

const readAddress = () => window.location.pathname + window.location.search;
const unknownAddress = () => '/';

/**
 * Path and query of this page.
 *
 * @param given by a page that knows it while a server renders @default read from the window after hydration
 */
export function usePageAddress(given?: string): string {
  const read = useSyncExternalStore(onNavigation, readAddress, unknownAddress);
  return given ?? read;
}
