import { useSyncExternalStore } from 'react';

interface NavigationApi {
  navigation?: EventTarget;
}

// A router's navigation is observed if the browser supports it; otherwise only back and forward are.
function onNavigation(listener: () => void): () => void {
  const { navigation } = window as Window & NavigationApi;
  window.addEventListener('popstate', listener);
  navigation?.addEventListener('currententrychange', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    navigation?.removeEventListener('currententrychange', listener);
  };
}

const readAddress = () => window.location.pathname + window.location.search;
const unknownAddress = () => '/';

/**
 * Path and query of this page.
 *
 * @param addressProp by a page that knows it during server rendering @default read from the window after hydration
 */
export function usePageAddress(addressProp?: string): string {
  const current = useSyncExternalStore(onNavigation, readAddress, unknownAddress);
  return addressProp ?? current;
}
