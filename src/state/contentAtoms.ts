import { atom } from 'jotai/vanilla';
import type { CountryFooter } from '#src/schemas/footer.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import type { ThemeWorlds } from '#src/schemas/themeWorld.ts';
import { serverDataAtom } from './serverDataAtom.ts';

// The shop's editorial content. Features render it; the staff preview lists its sources.

/** The browser's navigation tree; `undefined`: not requested. */
export const fetchedTreeAtom = atom<NavigationNode[] | null | undefined>(undefined);

/** The browser's theme worlds; `undefined`: not requested. */
export const fetchedWorldsAtom = atom<ThemeWorlds | null | undefined>(undefined);

/** The browser's overrides from SHOP_FOOTER; `undefined`: not requested. */
export const fetchedFooterAtom = atom<Partial<CountryFooter> | null | undefined>(undefined);

/** The fields that all promotions share. */
export interface KnownPromotion {
  id: string;
  headline?: string | null;
}

/** The browser's parsed promotions by key; `null`: the shop has none. */
export const fetchedPromotionsAtom = atom<Record<string, KnownPromotion | null>>({});

/** The browser's response, and until it has asked the server's. `null` is a response: the shop has none. */
const latest = <Content>(fetched: Content | undefined, served: Content) =>
  fetched === undefined ? served : fetched;

const NO_NODES: NavigationNode[] = [];

// The server's content is what a part renders while it hydrates: by then another part may have replaced it.

/** The server's tree; empty without one. */
export const servedTreeAtom = atom((get) => get(serverDataAtom).navigation ?? NO_NODES);

/** The tree from the browser's response, or else the server's; empty until it is loaded. */
export const navigationTreeAtom = atom(
  (get) => latest(get(fetchedTreeAtom), get(servedTreeAtom)) ?? NO_NODES,
);

/** The server's theme worlds; `null` without them. */
export const servedWorldsAtom = atom((get) => get(serverDataAtom).themeWorlds ?? null);

/** The theme worlds from the browser's response, or else the server's; `null` until they are loaded. */
export const themeWorldsAtom = atom((get) => latest(get(fetchedWorldsAtom), get(servedWorldsAtom)));

/** The server's overrides from SHOP_FOOTER; `null` without them. */
export const servedFooterAtom = atom((get) => get(serverDataAtom).footer ?? null);

/** The overrides from SHOP_FOOTER: the browser's response, or else the server's, or else `null`. */
export const footerOverrideAtom = atom((get) => latest(get(fetchedFooterAtom), get(servedFooterAtom)));
