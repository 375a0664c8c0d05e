import { assignAbTests, readAbTests } from './services/abTests.ts';
import { changeCartService, readCart } from './services/cart.ts';
import { readNavigation } from './services/navigation.ts';
import { confirmSubscriber, readSubscriber, subscribe, updateSubscriber } from './services/newsletter.ts';
import { checkStaff, logoutStaff, renewStaff, setPreview } from './services/preview.ts';
import { readPromotion } from './services/promotion.ts';
import { readCacheKey, readSuggestions } from './services/search.ts';
import { readThemeWorlds } from './services/themeWorlds.ts';
import { readBaseData, readCustomerInfo, readPartnerSite, readVisitor } from './services/visitor.ts';
import type { MockShop } from './world.ts';

/** The whole mock shop, one service per row of the endpoint table (BFF-03). */
export const mockShop: MockShop = {
  readVisitor,
  readPartnerSite,
  readCustomerInfo,
  readPromotion,
  readCart,
  changeCart: changeCartService,
  readSuggestions,
  readCacheKey,
  readNavigation,
  readThemeWorlds,
  subscribe,
  readBaseData,
  readSubscriber,
  confirmSubscriber,
  updateSubscriber,
  assignAbTests,
  readAbTests,
  setPreview,
  checkStaff,
  renewStaff,
  logoutStaff,
};
