import { useStore } from 'jotai/react';
import { useEffect } from 'react';
import { useSite } from '#src/i18n/SiteContext.ts';
import { useLazy } from '#src/lazy/useLazy.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { lazyCartContent } from '../lazyCartContent.ts';
import { readStoredCountAtom } from './cartAtoms.ts';

/** Longest wait for an idle page, in milliseconds: the stored count may be stale. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Shows the stored count, loads the code when the page is idle, then loads the one cart of the page and keeps it in
 * sync.
 */
export function useCartSync(): void {
  const { value: content } = useLazy(lazyCartContent);
  const store = useStore();
  const { code } = useSite();
  useEffect(() => store.set(readStoredCountAtom, code), [store, code]);
  useEffect(() => whenIdle(() => void lazyCartContent.load(), LONGEST_WAIT_MS), []);
  useEffect(() => content?.syncCart(store), [content, store]);
}
