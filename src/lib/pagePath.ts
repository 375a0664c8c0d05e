/** The path of the page that the window shows. */
export const readPagePath = (): string => window.location.pathname;

/** An address without its query and fragment. */
export const pathOf = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? '';

/** The path and query of the page that the window shows. */
export const readPageAddress = (): string => window.location.pathname + window.location.search;

/**
 * Calls back when the window's address may have changed without a reload: by a router or by the browser's buttons.
 * The Navigation API tells both; browsers without it tell only the buttons. The page's `history` stays as it is: a
 * library that wraps it fights with the page's router.
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
