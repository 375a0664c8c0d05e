import { atom } from 'jotai/vanilla';
import type { CountryFooter } from '#src/schemas/footer.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import type { PromotionReply } from '#src/schemas/promotion.ts';
import type { ThemeWorlds } from '#src/schemas/themeWorld.ts';

/**
 * What a server has already asked the shop for, so that the first paint is whole and the browser does not ask again
 * (contract: calls). A part that is missing was not got in time and is asked for by the browser; `null` is an answer:
 * the shop has none.
 */
export interface ServerData {
  navigation?: NavigationNode[] | null;
  themeWorlds?: ThemeWorlds | null;
  /** By promotion id. */
  promotions?: Record<string, PromotionReply | null>;
  /** The site's embedded footer; handed over with the page, it costs the browser no call and no script. */
  footerContent?: CountryFooter;
  /** What SHOP_FOOTER replaces in it (FTR-08). */
  footer?: Partial<CountryFooter> | null;
}

/** Set by `VitrineProvider` from its `serverData`. */
export const serverDataAtom = atom<ServerData>({});
