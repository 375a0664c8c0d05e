import { useSyncExternalStore } from 'react';
import type { Lazy, LoadState } from './loadWithRetry.ts';

const NOTHING: LoadState<never> = { value: undefined, hasFailed: false };

/** The loading state; empty on the server and during hydration, so that both render the same. */
export const useLazy = <Value>(lazy: Lazy<Value>): LoadState<Value> =>
  useSyncExternalStore(
    lazy.subscribe,
    () => lazy.state,
    () => NOTHING,
  );
