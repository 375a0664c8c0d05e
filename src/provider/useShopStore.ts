import { createStore } from 'jotai/vanilla';
import { useLayoutEffect, useState } from 'react';
import type { VisitorHint } from '#src/lib/visitorHint.ts';
import { awaitConsentAtom } from '#src/state/consentAtoms.ts';
import { eventSourceAtom } from '#src/state/eventSourceAtom.ts';
import { type Page, type PageStore, pageAtom } from '#src/state/pageAtom.ts';
import { type ServerData, serverDataAtom } from '#src/state/serverDataAtom.ts';
import { visitorHintAtom } from '#src/state/visitorHintAtom.ts';
import { voucherDraftAtom } from '#src/state/voucherDraftAtom.ts';

interface ShopStoreOptions {
  page: Page;
  /** The page's own store, for the site and language with which it was first passed. */
  store: PageStore | undefined;
  serverData: ServerData | undefined;
  visitorHint: VisitorHint | undefined;
  eventSource: Element | undefined;
}

interface OpenStore extends Pick<ShopStoreOptions, 'page' | 'serverData' | 'visitorHint'> {
  store: PageStore;
  storeProp: PageStore | undefined;
}

/**
 * The state of one site in one language. Another site is another shop: it starts with a new store, so that no amount is
 * ever shown in another currency.
 */
export function useShopStore(options: ShopStoreOptions): PageStore {
  const [open, setOpen] = useState(() => openStore(options, null));
  let current = open;
  if (open.page.pageKey !== options.page.pageKey) {
    current = openStore(options, open);
    setOpen(current);
  }
  const { store } = current;
  const { page, eventSource = null } = options;
  // Before the effects of any component, which read the page from the store.
  useLayoutEffect(() => store.set(pageAtom, page), [store, page]);
  // A page knows its element only after the first render.
  useLayoutEffect(() => store.set(eventSourceAtom, eventSource), [store, eventSource]);
  return store;
}

/**
 * @param former the store of the previous site or language; its server data and visitor hint are not reused. In another
 *   language of the same site, the user goes on typing
 */
function openStore(options: ShopStoreOptions, former: OpenStore | null): OpenStore {
  const { page, store: storeProp, serverData, visitorHint, eventSource } = options;
  const store = storeProp && storeProp !== former?.storeProp ? storeProp : createStore();
  // Before any part of this page can send or store anything.
  if (page.consent) store.set(awaitConsentAtom);
  store.set(pageAtom, page);
  if (serverData && serverData !== former?.serverData) store.set(serverDataAtom, serverData);
  if (visitorHint && visitorHint !== former?.visitorHint) store.set(visitorHintAtom, visitorHint);
  if (eventSource) store.set(eventSourceAtom, eventSource);
  if (former?.page.site.code === page.site.code)
    store.set(voucherDraftAtom, former.store.get(voucherDraftAtom));
  return { page, store, storeProp, serverData, visitorHint };
}
