import { useSyncExternalStore } from 'react';
import { askForStylesAgain } from '#src/lib/missingStyles.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { retryableImport } from '#src/lib/retryableImport.ts';

/** What is loaded after the page works. */
export type CartContent = typeof import('./cartContent.ts');

interface Loaded {
  /** `null` until it is here. */
  content: CartContent | null;
  /** The last try failed. The next sign of interest, or the person, starts another. */
  hasFailed: boolean;
}

const importContent = retryableImport(() => import('./cartContent.ts'));
const NOTHING: Loaded = { content: null, hasFailed: false };
let loaded = NOTHING;
let loading: Promise<CartContent | null> | null = null;
const listeners = new Set<() => void>();

function set(next: Loaded): void {
  loaded = next;
  for (const listener of listeners) listener();
}

/** Fetches the content unless it is here or on its way. Never rejects: `null` when it does not come. */
export function loadCartContent(): Promise<CartContent | null> {
  if (loaded.content) return Promise.resolve(loaded.content);
  loading ??= fetchContent().finally(() => {
    loading = null;
  });
  return loading;
}

async function fetchContent(): Promise<CartContent | null> {
  try {
    if (loaded.hasFailed) await askForStylesAgain();
    const content = await importContent();
    set({ content, hasFailed: false });
    return content;
  } catch (error) {
    reportProblem(`The mini cart's content could not be loaded: ${error}`);
    set({ content: null, hasFailed: true });
    return null;
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The content as far as it is here: at once when it is, never on a server. */
export const useCartContent = (): Loaded =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => NOTHING,
  );
