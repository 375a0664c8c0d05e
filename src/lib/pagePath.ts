/** The path of the current page. */
export const readPagePath = (): string => window.location.pathname;

/** A URL without its query and fragment. */
export const pathOf = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? '';

/** The path and query of the current page. */
export const readPageAddress = (): string => window.location.pathname + window.location.search;

/**
 * Calls back when the window's URL may have changed without a reload: by a router or by the browser's buttons. The
 * Navigation API reports both; browsers without it report only the buttons. The page's `history` is not wrapped,
 * because that would conflict with the page's router.
 *
 * @returns a function that stops listening
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
