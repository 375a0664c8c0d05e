/** Calls back when the network works again, not in the back/forward cache. @returns a function that stops listening */
export function onOnline(listener: () => void): () => void {
  const listen = () => window.addEventListener('online', listener);
  const stop = () => window.removeEventListener('online', listener);
  listen();
  // The browser removes a page from its back/forward cache when this listener runs.
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', listen);
  return () => {
    stop();
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('pageshow', listen);
  };
}
