import { type ReactNode, useEffect } from 'react';
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

interface HydratedProps {
  children: ReactNode;
  onHydrated?: () => void;
}

/** Its effect follows those of its children. */
function Hydrated({ children, onHydrated }: HydratedProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}

/** Shows a page as a server renders it. The test calls `hydrate`. */
export function showPage(page: ReactNode): void {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Hydrated>{page}</Hydrated>);
  window.hydrate = () =>
    new Promise((resolve, reject) => {
      // A task that a frame starts follows its paint.
      const awaitPaint = () => requestAnimationFrame(() => setTimeout(resolve));
      hydrateRoot(root, <Hydrated onHydrated={awaitPaint}>{page}</Hydrated>, { onRecoverableError: reject });
    });
}
