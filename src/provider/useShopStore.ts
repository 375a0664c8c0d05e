import { createStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { VisitorHint } from '#src/lib/visitorHint.ts';
import { requireConsentAtom } from '#src/state/consentAtoms.ts';
import { type Environment, environmentAtom } from '#src/state/environmentAtom.ts';
import { eventSourceAtom } from '#src/state/eventSourceAtom.ts';
import { type ServerData, serverDataAtom } from '#src/state/serverDataAtom.ts';
import { visitorHintAtom } from '#src/state/visitorHintAtom.ts';
import { voucherDraftAtom } from '#src/state/voucherDraftAtom.ts';

export type Store = ReturnType<typeof createStore>;

interface ShopStoreOptions {
  /** Identifies site and language; another key gets another store. */
  pageKey: string;
  /** The page's own store, for the site and language with which it was first passed. */
  store: Store | undefined;
  environment: Environment;
  serverData: ServerData | undefined;
  visitorHint: VisitorHint | undefined;
  eventSource: Element | undefined;
}

interface OpenStore extends Pick<ShopStoreOptions, 'pageKey' | 'serverData' | 'visitorHint'> {
  store: Store;
  storeProp: Store | undefined;
}

/**
 * The state of one site in one language. Another site is another shop: it starts with a new store, so that no amount is
 * ever shown in another currency.
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

/**
 * @param former the store of the previous site or language; its server data and visitor hint are not reused. In another
 *   language of the same site, the user goes on typing
 */
function openStore(options: ShopStoreOptions, former: OpenStore | null): OpenStore {
  const { pageKey, store: storeProp, environment, serverData, visitorHint, eventSource } = options;
  const store = storeProp && storeProp !== former?.storeProp ? storeProp : createStore();
  // Before any part of this page can send or store anything.
  if (environment.consent) store.set(requireConsentAtom);
  store.set(environmentAtom, environment);
  if (serverData && serverData !== former?.serverData) store.set(serverDataAtom, serverData);
  if (visitorHint && visitorHint !== former?.visitorHint) store.set(visitorHintAtom, visitorHint);
  if (eventSource) store.set(eventSourceAtom, eventSource);
  if (former?.store.get(environmentAtom).site.code === environment.site.code)
    store.set(voucherDraftAtom, former.store.get(voucherDraftAtom));
  return { pageKey, store, storeProp, serverData, visitorHint };
}
