import { atom, type createStore } from 'jotai/vanilla';
import type { ShopApi } from '#src/api/shopApi.ts';
import type { SiteContextValue } from '#src/i18n/SiteContext.ts';
import type { Track } from '#src/lib/dataLayer.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import { type ConsentAdapter, gatedTrackAtom } from './consentAtoms.ts';

/** The state of a page: the store of its `VitrineProvider`. */
export type PageStore = ReturnType<typeof createStore>;

/** The page of `VitrineProvider`. Components read its site and texts through `useSite` and `useText`. */
export interface Page extends SiteContextValue {
  shop: ShopApi;
  track: Track;
  /** Navigates to a URL: with the page's router if there is one, otherwise with a full page load. */
  navigate: (href: string) => void;
  /** The source of the visitor's consent, if the page asks for it. */
  consent?: ConsentAdapter;
}

const givenPageAtom = atom<Page | null>(null);
const storedPageAtom = atom<Page | null>(null);

/** The page of a store; reading it without a provider is a developer's mistake. */
export const pageAtom = atom(
  (get) => {
    const page = get(storedPageAtom);
    if (!page) throw new VitrineError('This store has no page. Render inside a VitrineProvider.');
    return page;
  },
  (get, set, page: Page) => {
    if (get(givenPageAtom) === page) return;
    set(givenPageAtom, page);
    // All analytics pass the consent gate here, so that no feature can bypass it.
    set(storedPageAtom, { ...page, track: set(gatedTrackAtom, page.track) });
  },
);

export const shopApiAtom = atom((get) => get(pageAtom).shop);
