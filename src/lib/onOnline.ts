/**
 * Calls back when the network works again, except for a page in the back/forward cache. Browser only.
 *
 * @returns a function that stops listening
 */
export function onOnline(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const listen = () => window.addEventListener('online', listener, { signal });
  listen();
  // The browser removes a page from its back/forward cache when this listener runs.
  window.addEventListener('pagehide', () => window.removeEventListener('online', listener), { signal });
  window.addEventListener('pageshow', listen, { signal });
  return () => listening.abort();
}
