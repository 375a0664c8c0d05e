/**
 * Runs a callback at once, or on a page that the browser prerenders when the visitor opens it, which they may never do.
 *
 * @returns a function that cancels it
 */
export function onceShown(run: () => void): () => void {
  const { prerendering = false } = document as Document & { prerendering?: boolean };
  if (!prerendering) run();
  else document.addEventListener('prerenderingchange', run, { once: true });
  return () => document.removeEventListener('prerenderingchange', run);
}
