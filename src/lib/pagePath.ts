/** The path of the page that the window shows. */
export const readPagePath = (): string => window.location.pathname;

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
