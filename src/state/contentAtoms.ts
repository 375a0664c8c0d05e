import { atom } from 'jotai/vanilla';
import type { CountryFooter } from '#src/schemas/footer.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import type { ThemeWorlds } from '#src/schemas/themeWorld.ts';
import { serverDataAtom } from './serverDataAtom.ts';

// The content that editors schedule, as the shop sent it. Features render it; the staff preview says where it came from.

/** The browser's navigation tree; `undefined`: not requested. */
export const askedTreeAtom = atom<NavigationNode[] | null | undefined>(undefined);

/** The browser's theme worlds; `undefined`: not requested. */
export const askedWorldsAtom = atom<ThemeWorlds | null | undefined>(undefined);

/** The browser's overrides from SHOP_FOOTER; `undefined`: not requested. */
export const askedFooterAtom = atom<Partial<CountryFooter> | null | undefined>(undefined);

/** What every promotion has, of whatever kind. */
export interface KnownPromotion {
  id: string;
  headline?: string | null;
}

/** The browser's promotions by their key, as their feature has read them; `null`: the shop has none. */
export const askedPromotionsAtom = atom<Record<string, KnownPromotion | null>>({});

/** The tree as the shop sent it, to the browser or else to the server; empty until it is loaded (NAV-01). */
export const navigationTreeAtom = atom((get) => get(askedTreeAtom) ?? get(serverDataAtom).navigation ?? []);

/** The theme worlds as the shop sent them; `null` until they are loaded (NAV-02). */
export const themeWorldsAtom = atom((get) => get(askedWorldsAtom) ?? get(serverDataAtom).themeWorlds ?? null);

/** The overrides from SHOP_FOOTER: the browser's answer, or else the server's, or else none (FTR-08). */
export const footerOverrideAtom = atom((get) => {
  const asked = get(askedFooterAtom);
  return asked === undefined ? (get(serverDataAtom).footer ?? null) : asked;
});
