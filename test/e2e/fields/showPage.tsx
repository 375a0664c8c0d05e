import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { formatter, languages } from '#src/i18n/messages.ts';
import '#src/styles/index.css';

declare global {
  interface Window {
    /** Resolves after effects and the paint that follows them. */
    hydrate(): Promise<void>;
  }
}

// A server has both before it renders.
export const [messages] = await Promise.all([languages['de-DE'].load(), formatter.load()]);

/** Shows a page as a server renders it. The test calls `hydrate`. */
export function showPage(page: ReactNode): void {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  window.hydrate = () =>
    new Promise((resolve, reject) => {
      hydrateRoot(root, page, { onRecoverableError: reject });
      requestAnimationFrame(() => setTimeout(resolve, 50));
    });
}
