import { atom } from 'jotai/vanilla';
import type { CountryFooter } from '#src/schemas/footer.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import type { PromotionResponse } from '#src/schemas/promotion.ts';
import type { ThemeWorlds } from '#src/schemas/themeWorld.ts';

/**
 * Data that a server has already requested from the shop, so that the first paint is complete and the browser does not
 * request it again (contract: calls). A missing or undefined part did not arrive in time, and the browser requests it; `null` is an
 * answer: the shop has none.
 */
export interface ServerData {
  /**
   * When the server read the data, in milliseconds (`Date.now()`): what has ended by then is neither in its markup nor in
   * the hydrated page. Omit it in a preview of another time. @default ended theme worlds go after hydration
   */
  now?: number | undefined;
  navigation?: NavigationNode[] | null | undefined;
  themeWorlds?: ThemeWorlds | null | undefined;
  /** By promotion id; the header requests `~header_top` and `~header_benefits`. */
  promotions?: Record<string, PromotionResponse | null | undefined>;
  /** The site's embedded footer content; passed on with the page, it costs the browser no call and no script. */
  footerContent?: CountryFooter | undefined;
  /** The overrides from SHOP_FOOTER. */
  footer?: Partial<CountryFooter> | null | undefined;
}

/** Set by `VitrineProvider` from its `serverData`. */
export const serverDataAtom = atom<ServerData>({});
