export const readPagePath = (): string => window.location.pathname;

/** A URL without its query and fragment. */
export const pathOf = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? '';

/** The path and query of the current page. */
export const readPageAddress = (): string => window.location.pathname + window.location.search;

/**
 * Calls back when a router or the browser's buttons may have changed the URL; without a Navigation API only for
 * buttons, because a wrapped `history` would conflict with the router. @returns a function that stops listening
 */
export function onPagePathChange(listener: () => void): () => void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  window.addEventListener('popstate', listener);
  navigation?.addEventListener('currententrychange', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    navigation?.removeEventListener('currententrychange', listener);
  };
}
