import { createStore } from 'jotai';
import { useEffect, useState } from 'react';
import { requireConsentAtom } from '#src/state/consentAtoms.ts';
import { type Environment, environmentAtom } from '#src/state/environmentAtom.ts';
import { eventSourceAtom } from '#src/state/eventSourceAtom.ts';
import { type ServerData, serverDataAtom } from '#src/state/serverDataAtom.ts';

export type Store = ReturnType<typeof createStore>;

interface ShopStoreOptions {
  /** Names site and language; another one gets another store. */
  pageKey: string;
  /** The page's own store, for the site and language that it is first given with. */
  store: Store | undefined;
  environment: Environment;
  serverData: ServerData | undefined;
  eventSource: Element | undefined;
}

interface OpenStore extends Pick<ShopStoreOptions, 'pageKey' | 'serverData'> {
  store: Store;
  given: Store | undefined;
}

/**
 * The state of one site in one language. Another site is another shop: it starts with a store of its own, so that no
 * amount is ever shown in another currency (SIT-05).
 */
export function useShopStore(options: ShopStoreOptions): Store {
  const [open, setOpen] = useState(() => openStore(options, null));
  let current = open;
  if (open.pageKey !== options.pageKey) {
    current = openStore(options, open);
    setOpen(current);
  }
  const { store } = current;
  const { environment } = options;
  useEffect(() => store.set(environmentAtom, environment), [store, environment]);
  return store;
}

/** @param former the store of the site before: what was given with it is not given to the next one */
function openStore(options: ShopStoreOptions, former: OpenStore | null): OpenStore {
  const { pageKey, store: given, environment, serverData, eventSource } = options;
  const store = given && given !== former?.given ? given : createStore();
  // Before any part of this page can send or store something (BEY-20).
  if (environment.consent) store.set(requireConsentAtom);
  store.set(environmentAtom, environment);
  if (serverData && serverData !== former?.serverData) store.set(serverDataAtom, serverData);
  if (eventSource) store.set(eventSourceAtom, eventSource);
  return { pageKey, store, given, serverData };
}
