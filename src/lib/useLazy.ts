import { useSyncExternalStore } from 'react';
import type { Lazy, LoadState } from './loadWithRetry.ts';

const NOTHING: LoadState<never> = { value: undefined, hasFailed: false };

/** How far loading has come; nothing on a server and during hydration, so that both render the same. */
export const useLazy = <Value>(lazy: Lazy<Value>): LoadState<Value> =>
  useSyncExternalStore(
    lazy.subscribe,
    () => lazy.state,
    () => NOTHING,
  );
